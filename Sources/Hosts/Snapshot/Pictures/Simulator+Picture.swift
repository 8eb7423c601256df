import Device

extension Simulator {
    /// A picture of the window that stays as it is.
    package func picture(bare: Bool = false) -> Picture { Picture(copying: draw(bare: bare)) }
}
