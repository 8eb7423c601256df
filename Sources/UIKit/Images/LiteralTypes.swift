/// The type of `#imageLiteral(...)` and `#colorLiteral(...)` where nothing else says it.
public typealias _ImageLiteralType = UIImage
public typealias _ColorLiteralType = UIColor
