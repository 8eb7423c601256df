internal import PNGEncoding

extension UIImage {
    /// Whether the place it is shown in would use the picture as a stencil. `automatic` leaves it to the caller, except
    /// that symbols are stencils.
    func isTemplate(byDefault: Bool = false) -> Bool {
        switch renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: values.isSymbol || byDefault
        }
    }

    /// Draws the picture into `rect` of `context` (y downwards). With a tint it is a stencil in that colour.
    func paint(in rect: CGRect, context: CGContext, tint: UIColor?) {
        guard rect.width != 0, rect.height != 0 else { return }
        if case .symbol = values.content {
            let scale: CGFloat = PixelScale.of(context)
            guard let image = rendered(size: rect.size, scale: scale, tint: tint ?? .black) else { return }
            context.drawUpright(image, in: rect)
            return
        }
        guard let stored = storedPixels(for: rect.size, in: context) else { return }
        let image: CGImage = tint.map { TintedImages.image(stored, color: $0.cgColor) } ?? stored
        if values.isResizable {
            for part in ResizableImage.parts(of: values, in: rect) { part.draw(image, in: context) }
        } else if values.orientation == .up {
            context.drawUpright(image, in: rect)
        } else {
            context.saveGState()
            context.translateBy(x: rect.minX, y: rect.minY)
            context.scaleBy(x: rect.width, y: rect.height)
            context.concatenate(values.orientation.transform)
            context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
            context.restoreGState()
        }
    }

    private func storedPixels(for size: CGSize, in context: CGContext) -> CGImage? {
        switch values.content {
        case .bitmap(let image): return image
        case .vector(let vector):
            let scale: CGFloat = PixelScale.of(context)
            return VectorImages.image(
                vector, width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)))
        case .empty, .symbol: return nil
        }
    }

    /// The picture as pixels of the given size in points and scale, turned upright.
    func rendered(size: CGSize, scale: CGFloat, tint: UIColor?) -> CGImage? {
        let width = Int((size.width * scale).rounded())
        let height = Int((size.height * scale).rounded())
        if case .symbol(let symbol) = values.content {
            return SymbolImages.image(symbol, width: width, height: height, coloring: coloring(tint: tint ?? .black))
        }
        guard let context = CGContext.picture(size: size, scale: scale, isOpaque: false) else { return nil }
        paint(in: CGRect(origin: .zero, size: size), context: context, tint: tint)
        return context.makeImage()
    }

    /// The colours a symbol is drawn in where the surroundings' tint is `tint`.
    private func coloring(tint: UIColor) -> SymbolDrawing.Coloring {
        let wanted: SymbolConfiguration.Values? = symbolConfiguration?.values
        if let colors = wanted?.paletteColors, !colors.isEmpty { return .palette(colors.map(\.cgColor)) }
        if let color = wanted?.hierarchicalColor { return .hierarchical(color.cgColor) }
        return .single(tint.cgColor)
    }

    /// The pixels upright, whatever the stored orientation is.
    var uprightImage: CGImage? {
        if values.orientation == .up, case .bitmap(let image) = values.content { return image }
        return rendered(size: size, scale: scale, tint: nil)
    }

    // MARK: Files

    /// The picture as a PNG file, or nil when it has no pixels.
    public func pngData() -> Data? {
        uprightImage.flatMap { PNGEncoder.encode($0) }
    }

    /// The picture as an HEIC file; nil, as on devices that cannot encode it.
    public func heicData() -> Data? { nil }

    /// The picture as a JPEG file, or nil when it has no pixels. What is transparent comes out white.
    /// - Parameter compressionQuality: 0 (small) to 1 (good).
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        uprightImage.flatMap { JPEGEncoder.encode($0, quality: compressionQuality) }
    }
}

/// How many pixels of a context's bitmap a point of its user space covers.
enum PixelScale {
    static func of(_ context: CGContext) -> CGFloat {
        let matrix: CGAffineTransform = context.userToDevice
        let area: CGFloat = abs(matrix.a * matrix.d - matrix.b * matrix.c)
        return area > 0 ? area.squareRoot() : 1
    }
}

/// Pictures as stencils in a colour, kept while they are used.
enum TintedImages {
    struct Key: Hashable {
        let image: CGImage
        let color: CGColor
    }

    static func image(_ image: CGImage, color: CGColor) -> CGImage {
        let key = Key(image: image, color: color)
        if let known = AppContext.current.pictures.tinted[key] { return known }
        guard let context = CGContext(bitmapWidth: image.width, height: image.height) else { return image }
        let area = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        context.draw(image, in: area)
        context.setBlendMode(.sourceIn)
        context.setFillColor(color)
        context.fill(area)
        guard let tinted = context.makeImage() else { return image }
        AppContext.current.pictures.tinted[key] = tinted
        return tinted
    }
}

/// Symbols drawn at a size and in colours, kept while they are used.
enum SymbolImages {
    struct Key: Hashable {
        let symbol: SymbolDrawing
        let width: Int
        let height: Int
        let coloring: SymbolDrawing.Coloring
    }

    static func image(_ symbol: SymbolDrawing, width: Int, height: Int, coloring: SymbolDrawing.Coloring) -> CGImage? {
        let key = Key(symbol: symbol, width: width, height: height, coloring: coloring)
        if let known = AppContext.current.pictures.symbols[key] { return known }
        let image: CGImage? = symbol.image(width: width, height: height, coloring: coloring)
        if let image { AppContext.current.pictures.symbols[key] = image }
        return image
    }
}

/// PDF and SVG pictures drawn at a size, kept while they are used.
enum VectorImages {
    struct Key: Hashable {
        /// Kept: another one must not come to stand at its address.
        let vector: VectorImage
        let width: Int
        let height: Int

        static func == (a: Key, b: Key) -> Bool { a.vector === b.vector && a.width == b.width && a.height == b.height }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(vector))
            hasher.combine(width)
            hasher.combine(height)
        }
    }

    static func image(_ vector: VectorImage, width: Int, height: Int) -> CGImage? {
        let key = Key(vector: vector, width: width, height: height)
        if let known = AppContext.current.pictures.vectors[key] { return known }
        let image: CGImage? = vector.rasterized(width: width, height: height)
        if let image { AppContext.current.pictures.vectors[key] = image }
        return image
    }
}

/// Keeps the pictures asked for most recently: at most `capacity`, of which the older half goes when it is full.
struct RecentImages<Key: Hashable> {
    private var recent: [Key: CGImage] = [:]
    private var older: [Key: CGImage] = [:]
    private let capacity: Int

    init(capacity: Int) { self.capacity = capacity }

    subscript(key: Key) -> CGImage? {
        mutating get {
            if let image = recent[key] { return image }
            guard let image = older[key] else { return nil }
            self[key] = image
            return image
        }
        set {
            if recent.count >= capacity / 2 {
                older = recent
                recent = [:]
            }
            recent[key] = newValue
        }
    }
}
