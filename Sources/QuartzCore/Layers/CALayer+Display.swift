extension CALayer {
    /// Draws the content into a bitmap of `contentsScale` pixels a point, which becomes the contents.
    package final func displayByDrawing() { LayerBacking(layer: self).display() }
}
