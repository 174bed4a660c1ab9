import { z } from 'zod'
import { townAgenciesSchema } from '../../../../models/contracts/listings/agencies.ts'
import type { TownAgencies } from '../../../../models/contracts/listings/agencies.ts'
import { toNameLocale } from '../../../../models/kernel/locale.ts'
import type { Locale } from '../../../../models/kernel/locale.ts'
import { getTownAgencies as townAgenciesOf } from '../../../queries/places/get-town-agencies.ts'
import type { ReleaseFacts } from '../../../release/facts.ts'
import { localeArgument } from '../offer/arguments.ts'
import { amount } from '../answers/text.ts'
import { defineTool } from '../offer/tool.ts'

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
    commune: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .describe('town: slug or name in any language')
      .meta({ examples: ['mersch'] }),
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
    const notes = cut > 0 ? [`${cut} agencies with the smallest stock are left out; all are at ${page}`] : []
    return { structured, text: describe(structured), notes }
  },
})

/** Communes have a name in every language, localities only their usual one. */
function nameOf(facts: ReleaseFacts, { kind, slug, name }: TownAgencies['town'], locale: Locale): string {
  return kind === 'commune' ? (facts.communes.get(slug)?.name[toNameLocale(locale)] ?? name) : name
}

type Shown = Omit<TownAgencies, 'asOf'> & { agencyCount: number }

function describe({ town, activeListings, buyCount, rentCount, agencyCount, agencies }: Shown): string {
  const place = town.kind === 'commune' ? 'commune' : `locality of ${town.communeSlug}`
  return [
    `${town.name} (${town.slug}, ${place}): ${activeListings} active listings, ${buyCount} for sale, ${rentCount} for rent; ${agencyCount} agencies.`,
    ...agencies.map(
      (agency) =>
        `- ${agency.name}: ${agency.stock} in stock; ${agency.buyCount} for sale${range(agency.salePriceMin, agency.salePriceMax)}; ` +
        `${agency.rentCount} for rent${range(agency.rentMin, agency.rentMax)}${agency.website === null ? '' : `; ${agency.website}`}`,
    ),
  ].join('\n')
}

function range(low: number | null, high: number | null): string {
  if (low === null || high === null) return ''
  return ` at ${low === high ? amount(low) : `${amount(low)} to ${amount(high)}`} €`
}
