import type { AdvertHistory } from './advert-history.ts'
import { matchEvidence, shares, valueShares, type ValueShares } from './match-evidence.ts'

/** A property may stay off the market this many quarters between two adverts. */
const MAXIMUM_GAP_QUARTERS = 2
/** Log odds above which a pair is taken for one property (odds of two to one). */
const ACCEPTED_LOG_ODDS = Math.log(2)
/** Prior share of adverts that have a twin among the candidates. */
const TWIN_SHARE = 0.5

type Link = { a: number; b: number; logOdds: number }

/**
 * Groups adverts that show one property: copies on several portals and relistings under new ids. Adverts of one
 * source whose quarters overlap are different properties; stated property ids are believed. Returns the groups,
 * each in the order of `adverts`.
 */
export function groupByProperty(adverts: readonly AdvertHistory[]): AdvertHistory[][] {
  const common = new Map<string, ValueShares>()
  for (const [type, group] of Map.groupBy(adverts, (advert) => advert.type)) common.set(type, valueShares(group))
  const groups: AdvertHistory[][] = []
  for (const [, block] of Map.groupBy(adverts, (advert) => `${advert.commune}\u0000${advert.type}`)) {
    for (const group of groupBlock(block, common.get(block[0]!.type)!)) groups.push(group)
  }
  return groups
}

function groupBlock(block: AdvertHistory[], common: ValueShares): AdvertHistory[][] {
  const members = block.map((_, i) => [i])
  const rootOf = block.map((_, i) => i)
  const join = (a: number, b: number): void => {
    const [into, from] = [Math.min(rootOf[a]!, rootOf[b]!), Math.max(rootOf[a]!, rootOf[b]!)]
    for (const i of members[from]!) rootOf[i] = into
    members[into]!.push(...members[from]!)
    members[from] = []
  }
  for (const [, known] of Map.groupBy(
    block.map((_, i) => i).filter((i) => block[i]!.propertyId !== undefined),
    (i) => block[i]!.propertyId!,
  )) {
    for (const i of known.slice(1)) if (rootOf[i] !== rootOf[known[0]!]) join(known[0]!, i)
  }
  for (const { a, b } of candidateLinks(block, common)) {
    if (rootOf[a] === rootOf[b]) continue
    const compatible = members[rootOf[a]!]!.every((i) =>
      members[rootOf[b]!]!.every((j) => mayBeOne(block[i]!, block[j]!)),
    )
    if (compatible) join(a, b)
  }
  return members.filter((group) => group.length > 0).map((group) => group.sort((a, b) => a - b).map((i) => block[i]!))
}

/** Links above the accepted odds, strongest first. Adverts without an area sort first and meet every other. */
function candidateLinks(block: AdvertHistory[], common: ValueShares): Link[] {
  if (block.every(({ propertyId }) => propertyId !== undefined)) return []
  const sections = shares(block.map((advert) => advert.section))
  const order = block.map((_, i) => i).sort((a, b) => (block[a]!.areaM2 ?? 0) - (block[b]!.areaM2 ?? 0) || a - b)
  const area = Float64Array.from(order, (i) => block[i]!.areaM2 ?? 0)
  const first = Int32Array.from(order, (i) => block[i]!.quarters[0]!)
  const last = Int32Array.from(order, (i) => block[i]!.quarters.at(-1)! + MAXIMUM_GAP_QUARTERS)
  const priorLogOdds = Math.log(TWIN_SHARE / Math.max(1, candidates(block)))
  const links: Link[] = []
  for (let x = 0; x < order.length; x++) {
    const widest = area[x] === 0 ? Infinity : area[x]! * 1.03 + 2
    for (let y = x + 1; y < order.length && area[y]! <= widest; y++) {
      if (first[x]! > last[y]! || first[y]! > last[x]!) continue
      const [a, b] = [order[x]!, order[y]!]
      if (!mayBeOne(block[a]!, block[b]!)) continue
      const [earlier, later] = first[x]! <= first[y]! ? [a, b] : [b, a]
      const logOdds = priorLogOdds + matchEvidence(block[earlier]!, block[later]!, common, sections)
      if (logOdds > ACCEPTED_LOG_ODDS) links.push({ a, b, logOdds })
    }
  }
  return links.sort((x, y) => y.logOdds - x.logOdds || x.a - y.a || x.b - y.b)
}

/** Typical number of adverts of the block close enough in time to an advert: the candidates a match is drawn from. */
function candidates(block: AdvertHistory[]): number {
  let first = Infinity
  let last = -Infinity
  let reach = 0
  for (const { quarters } of block) {
    first = Math.min(first, quarters[0]!)
    last = Math.max(last, quarters.at(-1)!)
    reach += quarters.at(-1)! - quarters[0]! + 1 + 2 * MAXIMUM_GAP_QUARTERS
  }
  return Math.min(block.length, reach / (last - first + 1))
}

function mayBeOne(a: AdvertHistory, b: AdvertHistory): boolean {
  if (a.propertyId !== undefined && b.propertyId !== undefined) return a.propertyId === b.propertyId
  if (a.source !== b.source) return true
  return a.quarters[0]! > b.quarters.at(-1)! || b.quarters[0]! > a.quarters.at(-1)!
}
