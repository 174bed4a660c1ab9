import { conditionSchema, NUMBER_FIELDS } from './conditions.ts'
import type { Condition } from './conditions.ts'

/**
 * Conditions as parameters of a form or an address, in their order: `priceEur.at_most=1700`, `place.is=commune:mersch`, `feature.has=garden`; a wish
 * ends in `.wish`. Distance, bedrooms, destination, mode and unit of income follow the value after `;`: `place.near=commune:mersch;withinM=6000`.
 */
export function parametersOfConditions(conditions: readonly Condition[]): [name: string, value: string][] {
  return conditions.map((condition) => {
    const { field, op, value, strength } = condition
    const more = DETAILS.flatMap((key) => {
      const detail = condition[key]
      return detail === undefined || detail === null || (key === 'unit' && field !== 'income')
        ? []
        : [`;${key}=${detail}`]
    })
    return [`${field}.${op}${strength === 'wish' ? '.wish' : ''}`, `${value}${more.join('')}`]
  })
}

/** Reads parameters back; those that are no conditions are left out. */
export function conditionsOfParameters(parameters: Iterable<readonly [string, string]>): Condition[] {
  const conditions: Condition[] = []
  for (const [name, text] of parameters) {
    const [field = '', op = '', wish] = name.split('.')
    const [value = '', ...details] = text.split(';')
    const isNumber = field in NUMBER_FIELDS || NUMBERS.has(field)
    if (value === '' || (isNumber && !Number.isFinite(Number(value)))) continue
    const more: Record<string, string | number> = {}
    for (const detail of details) {
      const [key = '', of = ''] = detail.split('=')
      if ((DETAILS as readonly string[]).includes(key)) more[key] = /^\d+$/.test(of) ? Number(of) : of
    }
    const read = conditionSchema.safeParse({
      field,
      op,
      value: isNumber ? Number(value) : value,
      unit: unitOf(field),
      strength: wish === 'wish' ? 'wish' : 'must',
      words: '',
      ...more,
    })
    if (read.success) conditions.push(read.data)
  }
  return conditions
}

const DETAILS = ['withinM', 'bedrooms', 'by', 'to', 'unit'] as const
const NUMBERS: ReadonlySet<string> = new Set(['persons', 'commute', 'income'])

function unitOf(field: string): string | null {
  if (field === 'commute') return 'min'
  return field in NUMBER_FIELDS ? NUMBER_FIELDS[field as keyof typeof NUMBER_FIELDS].unit : null
}
