/** A bounded cache: forgets entries that were not read during the last `limit` new keys. */
export interface GenerationalCache<Value> {
  get(key: string, compute: () => Value): Value
}

/** Keeps between `limit` and twice `limit` values; cheaper than a least-recently-used list, and as good for rows that recur soon. */
export function createGenerationalCache<Value>(limit: number): GenerationalCache<Value> {
  let young = new Map<string, Value>()
  let old = new Map<string, Value>()
  return {
    get(key, compute) {
      const known = young.get(key)
      if (known !== undefined) return known
      const value = old.get(key) ?? compute()
      if (young.size >= limit) {
        old = young
        young = new Map()
      }
      young.set(key, value)
      return value
    },
  }
}
