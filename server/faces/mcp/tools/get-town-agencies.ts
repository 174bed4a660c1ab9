import { z } from 'zod'
import { townAgenciesSchema } from '../../../../models/contracts/listings/agencies.ts'
import type { TownAgencies } from '../../../../models/contracts/listings/agencies.ts'
import { toNameLocale } from '../../../../models/kernel/locale.ts'
import type { Locale } from '../../../../models/kernel/locale.ts'
import { getTownAgencies as townAgenciesOf } from '../../../queries/places/get-town-agencies.ts'
import type { ReleaseFacts } from '../../../release/facts.ts'
import { localeArgument } from '../offer/arguments.ts'
import { tongueOf, type Tongue } from '../answers/text.ts'
import { defineTool } from '../offer/tool.ts'
import { communeText } from '../../../../models/contracts/places/commune.ts'

/** Maximum agencies in one answer; no town of the sample market has more than 45. */
const MOST_AGENCIES = 25

const { town, activeListings, buyCount, rentCount, agencies } = townAgenciesSchema.shape

export const getTownAgencies = defineTool({
  name: 'get_town_agencies',
  title: 'Estate agencies of a town',
  description:
    'List the estate agencies with listings in one Luxembourg town: active listings, split into sale ' +
    'and rent, and each agency with its stock and asking-price ranges there. Use it to find whom to ' +
    'contact. Not for single listings (search_rentals, search_for_sale). ' +
    'Towns are communes and localities with at least 3 active listings; at most 25 agencies.',
  scope: 'market:read',
  access: 'credential',
  icon: 'market',
  isPure: true,
  input: z.strictObject({
    commune: communeText.describe('town: slug or name in any language').meta({ examples: ['mersch'] }),
    locale: localeArgument,
  }),
  output: z.strictObject({ town, activeListings, buyCount, rentCount, agencyCount: z.int(), agencies }),
  answer({ facts, locale, absoluteUrl }, { commune }) {
    const { asOf: _, ...found } = townAgenciesOf(facts, { town: commune })
    const shown = found.agencies.slice(0, MOST_AGENCIES)
    const town = { ...found.town, name: nameOf(facts, found.town, locale) }
    const structured = { ...found, town, agencyCount: found.agencies.length, agencies: shown }
    const cut = found.agencies.length - shown.length
    const page = absoluteUrl(`/${locale}/estate-agents/${found.town.slug}`)
    const notes = cut > 0 ? [tongueOf(locale).say('reply.agencies.cut', { n: cut, url: page })] : []
    return { structured, text: describe(structured, tongueOf(locale)), notes }
  },
})

/** Communes have a name in every language, localities only their usual one. */
function nameOf(facts: ReleaseFacts, { kind, slug, name }: TownAgencies['town'], locale: Locale): string {
  return kind === 'commune' ? (facts.communes.get(slug)?.name[toNameLocale(locale)] ?? name) : name
}

type Shown = Omit<TownAgencies, 'asOf'> & { agencyCount: number }

function describe({ town, activeListings, buyCount, rentCount, agencyCount, agencies }: Shown, tongue: Tongue): string {
  const { say, counted } = tongue
  const { name, slug, communeSlug } = town
  const place =
    town.kind === 'commune' ? say('reply.agencies.commune') : say('reply.agencies.locality', { commune: communeSlug })
  const [listings, agents] = [counted('active', activeListings), counted('agencies', agencyCount)]
  const counts = { listings, buy: buyCount, rent: rentCount, agencies: agents }
  return [
    say('reply.agencies.head', { name, slug, place, ...counts }),
    ...agencies.map((agency) =>
      say('reply.agencies.one', {
        name: agency.name,
        stock: agency.stock,
        buy: agency.buyCount,
        rent: agency.rentCount,
        sale: range(agency.salePriceMin, agency.salePriceMax, tongue),
        rents: range(agency.rentMin, agency.rentMax, tongue),
        website: agency.website === null ? '' : `; ${agency.website}`,
      }),
    ),
  ].join('\n')
}

function range(low: number | null, high: number | null, { say, amount }: Tongue): string {
  if (low === null || high === null) return ''
  const both = say('reply.agencies.to', { low: amount(low), high: amount(high) })
  return say('reply.agencies.at', { amount: low === high ? amount(low) : both })
}
