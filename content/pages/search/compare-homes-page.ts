import { holdsCharges } from '../../../models/adverts/listing/unstated-charges.ts'
import { colon } from '../../say/typography.ts'
import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import type { CommuteIndex } from '../../../models/contracts/places/commute.ts'
import { communeName, type Commune } from '../../../models/kernel/commune.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { ADDRESSES, compareHomesAddress, MOST_HOMES } from '../../html/addresses.ts'
import { documentPage } from '../../html/render-document.ts'
import { renderSitePage, type SiteStatement } from '../../html/site-page.ts'
import { numberWords } from '../../say/numbers.ts'
import { offerWords } from '../../say/offer-words.ts'
import { sayCount } from '../../say/say-count.ts'
import { sayIn } from '../../say/words.ts'
import { hint, paragraph, section, table, type Block, type Cell } from '../../sections/block.ts'
import { link, plainText } from '../../sections/inline.ts'
import { listingCard, type CardEstimate } from '../listing/listing-card.ts'
import { listingHeading } from '../listing/listing-document.ts'

/** A home with what a comparison says of it. */
export interface ComparedHome {
  listing: ListingRecord
  commune: Pick<Commune, 'slug' | 'name'> | null
  estimate: CardEstimate | undefined
  /** Minutes to places of work from its commune; null where they are not known. */
  commute: CommuteIndex['communes'][string] | null
}

interface CompareHomesFacts {
  /** In the order of the address. */
  homes: readonly ComparedHome[]
  /** Homes of the address that no release lists any more. */
  gone: number
  /** Homes that may be added: those like the first. */
  similar: readonly Pick<ComparedHome, 'listing' | 'commune'>[]
  /** ISO date to which the release knows. */
  asOf: string
}

/** `/{locale}/homes/compare?id=…&id=…`: up to four homes side by side, a fact in each row. */
export function compareHomesPage(facts: CompareHomesFacts, locale: Locale, site: SiteStatement): string {
  const say = sayIn(locale)
  const ids = facts.homes.map(({ listing }) => listing.id)
  const document = {
    locale,
    title: say('homesCompare.title'),
    description: say('homesCompare.lead'),
    crumbs: [{ label: say('search.title'), address: ADDRESSES.homes(locale) }],
    blocks: [paragraph(say('homesCompare.lead'), 'lead' as const), ...comparison(facts, locale)],
    sources: [],
  }
  return renderSitePage(
    {
      ...documentPage(document, undefined, locale),
      section: 'homes',
      addressIn: (other) => compareHomesAddress(other, ids),
      hasMarkdown: false,
      unlisted: true,
    },
    site,
  )
}

function comparison({ homes, gone, similar, asOf }: CompareHomesFacts, locale: Locale): Block[] {
  const say = sayIn(locale)
  const named = (home: Pick<ComparedHome, 'listing' | 'commune'>) => ({
    value: home.listing.id,
    label: `${listingHeading(home, locale)}, ${offerWords(locale).price(home.listing)}`,
  })
  const lost = gone === 0 ? [] : [hint(sayCount(say, 'homesCompare.gone', gone, locale))]
  if (homes.length === 0)
    return [...lost, paragraph([say('homesCompare.none'), ' ', link(say('search.title'), ADDRESSES.homes(locale))])]
  const chosen = new Set(homes.map(({ listing }) => listing.id))
  const others = similar.filter(({ listing }) => !chosen.has(listing.id))
  return [
    ...lost,
    {
      kind: 'chosen',
      name: 'id',
      address: compareHomesAddress(locale, []),
      label: say('homesCompare.add'),
      removeWord: `${say('homes.remove')}${colon(locale)}`,
      addWord: say('prices.add'),
      chosen: homes.map(named),
      options: homes.length < MOST_HOMES ? others.map(named) : [],
    },
    section(say('homesCompare.facts'), [
      table(
        say('homesCompare.title'),
        ['', ...homes.map((home) => headOf(home, locale))],
        rowsOf(homes, asOf, locale),
        { isAbreast: true },
      ),
      hint(say('homesCompare.note')),
    ]),
  ]
}

