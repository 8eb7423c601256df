// The one place that re-exports Foundation. A function declared here wins over Foundation's of the same signature only in
// files that reach Foundation through this module alone, so no other module of the runtime may re-export it.
@_exported import Foundation
