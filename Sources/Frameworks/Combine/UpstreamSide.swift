import OpenCombine

/// The subscriber that one upstream sends to.
struct UpstreamSide<Input, Failure: Error>: Subscriber {
    let combineIdentifier = CombineIdentifier()
    let onSubscription: (any Subscription) -> Void
    let onValue: (Input) -> Subscribers.Demand
    let onCompletion: (Subscribers.Completion<Failure>) -> Void

    func receive(subscription: any Subscription) { onSubscription(subscription) }
    func receive(_ input: Input) -> Subscribers.Demand { onValue(input) }
    func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
