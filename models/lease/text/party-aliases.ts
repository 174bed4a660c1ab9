import { oneOf, pattern } from '../../language/words/lines.ts'
import { fold } from '../../language/fold.ts'
import type { Actor } from './actors.ts'
import type { LeaseLanguage } from './lease-languages.ts'

/** Names of the parties besides landlord and tenant, folded: defined terms, labels, names. Personal data: used while reading, never kept. */
export type PartyAliases = ReadonlyMap<string, Actor>

const OPENING = 1_800
const CANONICAL: Readonly<Record<LeaseLanguage, Readonly<Record<Actor, string>>>> = {
  fr: { landlord: 'bailleur', tenant: 'locataire' },
  de: { landlord: 'vermieter', tenant: 'mieter' },
  en: { landlord: 'landlord', tenant: 'tenant' },
  lb: { landlord: 'proprietar', tenant: 'locataire' },
}
const ROLES: readonly [Actor, RegExp][] = [
  [
    'landlord',
    pattern(
      String.raw`
        bailleu?r|bailleresse|propri[ée]taire|loueu[rs]|logeu[rs]|vermieter|eigent[üu]mer|(?:wohnungs)?geber|[üu]berlasser|landl(?:ord|ady)|less?or
        licensor|owner|propriet[äa]r
      `,
      'iu',
    ),
  ],
  [
    'tenant',
    /locatai?r|preneu[rs]|occupant|(?<!ver)mieter|nehmer|(?<!be)nutzer|bewohner|tenant|lessee|licensee|resident|occupier|renter/iu,
  ],
]
const TITLE = oneOf(String.raw`
    (?:Monsieur|Madame|Mademoiselle|Messieurs|Mesdames|MM?\.|Mmes?\.?|Mlle\.?|Mr\.?|Mrs\.?|Ms\.?|Miss|Dr\.?|Herrn?|Frau|H[äe]r(?:en|ren)?|Joffer)
  `)
