import type { Locale } from '../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import type { HomesOnOffer, Offer } from '../../html/ask-form.ts'
import { markup, type Markup } from '../../html/markup.ts'
import { countOrUnknown } from '../../say/market/none-known.ts'
import { sayIn } from '../../say/words.ts'
import type { MarketFacts, ReleaseFacts } from '../market-facts.ts'

/** Three ways in: rent, buy, and live across the border. */
export function waysSection(
  onOffer: HomesOnOffer,
  { newestSeen }: Pick<ReleaseFacts, 'newestSeen'>,
  locale: Locale,
): Markup {
  const say = sayIn(locale)
  const homes = (offer: Offer) => ({
    label: say(`foot.${offer}`),
    address: `${ADDRESSES.homes(locale)}?offer=${offer}`,
    count: countOrUnknown(onOffer[offer], newestSeen?.[offer === 'buy' ? 'sale' : 'rent'], locale),
  })
  const page = (label: string, address: string) => ({ label, address })
  const ways = [
    {
      way: 'rent',
      links: [
        homes('rent'),
        page(say('calc.afford.rentTitle'), `/${locale}/afford/rent`),
        page(say('leases.new.title'), `/account/leases/new?lang=${locale}`),
      ],
    },
    {
      way: 'buy',
      links: [
        homes('buy'),
        page(say('calc.afford.title'), `/${locale}/afford`),
        page(say('calc.estimate.title'), `/${locale}/estimate`),
      ],
    },
    {
      way: 'border',
      links: [
        page(say('home.ways.towns'), ADDRESSES.frontalier(locale)),
        page(say('calc.commute.title'), `/${locale}/commute`),
        page(say('home.ways.communes'), ADDRESSES.communes(locale, 'commute')),
      ],
    },
  ] as const
  const cards = ways.map(({ way, links }) => {
    const items = links.map((link) => {
      const count = 'count' in link ? markup`<span>${link.count}</span>` : undefined
      return markup`<li><a href="${link.address}"><span>${link.label}</span>${count}</a></li>`
    })
    return markup`<div class="way card"><h2>${say(`home.ways.${way}`)}</h2><p class="hint">${say(`home.ways.${way}.text`)}</p><ul>${items}</ul></div>`
  })
  return markup`<div class="ways">${cards}</div>`
}

/** Flats and houses on offer in all communes. */
export function homesOnOffer({ activity }: Pick<MarketFacts, 'activity'>): HomesOnOffer {
  const rows = [...activity.values()].flat().filter(({ segment }) => segment === 'all')
  const count = (wanted: 'rent' | 'sale'): number =>
    rows.reduce((sum, { listingType, activeListings }) => sum + (listingType === wanted ? activeListings : 0), 0)
  return { rent: count('rent'), buy: count('sale') }
}
