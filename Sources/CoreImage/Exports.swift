// `import CoreImage` brings in what its own umbrella header does.
@_exported import CoreGraphics
@_exported import ObjectRuntime