const NAME = String.raw`\p{Lu}\p{Ll}[\p{L}'’-]+`
const PERSON = String.raw`(?:${TITLE}\s+(?:${NAME}\s+){0,2}${NAME}|${NAME}(?:\s+${NAME}){1,2})`
const DEFINED = pattern(
  String.raw`
      (?:ci-apr[eè]s|d[ée]nomm[ée]e?s?|hereinafter|hereafter|nachstehend|nachfolgend|im folgenden|genannt
      hei[^\s]* genannt)[^«"„“”()\n]{0,30}[«"„“]\s*(?:le |la |les |l['’]|the |der |die |den |d['’])?(\p{L}[\p{L}-]{2,20})\s*[»"“”]
      \(\s*["“„«]\s*(?:the |le |la |l['’]|der |die )?(\p{L}[\p{L}-]{2,20})\s*["”“»]\s*\)
    `,
  'giu',
)
const LABELLED = new RegExp(
  oneOf(String.raw`
      ^\s*(?:\d[.)]\s*)?(\p{Lu}[\p{L}-]{3,20}(?:in)?)\s*(?:\([^)]{0,30}\))?\s*:\s*(?:${PERSON}|\p{Lu}[^\n]{2,50}?\s(?:S\.?A|SARL|s[àa]rl|S\.à r\.l|GmbH|SCI))
    `),
  'gmu',
)
/** Who hands a dwelling over, and to whom. */
const LETS = new RegExp(
  oneOf(String.raw`
      (${PERSON})(?:\s+(?:vu[mn]?|de|d['’]|von|aus|of)\s+[\p{L}-]+)?,?[^.;\n]{0,60}?\b(?:verlount|verlounen|vermietet|vermieten|[üu]berl[äa]sst|loue
      louent|donne(?:nt)? en location|c[èe]de(?:nt)?|lets?)\b[^.;\n]{0,40}?\b(?:dem|der|den|[àa]|aux?|to)\s+(?:den |de |der )?(${PERSON})
    `),
  'u',
)
const SAID_TO_BE = String.raw`\p{L}{0,6}\s+(?:est|sont|ist|sind|is|are|ass|sinn)\s+`
const ARTICLE = String.raw`(?:d['’]|(?:de[rmn]?|die)\s+)`
/** Neighbours are named by an article and the first name alone. */
const ANYBODY = String.raw`${ARTICLE}?${PERSON}|${ARTICLE}${NAME}`
const AND = String.raw`(?:et|und|and|an)`
/** Where a lease names its parties, in characters. */
const PARTIES = 900
const TITLED_PERSON = new RegExp(String.raw`${TITLE}\s+(?:${NAME}\s+){0,2}${NAME}`, 'gu')
const COUPLE = /(?<![\p{L}])(?:les [ée]poux|d['’]koppel|die eheleute|das (?:ehe)?paar|the couple)(?!\p{L})/iu
const COUPLES = ['epoux', 'koppel', 'eheleute', 'couple']
const COUPLE_LETS =
  /(?:wir, die|vermieter\w*\s*:|bailleurs?\s*:|landlords?\s*:|entre|zwischen|between)\s+(?:les |the |die )?(?:eheleute|epoux|[ée]poux|couple)/iu

/** Reads the names of the parties from the opening of the lease. */
export function partyAliases(text: string): PartyAliases {
  const opening = text.slice(0, OPENING)
  const aliases = new Map<string, Actor>()
  const terms = [...[...opening.matchAll(DEFINED)].map((match) => match[1] ?? match[2]!), ...labelsOf(opening)]
  for (const [term, actor] of sided(terms)) if (roleOf(term) === null) aliases.set(fold(term), actor)
  // A name that is a word of the lease too, as `Petit`, is left alone.
  for (const [name, actor] of namesOf(opening))
    if (
      !aliases.has(fold(name)) &&
      !new RegExp(String.raw`(?<!\p{L})${escaped(name.toLowerCase())}s?(?!\p{L})`, 'u').test(text)
    )
      aliases.set(fold(name), actor)
  if (COUPLE.test(text) && !COUPLE_LETS.test(opening)) for (const word of COUPLES) aliases.set(word, 'tenant')
  return aliases
}

/** Writes the usual word for each party where a folded text calls it something else. */
export function withoutAliases(folded: string, aliases: PartyAliases, language: LeaseLanguage): string {
  if (aliases.size === 0) return folded
  const names = [...aliases.keys()].sort((a, b) => b.length - a.length)
  const titled = oneOf(String.raw`
      (?<![\p{L}\p{N}-]|(?<!\bd)['’])(?:(?:monsieur|madame|mademoiselle|mm?\.|mme\.?|mlle\.?|mr\.?|mrs\.?|ms\.?|herrn?|frau|har
      joffer)\s+)?(?:(?:[a-z]\.\s*)?(${names.map(escaped).join('|')})(?:n|in|s|es|innen)?)(?:\s+(?:${names.map(escaped).join('|')}))?(?![\p{L}\p{N}])
    `)
  return folded.replace(new RegExp(titled, 'gu'), (_, name: string) => {
    const word = CANONICAL[language][aliases.get(name)!]
    // Keep the word for a couple: it matters too.
    return COUPLES.includes(name) ? `${word} ${name}` : word
  })
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

function roleOf(term: string): Actor | null {
  return ROLES.find(([, pattern]) => pattern.test(term))?.[0] ?? null
}

function labelsOf(opening: string): string[] {
  return [...opening.matchAll(LABELLED)].map((match) => match[1]!)
}

/** Terms with their side: by their own word, else the first party named is the landlord. More than two say nothing. */
function sided(terms: readonly string[]): [string, Actor][] {
  const different = [...new Set(terms)]
  if (different.length > 2) return different.flatMap((term): [string, Actor][] => pair(term, roleOf(term)))
  const roles = different.map(roleOf)
  return different.flatMap((term, index) => {
    const other = roles[1 - index]
    const opposite = other === 'landlord' ? 'tenant' : other === 'tenant' ? 'landlord' : null
    const byOrder = different.length === 2 ? (index === 0 ? ('landlord' as const) : ('tenant' as const)) : null
    return pair(term, roles[index] ?? opposite ?? byOrder)
  })
}

function pair(term: string, actor: Actor | null): [string, Actor][] {
  return actor === null ? [] : [[term, actor]]
}

/** Last names of persons whose side the opening tells; of those named without a title also the first, as neighbours call each other. */
function namesOf(opening: string): [string, Actor][] {
  const found: [string, Actor][] = []
  const lets = LETS.exec(opening)
  if (lets) found.push(...partsOf(lets[1]!, 'landlord'), ...partsOf(lets[2]!, 'tenant'))
  for (const [actor, pattern] of ROLES) {
    const labelled = new RegExp(String.raw`(?i:${pattern.source})[\p{L}()]{0,6}\s*:\s*(${PERSON})`, 'u').exec(opening)
    if (labelled) found.push(...partsOf(labelled[1]!, actor))
    const told = new RegExp(
      String.raw`(?i:${pattern.source})${SAID_TO_BE}(${ANYBODY})(?:\s+${AND}\s+(${ANYBODY}))?`,
      'u',
    ).exec(opening)
    for (const person of told?.slice(-2) ?? []) if (person !== undefined) found.push(...partsOf(person, actor))
    const apposed = new RegExp(String.raw`(${PERSON}),\s+(?:[\p{Ll}-]+\s+){0,2}(?i:${pattern.source})`, 'u').exec(
      opening,
    )
    if (apposed) found.push(...partsOf(apposed[1]!, actor))
  }
  found.push(...othersOf(opening, found), ...companiesOf(opening))
  const sides = Map.groupBy(found, ([name]) => name)
  return found.filter(([name]) => new Set(sides.get(name)!.map(([, actor]) => actor)).size === 1)
}

/** Companies let and do not dwell; what agencies do stays theirs. The first word of the name is what a lease goes on with. */
function companiesOf(opening: string): [string, Actor][] {
  return [...opening.slice(0, PARTIES).matchAll(COMPANY_NAME)]
    .filter(({ 0: name, index }) => !AGENCY.test(opening.slice(Math.max(0, index - 40), index) + name))
    .map(({ 1: word }): [string, Actor] => [word!, 'landlord'])
    .filter(([word]) => !COMPANY.test(word))
}

const COMPANY_NAME =
  /(?<!\p{L})(\p{Lu}\p{L}{4,})(?:[ &-]{1,3}[\p{L}()]+){0,4}? (?:S\.\s?[àa]\s?r\.\s?l|S\.?A\.?(?!\p{L})|SARL|Sàrl|GmbH|Ltd|LLC)/gu
const AGENCY = /agen(?:ce|cy|tur)|makler|courtier|broker|verwaltung|vertreten durch|gestion|manag/iu

/** Titled persons of whom nothing is said stand on the side that nobody else is on; of two, the first one lets. */
function othersOf(opening: string, known: readonly [string, Actor][]): [string, Actor][] {
  const names = new Map(known)
  const persons = new Map(
    [...opening.slice(0, PARTIES).matchAll(TITLED_PERSON)].map(({ 0: person }) => [
      person.split(/\s+/).at(-1)!,
      person,
    ]),
  )
  const others = [...persons].filter(([name]) => !names.has(name)).map(([, person]) => person)
  const sides = new Set(names.values())
  if (sides.size === 2 || others.length === 0) return []
  if (sides.has('landlord')) return others.flatMap((person) => partsOf(person, 'tenant'))
  if (sides.has('tenant')) return others.length === 1 ? partsOf(others[0]!, 'landlord') : []
  return others.length === 2 ? [...partsOf(others[0]!, 'landlord'), ...partsOf(others[1]!, 'tenant')] : []
}

const TITLED = new RegExp(String.raw`^${TITLE}\s`, 'u')

const COMPANY =
  /(?<!\p{L})(?:GmbH|AG|S\.?A|Ltd|LLC|SCI|Estates?|Homes?|Immo\p{L}*|Agence|Agency|Co-?[Ll]iving)(?!\p{L})/u

function partsOf(person: string, actor: Actor): [string, Actor][] {
  // Names of companies are made of words that leases use.
  if (COMPANY.test(person)) return []
  const words = person
    .replace(/^(?:d['’]|(?:de[rmn]?|die)\s+)/u, '')
    .split(/\s+/)
    .filter((word) => !TITLED.test(`${word} `))
  const used = TITLED.test(person) ? words.slice(-1) : [words[0]!, words.at(-1)!]
  // Add each half of a double name: often only one is used.
  return [...new Set(used.flatMap((word) => [word, ...word.split('-')]))]
    .filter((word) => word.length >= 4 && roleOf(word) === null)
    .map((word): [string, Actor] => [word, actor])
}
