// The system's SQLite, by the name that Apple's SDK gives its module.
@_exported import CSQLite
