import { ARCHIVED_PORTALS, type Advert, isOn, type Portal, type Property } from './adverts/advert.ts'
import { type Agency, type AgencyPicker, SOFTWARE, type Software } from './adverts/agencies.ts'
import { type CopyStreams, drawCopy, type Offer } from './adverts/copies.ts'
import { type Day, dayOf } from '../../models/kernel/day.ts'
import type { Grammar, Language } from './adverts/grammar.ts'
import { drawHome, type Home, isDwelling, type Site } from './homes/home.ts'
import type { MarketParameters } from './parameters/parameters.ts'
import { photosFor } from './homes/photos.ts'
import type { PlacePicker } from './homes/place-picker.ts'
import type { QuarterPlan } from './homes/plan.ts'
import type { Pricing } from './homes/pricing.ts'
import type { Random } from './parameters/random.ts'
import type { References } from './adverts/references.ts'
import type { SitePicker } from './homes/streets.ts'
import { drawLifetime, drawTimeline, type OfferType } from './homes/timeline.ts'

/** Parameters, pickers and one random stream per concern. */
export interface Workshop {
  readonly parameters: MarketParameters
  readonly pricing: Pricing
  readonly grammars: Record<Language, Grammar>
  readonly pickAgency: AgencyPicker
  readonly pickSite: SitePicker
  readonly pickPlace: PlacePicker
  readonly references: References
  readonly lastDay: Day
  readonly snapshots: readonly Day[]
  readonly softwareShare: Record<Software, number>
  readonly streams: CopyStreams & Record<'home' | 'site' | 'price' | 'offer' | 'agency', Random>
}

/** Draws one property, or the lots of one project. */
export function drawProperties(
  workshop: Workshop,
  plan: QuarterPlan,
  isActive: boolean,
  nextId: () => number,
): Property[] {
  const { streams, parameters, pickSite, pickPlace } = workshop
  const type = isActive ? plan.pickActive(streams.home) : plan.pickGone(streams.home)
  const site = pickSite(streams.site, pickPlace(streams.site, type))
  const days = drawDays(workshop, plan, type, isActive)
  const first = drawHome(streams.home, parameters, { ...type, site, marketYear: plan.year })
  const siblings = drawSiblings(workshop, first, type, site, plan.year)
  const project = siblings.length > 0 ? streams.home.pick(parameters.projectNames) : null
  const homes = [first, ...siblings].map((home) => ({ ...home, project }))
  return homes.map((home, at) => drawProperty(workshop, plan, home, days, at + 1, nextId()))
}

function drawDays(
  workshop: Workshop,
  plan: QuarterPlan,
  type: OfferType,
  isActive: boolean,
): { from: Day; to: Day | null } {
  const { streams, parameters, lastDay } = workshop
  const from = streams.offer.integer(plan.from, Math.min(plan.to, isActive ? lastDay : lastDay - 3))
  if (isActive) return { from, to: null }
  const within = lastDay - from
  return { from, to: from + drawLifetime(streams.offer, parameters, type, { year: plan.year, within }) }
}

/** Other lots of the same building: almost equal homes that are not the same. */
function drawSiblings(workshop: Workshop, first: Home, type: OfferType, site: Site, marketYear: number): Home[] {
  const { streams, parameters } = workshop
  const isLot = first.newBuild && type.listingType === 'sale' && type.kind === 'apartment' && site.commune !== null
  if (!isLot || !streams.home.chance(parameters.offers.lotsOfOneProject)) return []
  return Array.from({ length: streams.home.integer(1, 5) }, () => {
    const home = drawHome(streams.home, parameters, { ...type, site, marketYear, newBuild: true })
    return {
      ...home,
      energy: first.energy,
      insulation: first.insulation,
      year: first.year,
      floorCount: first.floorCount,
    }
  })
}

