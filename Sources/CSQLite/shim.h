#ifndef CP_SQLITE_SHIM_H
#define CP_SQLITE_SHIM_H

#include <sqlite3.h>

/// sqlite3_db_config is variadic, which Swift does not import. Sets one of its on/off options.
static inline int cp_sqlite3_set_option(sqlite3 *_Nonnull database, int option, int isOn) {
    return sqlite3_db_config(database, option, isOn, (int *)0);
}

#endif
