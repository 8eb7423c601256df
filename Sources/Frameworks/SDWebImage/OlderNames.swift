// Up to version 4 the shared objects were methods: `SDWebImageDownloader.shared()`.

extension SDWebImageManager { public func callAsFunction() -> SDWebImageManager { self } }
extension SDWebImageDownloader { public func callAsFunction() -> SDWebImageDownloader { self } }
extension SDImageCache { public func callAsFunction() -> SDImageCache { self } }
