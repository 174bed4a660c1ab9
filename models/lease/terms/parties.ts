import { oneOf, pattern } from '../../language/words/lines.ts'
import { redactedParties } from './redacted-parties.ts'
import type { Party } from './redacted-parties.ts'
import type { LeaseText } from '../text/lease-text.ts'

const TITLE = oneOf(String.raw`
    (?:MONSIEUR|MADAME|M\.|MME|MR\.?|MRS\.?|MS\.?|HERRN?|FRAU|HÄR|Monsieur|Madame|Mademoiselle|M\.|MM\.|Mme\.?|Mlle\.?|Mr\.?|Mrs\.?|Ms\.?|Miss|Sir
    Dr\.?|Herrn?|Frau|Eheleute|H[äe]r(?:en|ren)?|Joffer|D'Madame|Den? Här|Familljen?|Famille|Familie|Maître|Me)
  `)
const PARTICLE = String.raw`(?:(?:de|du|des|von|van|der|den|la|le|el|da|dos|di|zu|y|et|und|an|a|and)\s+|d['’])*`
const NAME = String.raw`\p{Lu}[\p{L}'’-]+`
const TITLED = new RegExp(
  String.raw`(?:^|[\s(«"'’:,])${TITLE}\s+${PARTICLE}${NAME}(?:\s+${PARTICLE}${NAME}){0,3}`,
  'gu',
)
const COMPANY = pattern(
  String.raw`
      [\p{Lu}][\p{L}&'’. ()-]{1,50}?\s(?:S\.?\s?[àa]\.?\s?r\.?l\.?(?:-S)?|SARL|Sàrl|S\.?A\.?(?![\p{L}])|SCI|S\.?C\.?I\.?|GmbH|AG|Ltd|LLC|SCA|SCS|ASBL
      a\.?s\.?b\.?l\.?)(?![\p{L}])
      \b(?:SCI|société|soci[ée]t[ée] civile|Gesellschaft|fonds|Fonds|commune de|Gemeinde|agence)\s+\p{Lu}[\p{L}'’-]+
    `,
  'gu',
)
const LABELLED = new RegExp(
  oneOf(String.raw`
      (?:bailleur|bailleresse|propri[ée]taire|preneur|preneuse|locataires?|colocataires?|vermieter(?:in)?|mieter(?:in)?|mitmieter|landlord|lessor
      owner|tenants?|lessees?|co-tenants?|propriet[äa]r|locatairen?)\s*(?:\([^)]{0,40}\)\s*)?(?::|=|–|-)\s*(?:nom\s*:\s*
      name\s*:\s*)?(${PARTICLE}${NAME}(?:[ ,]+${PARTICLE}${NAME}){1,3})
    `),
  'giu',
)
const PLAIN = new RegExp(
  oneOf(String.raw`
      (?<![\p{L}])(?:soussign[ée]e?s?|moi,?|unterzeichnete[rn]?|undersigned,?|entre|between|zwischen|tëscht|et|and|und|an|made between|vous,|sie,
      ihnen,|you,|(?:propri[ée]taire|locatair\p{L}+|vermieter(?:in)?|mieter(?:in)?|landlord|tenant)\s+(?:ass|sinn|ist|sind|est|sont|is
      are)(?=\s)(?:\s+(?:d['’]|de|der|die)(?=\s))?|bailleresse|bailleur|locataire)\s+(${NAME}(?:\s+${PARTICLE}${NAME}){1,3})\s*(?:,|\(|\bn[ée]e?\b
      demeurant|domicili|residing|wohnhaft|geboren|wunnhaft|gebuer)
    `),
  'giu',
)
/** Neighbours are named without a title in Luxembourgish, but with an article. */
const LETS_TO = /(?<!\p{L})(?:de|den|dem|der|d['’]|D['’]|De|Den)\s?\p{Lu}\p{Ll}+\s+\p{Lu}\p{Ll}[\p{L}-]+/gu
const LANDLORD_WORD = pattern(
  String.raw`
    bailleu?r|bailleresse|propri[ée]taire|loueu[rs]|logeu[rs]
    vermieter|eigent[üu]mer|geber
    landlord|landlady|lessor|licensor|owner
    propriet[äa]r|verlo[uo]n
  `,
  'iu',
)
const TENANT_WORD =
  /locatai?r|preneu[rs]|(?<!ver)mieter|nehmer|nutzer|tenant|lessee|licensee|resident|occupant|bewohner/iu
/** How far from the word for a party its name may stand, in characters. */
const REACH = 330
const OPENING = 2600

interface NamedParties {
  readonly names: number
  readonly missing: readonly Party[]
}

/** Which parties the opening of a lease names; one whose name was made unreadable is not missing. No name is kept. */
export function namedParties({ statements }: LeaseText): NamedParties & { readonly redacted: readonly Party[] } {
  const opening = statements
    .map(({ text }) => text)
    .join('\n')
    .slice(0, OPENING)
  const { names, missing } = legibleParties(opening)
  const unreadable = redactedParties(opening, { landlord: LANDLORD_WORD, tenant: TENANT_WORD })
  return {
    names,
    missing: missing.filter((party) => !unreadable.has(party)),
    redacted: missing.filter((party) => unreadable.has(party)),
  }
}

function legibleParties(opening: string): NamedParties {
  const places = namePlaces(opening)
  const isNear = (pattern: RegExp): boolean =>
    [...opening.matchAll(new RegExp(pattern.source, 'giu'))].some(({ index }) =>
      places.some((place) => Math.abs(place - index) < REACH),
    )
  if (places.length >= 2 && isNear(LANDLORD_WORD) && isNear(TENANT_WORD)) return { names: places.length, missing: [] }
  if (places.length === 0) return { names: 0, missing: ['landlord', 'tenant'] }
  if (places.length >= 2) return { names: places.length, missing: [] }
  const first = places[0]!
  const distance = (pattern: RegExp): number =>
    Math.min(
      Infinity,
      ...[...opening.matchAll(new RegExp(pattern.source, 'giu'))].map(({ index }) => Math.abs(index - first)),
    )
  return { names: 1, missing: [distance(LANDLORD_WORD) <= distance(TENANT_WORD) ? 'tenant' : 'landlord'] }
}

/** Places of different names in a text. */
function namePlaces(opening: string): number[] {
  const found = new Map<string, number>()
  const add = (name: string, index: number): void => {
    const key = name
      .toLowerCase()
      .replace(/[^\p{L}]+/gu, ' ')
      .trim()
      .split(' ')
      .slice(-1)[0]!
    if (!found.has(key)) found.set(key, index)
  }
  for (const match of opening.matchAll(TITLED)) add(match[0], match.index)
  for (const match of opening.matchAll(COMPANY)) add(match[0].slice(0, 30), match.index)
  for (const match of opening.matchAll(LABELLED)) if (startsUpper(match[1]!)) add(match[1]!, match.index)
  if (/verlo[uo]n/i.test(opening)) for (const match of opening.matchAll(LETS_TO)) add(match[0], match.index)
  for (const match of opening.matchAll(PLAIN)) if (startsUpper(match[1]!)) add(match[1]!, match.index)
  return [...found.values()]
}

/** The pattern ignores case for its labels, so what it took for a name is looked at again. */
function startsUpper(name: string): boolean {
  return name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word)).length >= 2
}
