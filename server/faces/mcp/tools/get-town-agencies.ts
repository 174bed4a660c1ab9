import { z } from 'zod'
import { townAgenciesSchema } from '../../../../models/contracts/listings/agencies.ts'
import type { TownAgencies } from '../../../../models/contracts/listings/agencies.ts'
import { areaOf } from '../../../../content/say/area-words.ts'
import { toNameLocale } from '../../../../models/kernel/locale.ts'
import type { Locale } from '../../../../models/kernel/locale.ts'
import { agencyCounts, getTownAgencies as townAgenciesOf } from '../../../queries/places/get-town-agencies.ts'
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
    'List the estate agencies with homes on the market in one Luxembourg town, with their stock and ' +
    'asking-price ranges there. Use it to find whom to contact. Not for single listings (search_rentals, ' +
    'search_for_sale). Towns: communes; localities and quarters with at least 3 such homes.',
  scope: 'market:read',
  access: 'credential',
  icon: 'market',
  isPure: true,
  input: z.strictObject({
    commune: communeText.describe('town: slug or name in any language').meta({ examples: ['mersch'] }),
    locale: localeArgument,
  }),
  output: z.strictObject({
    town,
    activeListings,
    buyCount,
    rentCount,
    agencyCount: z.int().nullable(),
    withoutAgency: z.int(),
    agencies,
  }),
  answer({ facts, locale, absoluteUrl }, { commune }) {
    const { asOf: _, ...found } = townAgenciesOf(facts, { town: commune })
    const shown = found.agencies.slice(0, MOST_AGENCIES)
    const town = { ...found.town, name: nameOf(facts, found.town, locale) }
    const structured = { ...found, town, ...agencyCounts(found), agencies: shown }
    const { communeSlug } = town
    const place = facts.communes.get(communeSlug)?.name[toNameLocale(locale)] ?? communeSlug
    const cut = found.agencies.length - shown.length
    const page = absoluteUrl(`/${locale}/estate-agents/${found.town.slug}`)
    const notes = cut > 0 ? [tongueOf(locale).say('reply.agencies.cut', { n: cut, url: page })] : []
    return { structured, text: describe(structured, place, tongueOf(locale)), notes }
  },
})

/** Communes have a name in every language, localities only their usual one. */
function nameOf(facts: ReleaseFacts, { kind, slug, name }: TownAgencies['town'], locale: Locale): string {
  return kind === 'commune' ? (communeName(facts, slug, locale) ?? name) : name
}

function communeName(facts: ReleaseFacts, slug: string, locale: Locale): string | undefined {
  return facts.communes.get(slug)?.name[toNameLocale(locale)]
}

type Shown = Omit<TownAgencies, 'asOf'> & ReturnType<typeof agencyCounts>

function describe({ town, agencies, ...shown }: Shown, commune: string, tongue: Tongue): string {
  const { activeListings, buyCount, rentCount, agencyCount, withoutAgency } = shown
  const { say, count } = tongue
  const { name, slug } = town
  const place =
    town.kind === 'commune'
      ? say('reply.agencies.commune')
      : say(`reply.agencies.${town.kind}`, { commune: areaOf(commune, tongue.locale) })
  const counts = { n: count(activeListings), buy: count(buyCount), rent: count(rentCount) }
  const named = agencyCount === null ? say('reply.agencies.unnamed') : say('reply.agencies.named', { n: agencyCount })
  return [
    say('reply.agencies.head', { name, slug, place, ...counts, agencies: named }),
    ...(agencyCount !== null && withoutAgency > 0 ? [say('reply.agencies.without', { n: withoutAgency })] : []),
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
