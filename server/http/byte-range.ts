/** A part of a file; both ends inclusive. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Parses one range of a `Range` field (RFC 9110, 14.2).
 * @returns `whole` without a usable field (missing, another unit, several ranges, malformed), as the RFC allows; `unsatisfiable`
 * beyond the end, however many digits it has
 */
export function parseRange(field: string | null, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(field?.trim() ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return 'whole'
  if (match[1] === '') {
    const length = Number(match[2])
    return length === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - length), end: size - 1 }
  }
  const start = Number(match[1])
  const end = match[2] === '' ? size - 1 : Number(match[2])
  if (end < start && match[2] !== '') return 'whole'
  if (start >= size) return 'unsatisfiable'
  return { start, end: Math.min(end, size - 1) }
}
