/// A square matrix of 64-bit floats, row by row.
struct SquareMatrix {
    let size: Int
    private var values: [Double]

    init(size: Int) {
        self.size = size
        values = [Double](repeating: 0, count: size * size)
    }

    subscript(row: Int, column: Int) -> Double {
        get { values[row * size + column] }
        set { values[row * size + column] = newValue }
    }

    func times(_ vector: [Double]) -> [Double] {
        (0..<size).map { row in
            var sum = 0.0
            for column in 0..<size { sum += values[row * size + column] * vector[column] }
            return sum
        }
    }

    /// Solves the linear equations by Cholesky's decomposition, for a matrix that is symmetric and positive
    /// definite.
    func solution(for targets: [Double]) -> [Double] {
        var lower = values
        var solved = targets
        for row in 0..<size {
            for column in 0...row {
                var sum = lower[row * size + column]
                for inner in 0..<column {
                    sum -= lower[row * size + inner] * lower[column * size + inner]
                }
                lower[row * size + column] =
                    row == column ? sum.squareRoot() : sum / lower[column * size + column]
            }
            for column in 0..<row { solved[row] -= lower[row * size + column] * solved[column] }
            solved[row] /= lower[row * size + row]
        }
        for row in (0..<size).reversed() {
            for below in (row + 1)..<max(size, row + 1) {
                solved[row] -= lower[below * size + row] * solved[below]
            }
            solved[row] /= lower[row * size + row]
        }
        return solved
    }
}
