/** Remembers the answers of a pure function of one text, at most `limit` of them; starts afresh when full. */
export function memoized<T, Text extends string = string>(of: (text: Text) => T, limit = 20_000): (text: Text) => T {
  const known = new Map<Text, T>()
  return (text) => {
    const answer = known.get(text)
    if (answer !== undefined || known.has(text)) return answer as T
    if (known.size >= limit) known.clear()
    const fresh = of(text)
    known.set(text, fresh)
    return fresh
  }
}

/** Remembers the answers of a pure function of one object, each as long as its object is in use. */
export function memoizedFor<T, Key extends object>(of: (key: Key) => T): (key: Key) => T {
  const known = new WeakMap<Key, { answer: T }>()
  return (key) => {
    const answered = known.get(key)
    if (answered) return answered.answer
    const answer = of(key)
    known.set(key, { answer })
    return answer
  }
}
