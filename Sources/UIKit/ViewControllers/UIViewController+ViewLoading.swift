extension UIViewController {
    /// A property of a controller that `viewDidLoad()` sets: asking for it loads the view first.
    @propertyWrapper public struct ViewLoading<Value> {
        private var stored: Value?

        public init() {}
        public init(wrappedValue: Value) { stored = wrappedValue }

        @available(*, unavailable, message: "@ViewLoading is for properties of view controllers")
        public var wrappedValue: Value {
            get { preconditionFailure("@ViewLoading is for properties of view controllers") }
            set { preconditionFailure("@ViewLoading is for properties of view controllers") }
        }

        public static subscript<Controller: UIViewController>(
            _enclosingInstance controller: Controller, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Controller, Value>,
            storage storageKeyPath: ReferenceWritableKeyPath<Controller, Self>
        ) -> Value {
            get {
                MainActor.assumeIsolated { UncheckedMainBox(controller).value.loadViewIfNeeded() }
                guard let value = controller[keyPath: storageKeyPath].stored else {
                    preconditionFailure("A property with @ViewLoading was read that \(Controller.self) has not set by the end of viewDidLoad()")
                }
                return value
            }
            set { controller[keyPath: storageKeyPath].stored = newValue }
        }
    }
}
