import { type QuarterIndex, quarterOfDate, quartersUpTo } from '../../models/kernel/quarter.ts'
import type { Advert, Property } from './adverts/advert.ts'
import { type Agency, createAgencyPicker, readAgencies, type Software } from './adverts/agencies.ts'
import { dayOf } from '../../models/kernel/day.ts'
import { drawProperties, type Workshop } from './draw-properties.ts'
import { readGrammars } from './adverts/grammar.ts'
import { drawLevels, type Levels } from './homes/levels.ts'
import type { MarketParameters, MarketSize } from './parameters/parameters.ts'
import { createPlacePicker } from './homes/place-picker.ts'
import { type Geography, readGeography } from './parameters/places.ts'
import { planQuarters, type QuarterPlan } from './homes/plan.ts'
import { createPricing, type Pricing } from './homes/pricing.ts'
import { createRandom } from './parameters/random.ts'
import { createReferences } from './adverts/references.ts'
import { createSitePicker, readStreets } from './homes/streets.ts'

/** The simulated market: its truth, and its properties one after the other. */
export interface Market {
  readonly quarters: readonly QuarterIndex[]
  readonly geography: Geography
  readonly levels: Levels
  readonly pricing: Pricing
  properties(): Generator<Property>
}

/** Prepares the market from the committed parameters and facts; draws nothing until `properties()` is read. */
export async function createMarket(parameters: MarketParameters, size: MarketSize): Promise<Market> {
  const quarters = quartersUpTo(quarterOfDate(parameters.lastDay), size.quarters)
  const [geography, agencies, grammars, streets] = await Promise.all([
    readGeography(),
    readAgencies(),
    readGrammars(),
    readStreets(),
  ])
  const { communes } = geography
  const levels = await drawLevels(communes, parameters, quarters, size.seed)
  const pricing = createPricing(parameters, communes, levels, size.seed)
  return {
    quarters,
    geography,
    levels,
    pricing,
    *properties() {
      const stream = (name: string) => createRandom(size.seed, name)
      const workshop: Workshop = {
        parameters,
        pricing,
        grammars,
        pickAgency: createAgencyPicker(agencies, communes),
        pickSite: createSitePicker(communes, streets),
        pickPlace: createPlacePicker(geography, parameters, levels),
        references: createReferences(),
        lastDay: dayOf(parameters.lastDay),
        snapshots: parameters.snapshots.map(dayOf),
        softwareShare: softwareShares(agencies, parameters, size),
        streams: {
          noise: stream('noise'),
          text: stream('text'),
          timing: stream('timing'),
          home: stream('home'),
          site: stream('site'),
          price: stream('price'),
          offer: stream('offer'),
          agency: stream('agency'),
          odd: stream('odd'),
        },
      }
      const progress: Progress = { property: 0, goneInAdvance: 0, goneLeft: size.adverts - size.active }
      for (const plan of planQuarters(parameters, quarters, size)) {
        yield* fillQuota(workshop, plan, true, progress)
        yield* fillQuota(workshop, plan, false, progress)
      }
    },
  }
}

interface Progress {
  property: number
  /** Adverts that are gone although their property is still on the market; they count towards the quota of a later quarter. */
  goneInAdvance: number
  /** Gone adverts that may still be drawn. */
  goneLeft: number
}

/** Draws properties until the quarter has exactly its quota of adverts; drops surplus copies of the last property. */
function* fillQuota(workshop: Workshop, plan: QuarterPlan, isActive: boolean, progress: Progress): Generator<Property> {
  const inAdvance = isActive ? 0 : Math.min(progress.goneInAdvance, plan.goneAdverts)
  progress.goneInAdvance -= inAdvance
  let due = isActive ? plan.activeAdverts : plan.goneAdverts - inAdvance
  while (due > 0) {
    for (const property of drawProperties(workshop, plan, isActive, () => ++progress.property)) {
      const adverts: Advert[] = []
      for (const advert of property.adverts) {
        if (due === 0) break
        const hasGone = advert.to !== null
        if (hasGone && progress.goneLeft === 0) continue
        adverts.push(advert)
        if (hasGone) progress.goneLeft--
        if (isActive && hasGone) progress.goneInAdvance++
        else due--
      }
      if (adverts.length > 0) yield { ...property, adverts }
    }
  }
}

/** Share of its adverts that an agency delivers itself: all, until the market is so large that its feed would grow too. */
function softwareShares(
  agencies: readonly Agency[],
  { software }: MarketParameters,
  { active }: MarketSize,
): Record<Software, number> {
  const total = agencies.reduce((sum, { weight }) => sum + weight, 0)
  const shareOf = (name: Software) => {
    const own = agencies.filter((agency) => agency.software === name).reduce((sum, { weight }) => sum + weight, 0)
    return Math.min(1, software[name] / Math.max(1, (active * own) / total))
  }
  return { openimmo: shareOf('openimmo'), poliris: shareOf('poliris'), workbook: shareOf('workbook') }
}
