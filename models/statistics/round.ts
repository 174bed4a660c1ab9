/** Nearest decimal to the number as the machine holds it: 1.005 lies below its decimal, so to two places it is 1. */
export function roundTo(value: number, decimals: number): number {
  return Number(value.toFixed(decimals))
}

/** Nearest decimal to the number as people write it, halves up: 1.45 to one place is 1.5. For amounts and areas that were read from text. */
export function roundHalfUp(value: number, decimals: number): number {
  const unit = 10 ** decimals
  return Math.round(value * unit) / unit
}
