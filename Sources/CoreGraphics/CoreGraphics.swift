@_exported import ObjectRuntime