function drawProperty(
  workshop: Workshop,
  plan: QuarterPlan,
  home: Home,
  days: { from: Day; to: Day | null },
  lot: number,
  id: number,
): Property {
  const { streams, parameters, lastDay } = workshop
  const askingEur = workshop.pricing.askingEur(streams.price, home, plan.step)
  const timeline = drawTimeline(streams.offer, parameters, { ...home, ...days, lastDay, year: plan.year, askingEur })
  const rents = home.listingType === 'rent' && (isDwelling(home.kind) || home.kind === 'room')
  const offer: Offer = {
    propertyId: id,
    home,
    timeline,
    lot,
    chargesEur: rents ? Math.max(50, Math.round((home.areaM2 * streams.price.between(2, 3.6)) / 10) * 10) : null,
    availableFrom: rents && streams.offer.chance(0.6) ? days.from + streams.offer.integer(5, 90) : null,
    photos: photosFor(streams.offer, home),
  }
  return { id, home, quarterStep: plan.step, adverts: drawAdverts(workshop, offer) }
}

/** Draws every spell of the offer on every portal that shows it. */
function drawAdverts(workshop: Workshop, offer: Offer): Advert[] {
  const { streams, parameters, pickAgency, references } = workshop
  const { home, timeline } = offer
  const fromOwner = isOwnersOffer(workshop, offer)
  const owner = fromOwner ? references.owner() : null
  const agency = fromOwner ? null : pickAgency(streams.agency, home.commune)
  const second =
    !fromOwner && home.listingType === 'sale' && streams.agency.chance(parameters.offers.secondAgency)
      ? pickAgency(streams.agency, home.commune)
      : null
  const adverts: Advert[] = []
  timeline.spells.forEach((_, spellNumber) => {
    const used = new Set<Portal>()
    for (const by of second === null || second === agency ? [agency] : [agency, second]) {
      const agencyRef = by === null ? null : references.ofAgency(by)
      for (const portal of portalsFor(workshop, by, used)) {
        used.add(portal)
        const isSoftware = SOFTWARE.some((name) => name === portal)
        const shownRef =
          agencyRef === null || streams.noise.chance(parameters.noise.missing.agencyRef) ? null : agencyRef
        const advert = drawCopy(streams, parameters, workshop.grammars, offer, {
          portal,
          ref: isSoftware ? softwareRef(portal, by!, agencyRef!) : references.ofPortal(portal),
          spellNumber,
          agency: by,
          agencyRef: isSoftware ? agencyRef : shownRef,
          ownerRef: portal === 'hosted' ? owner : null,
          lastDay: workshop.lastDay,
        })
        if (isVisible(advert, workshop.snapshots)) adverts.push(advert)
      }
    }
  })
  return adverts
}

function isOwnersOffer({ streams, parameters }: Workshop, { home, timeline }: Offer): boolean {
  const since = dayOf('2024-01-01')
  return (
    timeline.spells[0]!.from >= since &&
    home.commune !== null &&
    (isDwelling(home.kind) || home.kind === 'room') &&
    home.project === null &&
    streams.agency.chance(parameters.offers.ownerHosted)
  )
}

/** Portals of one agency for one offer, at least one; a second agency usually uses others than the first. */
function portalsFor(
  { streams, parameters, softwareShare }: Workshop,
  agency: Agency | null,
  used: ReadonlySet<Portal>,
): Portal[] {
  const random = streams.agency
  if (agency === null) return random.chance(0.3) ? ['hosted', 'alpha'] : ['hosted']
  const portals = (['alpha', 'beta', 'gamma'] as const).filter((portal) => {
    const probability = parameters.offers.portals[portal] * (used.has(portal) ? 0.1 : 1)
    return random.chance(probability)
  })
  const chosen: Portal[] = portals.length > 0 ? [...portals] : [used.has('alpha') ? 'gamma' : 'alpha']
  if (agency.software !== null && !used.has(agency.software) && random.chance(softwareShare[agency.software]))
    chosen.push(agency.software)
  return chosen
}

/** Key of an advert as read from each format. */
function softwareRef(portal: Portal, agency: Agency, agencyRef: string): string {
  if (portal === 'openimmo') return `oi-${agencyRef}`
  return portal === 'poliris' ? `${agency.slug}-${agencyRef}` : agencyRef
}

/** Whether a file shows the advert: an archive before the first snapshot, or a snapshot. Otherwise it does not exist. */
function isVisible(advert: Advert, snapshots: readonly Day[]): boolean {
  if (ARCHIVED_PORTALS.has(advert.portal) && advert.from < snapshots[0]!) return true
  return snapshots.some((day) => isOn(advert, day))
}
