// Of what Core Services has on iOS, the names of types.
@_exported import QuinceMobileCoreServices
