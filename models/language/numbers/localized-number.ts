/**
 * Matches one number with its separators: `1.250.000`, `1 250 000,50`, `1'250`, `3,5`. Blanks group only whole thousands, so that
 * `2 120` in "lot 2 120 m²" is a known trap and `3 chambres 85` is not.
 */
export const NUMBER_PATTERN = String.raw`\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,'’]\d+)*`

/**
 * The value of one number as it is written in Luxembourg and around it. With both separators the later one is the decimal sign; a
 * lone separator before exactly three digits groups thousands (`1.250` is 1250) unless `decimal` says that it never does.
 * @returns null for what is no number, e.g. `12.34.5`
 */
export function parseLocalizedNumber(token: string, options: { decimal?: boolean } = {}): number | null {
  const plain = token.replace(/[ \u00a0\u202f'’]/g, '')
  if (!/^\d+(?:[.,]\d+)*$/.test(plain)) return null
  const dot = plain.lastIndexOf('.')
  const comma = plain.lastIndexOf(',')
  if (dot === -1 && comma === -1) return Number(plain)
  if (dot !== -1 && comma !== -1) return mixed(plain, dot > comma ? '.' : ',')
  return alone(plain, dot !== -1 ? '.' : ',', options.decimal ?? false)
}

function mixed(plain: string, decimalSign: '.' | ','): number | null {
  const [whole, fraction, ...more] = plain.split(decimalSign)
  return more.length > 0 ? null : Number(`${whole!.replace(/[.,]/g, '')}.${fraction}`)
}

function alone(plain: string, sign: '.' | ',', decimal: boolean): number | null {
  const groups = plain.split(sign)
  const thousands = groups[0]!.length <= 3 && groups[0] !== '0' && groups.slice(1).every((group) => group.length === 3)
  if (groups.length > 2) return thousands ? Number(groups.join('')) : null
  return thousands && !decimal ? Number(groups.join('')) : Number(groups.join('.'))
}
