import { describe, expect, it } from 'vitest'

import { committedLeaseLaw } from '../lease-law.fixture.ts'
import { leaseLimits } from '../terms/lease-limits.ts'
import { leaseTerms } from '../terms/lease-terms.ts'
import { readLeaseText } from '../text/lease-text.ts'
import cases from './party-names.cases.json' with { type: 'json' }
import { RULES } from './rules.ts'

type Tongue = keyof typeof cases
/** Cases of a name for a party: he, of him, to him, by him. */
type Slot = 'he' | 'of' | 'to' | 'by'
type Forms = Readonly<Partial<Record<Slot, string>>>

const { legal } = await committedLeaseLaw()
const PRONOUNS: Readonly<Record<Tongue, RegExp>> = {
  fr: /^(?:elle|il)$/,
  de: /^(?:sie|er)$/,
  en: /^s?he$/,
  lb: /^(?:si|hien)$/,
}

/** The name as a language declines it; a pronoun is only a subject. */
function formsOf(tongue: Tongue, name: string): Forms {
  if (PRONOUNS[tongue].test(name)) return { he: name }
  return DECLINED[tongue](name.replace(' (pl)', ''), name)
}

const DECLINED: Readonly<Record<Tongue, (name: string, marked: string) => Forms>> = {
  fr: (he) => {
    const of = he.startsWith('le ')
      ? `du ${he.slice(3)}`
      : he.startsWith('les ')
        ? `des ${he.slice(4)}`
        : /^[AEIOU]/.test(he)
          ? `d'${he}`
          : `de ${he}`
    const to = he.startsWith('le ') ? `au ${he.slice(3)}` : he.startsWith('les ') ? `aux ${he.slice(4)}` : `à ${he}`
    return { he, of, to, by: `par ${he}` }
  },
  de: (he) => {
    const [article, noun] = he.split(/ (.*)/) as [string, string]
    if (article === 'der')
      return { he, of: `des ${noun}${noun.endsWith('n') ? '' : 's'}`, to: `dem ${noun}`, by: `vom ${noun}` }
    if (article === 'die' && noun.endsWith('n') && !noun.endsWith('in'))
      return { he, of: `der ${noun}`, to: `den ${noun}`, by: `von den ${noun}` }
    if (article === 'die') {
      const weak = noun.endsWith('e') ? `${noun}n` : noun
      return { he, of: `der ${weak}`, to: `der ${weak}`, by: `von der ${weak}` }
    }
    const him = he.replace(/^Herr /, 'Herrn ')
    return { he, of: `von ${him}`, to: him, by: `von ${him}` }
  },
  en: (he) => ({
    he,
    of: `${he}${he.endsWith('s') ? '' : "'"}s`.replace(/s's$|(?<=\ws)s$/, "s'"),
    to: `to ${he}`,
    by: `by ${he}`,
  }),
  lb: (he, marked) => {
    const noun = he.replace(/^(?:d'|den? )/, '')
    if (marked !== he) return { he, of: `vun de ${noun}`, to: `de ${noun}`, by: `vun de ${noun}` }
    const isHer = /^d'(?:Madame|.*in$)/.test(he)
    return isHer
      ? { he, of: `vun der ${noun}`, to: `der ${noun}`, by: `vun der ${noun}` }
      : { he, of: `vum ${noun}`, to: `dem ${noun}`, by: `vum ${noun}` }
  },
}

/** A sentence that names the party, before one that says he or she. */
const LEADS: Readonly<Record<Tongue, (name: string) => string>> = {
  fr: (name) => `${name} a visité l'appartement. `,
  de: (name) => `${name} hat die Wohnung besichtigt. `,
  en: (name) => `${name} has visited the flat. `,
  lb: (name) => `${name} huet d'Wunneng gekuckt. `,
}

/** A clause with the name of a party in its slots; null where it has no form for one. */
function written(tongue: Tongue, clause: string, name: string, isPlural: boolean): string | null {
  const forms = formsOf(tongue, name)
  let isWhole = true
  const text = clause
    .replace(/\{(he|of|to|by)\}/gi, (_, slot: string) => {
      const form = forms[slot.toLowerCase() as Slot]
      if (form === undefined) isWhole = false
      return slot === 'He' ? `${form?.slice(0, 1).toUpperCase()}${form?.slice(1)}` : (form ?? '')
    })
    .replace(/\{([^|}]*)\|([^}]*)\}/g, (_, one: string, several: string) => (isPlural ? several : one))
  return isWhole ? text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : null
}

const isBreach = (id: string, lease: string): boolean => {
  const text = readLeaseText(lease)
  return RULES[id]!({ text, terms: leaseTerms(text), limits: leaseLimits(legal, '2026-01-01') }).some(
    ({ detail, statement }) => detail !== null && statement !== null,
  )
}

const NAMES = {
  tenant: { fr: 'Emma Wagner', de: 'Emma Wagner', en: 'Emma Wagner', lb: "D'Emma Wagner" },
  landlord: { fr: 'Paul Berger', de: 'Paul Berger', en: 'Paul Berger', lb: 'De Paul Berger' },
} as const

/** Every clause in every manner: about the party that it breaks the law for, and the same words about the other. */
const all = (Object.keys(cases) as Tongue[]).flatMap((tongue) => {
  const { usual, ofTenant, ofLandlord, manners } = cases[tongue]
  const clauses = [
    ...ofTenant.map((one) => [...one, 'tenant', 'landlord'] as const),
    ...ofLandlord.map((one) => [...one, 'landlord', 'tenant'] as const),
  ]
  const ways: [string, string, { tenant: string; landlord: string }][] = [
    ['usual', usual.opening, usual],
    ...Object.entries(manners).map(
      ([manner, [opening, tenant, landlord]]): [string, string, { tenant: string; landlord: string }] => [
        manner,
        opening === '' ? usual.opening : opening!,
        { tenant: tenant!, landlord: landlord! },
      ],
    ),
  ]
  return ways.flatMap(([manner, opening, names]) =>
    clauses.flatMap(([id, clause, party, other]) =>
      (
        [
          [party, true],
          [other, false],
        ] as const
      ).flatMap(([who, breaks]) => {
        const said = written(tongue, clause!, names[who as 'tenant'], manner === 'plural')
        if (said === null) return []
        const lead = manner === 'pronoun' ? LEADS[tongue](NAMES[who as 'tenant'][tongue]) : ''
        return [{ tongue, manner, id: id!, said: `${lead}${said}`, lease: `${opening}\n\n1. ${lead}${said}`, breaks }]
      }),
    ),
  )
})

describe('a finding does not depend on what the party is called', () => {
  it.each(all)('$tongue, $manner, $id $breaks: $said', ({ id, lease, breaks }) => {
    expect(isBreach(id, lease)).toBe(breaks)
  })
})
