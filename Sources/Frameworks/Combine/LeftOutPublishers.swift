import ObjectRuntime

// What stands for a publisher whose code was left out: it ends at once.

extension AnyPublisher: LeftOutDefault {
    package static func leftOutDefault() -> AnyPublisher { Empty().eraseToAnyPublisher() }
}

extension PassthroughSubject: LeftOutDefault {
    package static func leftOutDefault() -> PassthroughSubject { PassthroughSubject() }
}

extension AnyCancellable: LeftOutDefault {
    package static func leftOutDefault() -> AnyCancellable { AnyCancellable {} }
}
