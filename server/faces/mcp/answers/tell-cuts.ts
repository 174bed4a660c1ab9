import type { AgentListing } from '../../../../models/contracts/listings/listing.ts'
import type { Tongue } from './text.ts'

type Part =
  | 'agencies'
  | 'bathrooms'
  | 'descriptions'
  | 'features'
  | 'pricesPerM2'
  | 'reasons'
  | 'someFeatures'
  | 'titles'

/** A listing as it was found, and as the structure of the answer has it. */
export type CutListing = readonly [full: Reasoned, told: Reasoned]
type Reasoned = AgentListing & { matchReasons?: readonly string[] }

/** Maximum features and reasons in a line of text, and whether it has only figures and place. */
interface LineLevel {
  lineFeatures: number
  lineReasons: number
  isBrief: boolean
}

/** Says what an answer with many results leaves out of structure and text, and how to see it; nothing where all is there. */
export function tellCuts(listings: readonly CutListing[], line: LineLevel, { say }: Tongue): string[] {
  const left = leftOut(listings)
  const short = shortened(listings)
  const text = leftOutOfText(listings, line).filter((part) => !left.includes(part))
  const list = (parts: readonly Part[]): string => parts.map((part) => say(`reply.cut.${part}`)).join(', ')
  const said = [
    ...(left.length > 0 ? [say('reply.cut.left', { list: list(left) })] : []),
    ...(short.length > 0 ? [say('reply.cut.short', { list: list(short) })] : []),
    ...(text.length > 0 ? [say('reply.cut.text', { list: list(text) })] : []),
  ]
  return said.length > 0 ? [[...said, say('reply.cut.how')].join(' ')] : []
}

type Test = (full: Reasoned, told: Reasoned) => boolean

/** Parts whose test holds of any listing. */
function partsWhere(listings: readonly CutListing[], tests: Partial<Record<Part, Test>>): Part[] {
  const parts = Object.entries(tests) as [Part, Test][]
  return parts.filter(([, test]) => listings.some(([full, told]) => test(full, told))).map(([part]) => part)
}

function leftOut(listings: readonly CutListing[]): Part[] {
  return partsWhere(listings, {
    descriptions: (full, told) => Boolean(full.description) && !told.description,
    features: (full, told) => count(full.features) > 0 && count(told.features) === 0,
    someFeatures: (full, told) => count(told.features) > 0 && count(told.features) < count(full.features),
    pricesPerM2: (full, told) => (full.pricePerSqm ?? null) !== null && (told.pricePerSqm ?? null) === null,
    reasons: (full, told) => count(told.matchReasons) < count(full.matchReasons),
  })
}

function shortened(listings: readonly CutListing[]): Part[] {
  return partsWhere(listings, {
    titles: (full, told) => told.title !== full.title,
    descriptions: (full, told) => Boolean(told.description) && told.description !== full.description,
  })
}

function leftOutOfText(listings: readonly CutListing[], { lineFeatures, lineReasons, isBrief }: LineLevel): Part[] {
  return partsWhere(listings, {
    titles: () => isBrief,
    features: (_, { features }) => lineFeatures === 0 && count(features) > 0,
    someFeatures: (_, { features }) => lineFeatures > 0 && count(features) > lineFeatures,
    reasons: (_, { matchReasons }) => count(matchReasons) > lineReasons,
    bathrooms: ({ baths }) => isBrief && baths !== null,
    agencies: ({ agencyName }) => isBrief && agencyName !== null,
  })
}

function count(list: readonly unknown[] | undefined): number {
  return list?.length ?? 0
}
