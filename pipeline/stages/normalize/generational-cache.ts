/** A bounded cache: forgets entries that were not read during the last `limit` new keys. */
export interface GenerationalCache<Value> {
  find(key: string): Value | undefined
  keep(key: string, value: Value): void
  get(key: string, compute: () => Value): Value
}

/** Keeps between `limit` and twice `limit` values; cheaper than a least-recently-used list, and as good for rows that recur soon. */
export function createGenerationalCache<Value>(limit: number): GenerationalCache<Value> {
  let young = new Map<string, Value>()
  let old = new Map<string, Value>()
  const keep = (key: string, value: Value): void => {
    if (young.size >= limit) {
      old = young
      young = new Map()
    }
    young.set(key, value)
  }
  const find = (key: string): Value | undefined => {
    const known = young.get(key)
    if (known !== undefined) return known
    const aging = old.get(key)
    if (aging !== undefined) keep(key, aging)
    return aging
  }
  return {
    find,
    keep,
    get(key, compute) {
      const known = find(key)
      if (known !== undefined) return known
      const value = compute()
      keep(key, value)
      return value
    },
  }
}
