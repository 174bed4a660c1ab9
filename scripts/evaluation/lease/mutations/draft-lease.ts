import de from './clauses/de.json' with { type: 'json' }
import en from './clauses/en.json' with { type: 'json' }
import fr from './clauses/fr.json' with { type: 'json' }
import lb from './clauses/lb.json' with { type: 'json' }
import { seededRandom } from '../../../../models/statistics/random.ts'
import type { Hand, LeaseTongue } from './write-quantity.ts'
import { writeQuantity } from './write-quantity.ts'

export type ClauseName = keyof typeof fr
/** Templates 1 and 3 of a clause were read while the checks were mended; 2 and 4 are sealed: measured, never read. */
export const PARTS = ['development', 'sealed'] as const
export type Part = (typeof PARTS)[number]

/** Everything a lease says, by slot; and which payers, forms and clauses were swapped. */
export interface LeasePlan {
  readonly tongue: LeaseTongue
  readonly part: Part
  readonly seed: number
  readonly clauses: readonly ClauseName[]
  readonly values: Readonly<Record<string, number | string>>
  /** Clauses whose `{P:lawful|unlawful}` says the second. */
  readonly turned: readonly ClauseName[]
}

const CLAUSES: Readonly<Record<LeaseTongue, Readonly<Record<ClauseName, readonly string[]>>>> = { fr, de, en, lb }
const TITLES: Readonly<Record<LeaseTongue, readonly string[]>> = {
  fr: ['CONTRAT DE BAIL À USAGE D’HABITATION', 'Bail à loyer'],
  de: ['MIETVERTRAG', 'Wohnungsmietvertrag'],
  en: ['RESIDENTIAL LEASE', 'Tenancy agreement'],
  lb: ['LOYERSKONTRAKT', 'Bail fir eng Wunneng'],
}
const PEOPLE: Readonly<Record<LeaseTongue, readonly (readonly [string, string])[]>> = {
  fr: [
    ['Madame Odile Kerschen', 'Monsieur Bruno Valadares'],
    ['Monsieur Guy Steichen', 'Mademoiselle Inès Fabre'],
  ],
  de: [
    ['Frau Odile Kerschen', 'Herrn Bruno Valadares'],
    ['Herrn Guy Steichen', 'Frau Ines Faber'],
  ],
  en: [
    ['Ms Odile Kerschen', 'Mr Bruno Valadares'],
    ['Mr Guy Steichen', 'Ms Ines Fabre'],
  ],
  lb: [
    ['der Madame Odile Kerschen', 'dem Här Bruno Valadares'],
    ['dem Här Guy Steichen', 'der Joffer Ines Faber'],
  ],
}
const NUMBERING: readonly ((n: number) => string)[] = [
  (n) => `${n}. `,
  () => '',
  (n) => `Art. ${n}. `,
  (n) => `§ ${n} `,
]

/** Writes out a lease: a template of every clause from the plan's part, its slots filled. The same plan gives the same text. */
export function draftLease(plan: LeasePlan): string {
  const { tongue, part, seed, clauses, values, turned } = plan
  const random = seededRandom(seed * 7919 + 13)
  const pick = (count: number): number => Math.floor(random() * count)
  const [landlord, tenant] = PEOPLE[tongue][pick(2)]!
  const numbering = NUMBERING[pick(4)]!
  const hand: Hand = { tongue, isWorded: seed % 2 === 1, habit: pick(12) }
  const shown = { ...values, landlord, tenant }
  let number = 0
  const lines = clauses.map((clause) => {
    const text = templateOf(tongue, clause, part, pick)
    const isFrame = clause === 'parties' || clause === 'signature'
    const filled = filledIn(text, shown, turned.includes(clause), hand)
    return isFrame ? filled : `${numbering((number += 1))}${filled}`
  })
  return [TITLES[tongue][pick(2)]!, ...lines].join('\n\n')
}

function templateOf(tongue: LeaseTongue, clause: ClauseName, part: Part, pick: (count: number) => number): string {
  const all = CLAUSES[tongue][clause]
  const own = all.filter((_, index) => index % 2 === PARTS.indexOf(part))
  return own[pick(own.length)]!
}

function filledIn(
  text: string,
  values: Readonly<Record<string, number | string>>,
  isTurned: boolean,
  hand: Hand,
): string {
  const chosen = text.replace(/\{P:([^|}]*)\|([^}]*)\}/g, (_, lawful: string, unlawful: string) =>
    isTurned ? unlawful : lawful,
  )
  return chosen
    .replace(/\{(?:(\w+):)?(\w+)\}/g, (_, kind: string | undefined, name: string) => {
      const key = SAME_SLOT[name] ?? name
      const value = values[key]
      if (value === undefined) throw new Error(`${hand.tongue}: no value for the slot ${name}`)
      return writeQuantity(kind ?? name, value, hand)
    })
    .replace(/\bd'(?=[^aeiouyéèhàâ])/g, (found) => (hand.tongue === 'fr' ? 'de ' : found))
    .replace(/ {2,}(?! )/g, (gap) => (gap.length > 3 ? gap : ' '))
}

/** Slots that say the same quantity in another form. */
const SAME_SLOT: Readonly<Record<string, string>> = { months2: 'months', monthsD: 'months', yearsD: 'years' }
