// The system's zlib, by the name that Apple's SDK gives its module.
@_exported import CZlib
