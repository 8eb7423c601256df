/// A table that keeps the values used most recently, as long as their costs stay under `capacity`.
///
/// Two generations of half the capacity each: a value found in the older one moves to the newer; when the newer is full it
/// becomes the older, and what was there is dropped. Looking up and inserting take constant time.
struct RecentValues<Key: Hashable, Value> {
    private struct Entry {
        var value: Value
        var cost: Int
    }

    private var newer: [Key: Entry] = [:]
    private var older: [Key: Entry] = [:]
    private var newerCost = 0
    private let generationCost: Int

    init(capacity: Int) { generationCost = max(1, capacity / 2) }

    var count: Int { newer.count + older.count }

    subscript(key: Key) -> Value? {
        mutating get {
            if let entry = newer[key] { return entry.value }
            guard let entry = older.removeValue(forKey: key) else { return nil }
            insert(entry.value, for: key, cost: entry.cost)
            return entry.value
        }
    }

    /// Adds a value for a key that has none.
    mutating func insert(_ value: Value, for key: Key, cost: Int) {
        if newerCost + cost > generationCost {
            older = newer
            newer = [:]
            newerCost = 0
        }
        newerCost += cost
        newer[key] = Entry(value: value, cost: cost)
    }
}
