import numbers from './numbers.json' with { type: 'json' }

export const LEASE_TONGUES = ['fr', 'de', 'en', 'lb'] as const
export type LeaseTongue = (typeof LEASE_TONGUES)[number]

/** How a lease writes its quantities. */
export interface Hand {
  readonly tongue: LeaseTongue
  readonly isWorded: boolean
  /** Picks one of the habits of writing figures, from 0. */
  readonly habit: number
}

const MONTHS = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
  lb: 'Januar Februar Mäerz Abrëll Mee Juni Juli August September Oktober November Dezember'.split(' '),
} as const

const UNITS = {
  fr: { month: ['mois', 'mois'], day: 'jours', year: ['an', 'ans'], percent: 'pour cent' },
  de: { month: ['Monat', 'Monate'], day: 'Tagen', year: ['Jahr', 'Jahre'], percent: 'Prozent' },
  en: { month: ['month', 'months'], day: 'days', year: ['year', 'years'], percent: 'per cent' },
  lb: { month: ['Mount', 'Méint'], day: 'Deeg', year: ['Joer', 'Joer'], percent: 'Prozent' },
} as const

/** A slot of a clause, `kind:name` or a name alone, written with its value. */
export function writeQuantity(kind: string, value: number | string, hand: Hand): string {
  const { tongue } = hand
  if (typeof value === 'string') return kind === 'date' ? writtenDate(value, hand) : value
  const { month, day, percent } = UNITS[tongue]
  const [one, several] = month
  switch (kind) {
    case 'eur':
      return writtenAmount(value, hand)
    case 'pct':
      return hand.isWorded && wordOf(value, tongue)
        ? `${wordOf(value, tongue)} ${percent}`
        : `${figure(value, tongue)} %`
    case 'd':
      return `${counted(value * 30, hand)} ${day}`
    case 'm':
    case 'monthsD':
      return dative(value, hand) ?? `${counted(value, hand)} ${value === 1 ? one : several}`
    case 'M':
    case 'months':
      return `${accusative(value, hand) ?? counted(value, hand)} ${value === 1 ? one : several}`
    case 'months2':
      if (tongue === 'de')
        return `${value === 1 ? (hand.isWorded ? 'eine' : '1') : counted(value, hand)} Monatsmiete${value === 1 ? '' : 'n'}`
      return `${counted(value, hand)} ${value === 1 ? "month's" : "months'"} rent`
    case 'years':
    case 'yearsD':
      return writtenYears(value, kind === 'yearsD', hand)
    default:
      return figure(value, tongue)
  }
}

function writtenYears(value: number, isDative: boolean, hand: Hand): string {
  const { tongue } = hand
  if (value < 2)
    return `${counted(value * 12, hand)} ${UNITS[tongue].month[1]}${tongue === 'de' && isDative ? 'n' : ''}`
  return `${counted(value, hand)} ${UNITS[tongue].year[1]}${tongue === 'de' && isDative ? 'n' : ''}`
}

function dative(value: number, { tongue, isWorded }: Hand): string | null {
  if (tongue === 'de') {
    if (value === 1) return isWorded ? 'einem Monat' : '1 Monat'
    return `${isWorded ? wordOf(value, 'de') : value} Monaten`
  }
  return tongue === 'lb' && value === 1 && isWorded ? 'engem Mount' : null
}

function accusative(value: number, { tongue, isWorded }: Hand): string | null {
  return tongue === 'de' && value === 1 && isWorded ? 'einen' : null
}

function counted(value: number, { tongue, isWorded }: Hand): string {
  return (isWorded ? wordOf(value, tongue) : null) ?? String(value)
}

function wordOf(value: number, tongue: LeaseTongue): string | null {
  return (numbers[tongue] as Readonly<Record<string, string>>)[String(value)] ?? null
}

function figure(value: number, tongue: LeaseTongue): string {
  return tongue === 'en' ? String(value) : String(value).replace('.', ',')
}

function writtenAmount(value: number, { tongue, isWorded, habit }: Hand): string {
  const word = isWorded ? wordOf(value, tongue) : null
  const euros = tongue === 'de' || tongue === 'lb' ? 'Euro' : value === 1 ? 'euro' : 'euros'
  const parted = (sign: string): string => String(value).replace(/\B(?=(\d{3})+$)/g, sign)
  if (word !== null)
    return habit % 2 === 0 ? `${word} ${euros}` : `${word} ${euros} (${parted(tongue === 'en' ? ',' : '.')} EUR)`
  if (tongue === 'en')
    return [`€${parted(',')}`, `EUR ${parted(',')}`, `${parted(',')}.00 EUR`, `€ ${value}`][habit % 4]!
  return [`${parted('.')} €`, `${parted(' ')} EUR`, `${parted('.')},00 ${euros}`, `${value},- EUR`][habit % 4]!
}

function writtenDate(iso: string, { tongue, habit }: Hand): string {
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number]
  const name = MONTHS[tongue][month - 1]!
  if (habit % 3 === 2 && tongue !== 'en')
    return `${String(day).padStart(2, '0')}.${String(month).padStart(2, '0')}.${year}`
  if (tongue === 'fr') return `${day === 1 ? '1er' : day} ${name} ${year}`
  return tongue === 'en' ? `${day} ${name} ${year}` : `${day}. ${name} ${year}`
}
