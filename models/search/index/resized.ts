type Values = Uint8Array | Uint16Array | Int32Array | Uint32Array | Float32Array

/** A copy with room for so many values; those that have none are left out. */
export function resized<T extends Values>(values: T, length: number): T {
  const copy = new (values.constructor as new (length: number) => T)(length)
  copy.set(values.subarray(0, length))
  return copy
}
