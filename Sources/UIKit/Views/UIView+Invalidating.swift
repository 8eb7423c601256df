extension UIView {
    /// A property of a view whose changes have the view lay out, draw or measure itself anew.
    @propertyWrapper public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
        private var stored: Value
        private let invalidation: InvalidationType

        public init(wrappedValue: Value, _ invalidation: InvalidationType) {
            stored = wrappedValue
            self.invalidation = invalidation
        }

        public init<T0: UIViewInvalidating, T1: UIViewInvalidating>(
            wrappedValue: Value, _ invalidation0: T0, _ invalidation1: T1
        ) where InvalidationType == UIView.Invalidations.Tuple<T0, T1> {
            self.init(wrappedValue: wrappedValue, UIView.Invalidations.Tuple(invalidation0, invalidation1))
        }

        public init<T0: UIViewInvalidating, T1: UIViewInvalidating, T2: UIViewInvalidating>(
            wrappedValue: Value, _ invalidation0: T0, _ invalidation1: T1, _ invalidation2: T2
        ) where InvalidationType == UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<T0, T1>, T2> {
            self.init(wrappedValue: wrappedValue, UIView.Invalidations.Tuple(UIView.Invalidations.Tuple(invalidation0, invalidation1), invalidation2))
        }

        public init<T0: UIViewInvalidating, T1: UIViewInvalidating, T2: UIViewInvalidating, T3: UIViewInvalidating>(
            wrappedValue: Value, _ invalidation0: T0, _ invalidation1: T1, _ invalidation2: T2, _ invalidation3: T3
        ) where InvalidationType == UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<T0, T1>, T2>, T3> {
            self.init(
                wrappedValue: wrappedValue,
                UIView.Invalidations.Tuple(UIView.Invalidations.Tuple(UIView.Invalidations.Tuple(invalidation0, invalidation1), invalidation2), invalidation3))
        }

        public init<T0: UIViewInvalidating, T1: UIViewInvalidating, T2: UIViewInvalidating, T3: UIViewInvalidating, T4: UIViewInvalidating>(
            wrappedValue: Value, _ invalidation0: T0, _ invalidation1: T1, _ invalidation2: T2, _ invalidation3: T3, _ invalidation4: T4
        )
        where
            InvalidationType == UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<T0, T1>, T2>, T3>, T4
            >
        {
            self.init(
                wrappedValue: wrappedValue,
                UIView.Invalidations.Tuple(
                    UIView.Invalidations.Tuple(
                        UIView.Invalidations.Tuple(UIView.Invalidations.Tuple(invalidation0, invalidation1), invalidation2), invalidation3), invalidation4))
        }

        @available(*, unavailable, message: "@Invalidating is for properties of views")
        public var wrappedValue: Value {
            get { stored }
            set { stored = newValue }
        }

        public static subscript<Owner: UIView>(
            _enclosingInstance view: Owner, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
            storage storageKeyPath: ReferenceWritableKeyPath<Owner, Self>
        ) -> Value {
            get { view[keyPath: storageKeyPath].stored }
            set {
                guard view[keyPath: storageKeyPath].stored != newValue else { return }
                view[keyPath: storageKeyPath].stored = newValue
                let box = UncheckedMainBox((view: view as UIView, invalidation: view[keyPath: storageKeyPath].invalidation))
                MainActor.assumeIsolated { box.value.invalidation.invalidate(view: box.value.view) }
            }
        }
    }
}

/// Carries a value to the main actor, where it is used: property wrappers are of no actor.
struct UncheckedMainBox<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