/** The place of a home, short enough for a column of a phone; what it is stands in a row. */
function headOf({ listing, commune }: ComparedHome, locale: Locale) {
  const place = offerWords(locale).place(listing, commune === null ? undefined : communeName(commune, locale))
  return { label: link(place, ADDRESSES.listing(locale, listing.id)), isFigure: true }
}

/** Facts of each home below each other; what is not known says so. */
function rowsOf(homes: readonly ComparedHome[], asOf: string, locale: Locale): Cell[][] {
  const say = sayIn(locale)
  const words = offerWords(locale)
  const { euro, decimal, day } = numberWords(locale)
  const unknown = say('page.unknown')
  const amount = (value: number | null): string =>
    value === null ? unknown : euro(value, Number.isInteger(value) ? 0 : 2)
  const row = (label: string, cell: (home: ComparedHome) => Cell): Cell[] => [label, ...homes.map(cell)]
  const minutes = (home: ComparedHome, mode: 'transit' | 'car'): string => {
    const known = home.commute?.kirchberg[mode].peak.minutes
    return known === undefined ? unknown : say('calc.minutes', { n: known })
  }
  const isSome = (test: (listing: ListingRecord) => boolean): boolean => homes.some(({ listing }) => test(listing))
  return [
    row(say('field.propertyType'), ({ listing }) => words.offer(listing)),
    row(say('field.price'), ({ listing, commune }) => {
      const card = listingCard(listing, { locale, communeName: commune?.slug })
      return card.priceNote === undefined ? card.price : [card.price, { kind: 'remark', text: card.priceNote }]
    }),
    row(say('listing.estimate'), ({ listing, estimate }) => {
      const card = listingCard(listing, { locale, communeName: undefined, estimate })
      if (estimate === undefined || estimate.low === null || estimate.high === null) return say('estimate.none')
      const range = say('listing.estimateRange', { low: euro(estimate.low), high: euro(estimate.high) })
      return card.estimate === undefined ? range : [plainText(card.estimate.text), { kind: 'remark', text: range }]
    }),
    row(say('field.pricePerSqm'), ({ listing: { pricePerSqm } }) =>
      pricePerSqm === null ? unknown : euro(pricePerSqm, pricePerSqm < 1_000 ? 2 : 0),
    ),
    row(say('listing.area'), ({ listing }) => words.size(listing) ?? unknown),
    row(say('field.beds'), ({ listing: { bedrooms } }) => (bedrooms === null ? unknown : decimal(bedrooms))),
    row(say('field.energyClass'), ({ listing: { energyClass } }) => energyClass ?? unknown),
    row(say('field.constructionYear'), ({ listing: { constructionYear } }) =>
      constructionYear === null ? unknown : String(constructionYear),
    ),
    ...(isSome(({ listingType }) => listingType === 'rent')
      ? [
          row(say('field.charges'), ({ listing }) =>
            holdsCharges(listing) ? say('box.chargesIncluded') : amount(listing.chargesEur),
          ),
          row(say('field.deposit'), ({ listing: { depositEur } }) => amount(depositEur)),
        ]
      : []),
    row(say('field.availableFrom'), ({ listing: { availableFrom } }) =>
      availableFrom === null ? unknown : availableFrom <= asOf ? say('listing.freeNow') : day(availableFrom),
    ),
    row(`${say('calc.choice.kirchberg')}, ${say('calc.choice.transit')}`, (home) => minutes(home, 'transit')),
    row(`${say('calc.choice.kirchberg')}, ${say('calc.choice.car')}`, (home) => minutes(home, 'car')),
    row(say('listing.days'), ({ listing: { daysOnMarket } }) =>
      daysOnMarket === 0 ? say('listing.seenOnce') : say('listing.atLeast', { n: decimal(daysOnMarket) }),
    ),
    row(say('listing.has'), ({ listing: { features } }) =>
      features.length === 0 ? unknown : features.map((name) => words.feature(name)).join(', '),
    ),
  ]
}
