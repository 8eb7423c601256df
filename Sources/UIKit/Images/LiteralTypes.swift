/// What the compiler takes `#imageLiteral(...)` and `#colorLiteral(...)` for where nothing else says it.
public typealias _ImageLiteralType = UIImage
public typealias _ColorLiteralType = UIColor
