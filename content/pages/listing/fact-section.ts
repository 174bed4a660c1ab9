import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { knownFacts, type KnownFact, type KnownFactName } from '../../../models/adverts/listing/known-facts.ts'
import { quotable } from '../../../models/adverts/listing/untrusted-text.ts'
import { numberWords } from '../../say/numbers.ts'
import { sayCount } from '../../say/say-count.ts'
import { sayIn, type WordKey } from '../../say/words.ts'
import { dataTable } from '../../html/data-table.ts'
import { markup, type Markup } from '../../html/markup.ts'
import { offerWords } from '../../html/offer-words.ts'
import type { ListingPageFacts } from './listing-facts.ts'

const AMOUNTS = new Set<KnownFactName>(['price', 'priceTo', 'charges', 'deposit', 'agencyFee', 'pricePerSqm'])
const AREAS = new Set<KnownFactName>(['areaSqm', 'areaToSqm', 'landAreaSqm'])
/** Told elsewhere: both coordinates in one row, features in a list of their own. */
const NO_ROW = new Set<KnownFactName>(['longitude', 'features'])
const TEXT_CHARACTERS = 80

/** Every fact with where it comes from and how sure it is: what get_listing_truth tells programs. */
export function factSection(facts: ListingPageFacts, locale: Locale): Markup {
  const say = sayIn(locale)
  const { listing, asOf } = facts
  const known = Object.entries(knownFacts(listing, asOf)) as [KnownFactName, KnownFact][]
  const rows = known
    .filter(([name]) => !NO_ROW.has(name))
    .map(([name, fact]) => {
      const label = name === 'latitude' ? say('field.coordinates') : say(`field.${name}` as WordKey)
      return [label, valueText(name, fact.value, facts, locale), ...provenance(fact, facts, locale)]
    })
  return markup`<section><h2>${say('listing.facts')}</h2>
<div class="wide">${dataTable({
    caption: say('listing.facts'),
    hideCaption: true,
    columns: ['fact', 'value', 'source', 'how', 'observed', 'confidence'].map((name) => ({
      label: say(`listing.${name}` as WordKey),
      isFigure: name === 'confidence',
    })),
    rows,
  })}</div>
${featureList(listing, locale)}</section>`
}

function provenance(fact: KnownFact, { sources }: ListingPageFacts, locale: Locale): (string | Markup)[] {
  const say = sayIn(locale)
  const { day, percent } = numberWords(locale)
  const age = sayCount(say, 'listing.age', fact.ageDays, locale)
  return [
    sources.get(fact.source)?.title ?? fact.source,
    say(`method.${fact.method}`),
    markup`<time datetime="${fact.observedAt}">${day(fact.observedAt)}</time>${fact.ageDays === 0 ? '' : `, ${age}`}`,
    percent(fact.confidence),
  ]
}

function valueText(
  name: KnownFactName,
  value: KnownFact['value'],
  { listing, commune }: ListingPageFacts,
  locale: Locale,
): string {
  const say = sayIn(locale)
  const words = offerWords(locale)
  const { euro, decimal, day } = numberWords(locale)
  if (typeof value === 'boolean') return say(value ? 'listing.yes' : 'listing.no')
  if (typeof value === 'number') {
    if (AMOUNTS.has(name)) return euro(value, Number.isInteger(value) ? 0 : 2)
    if (AREAS.has(name)) return words.area(value)
    if (name === 'latitude') return coordinates(listing, locale)
    if (name === 'constructionYear') return String(value)
    if (name === 'floor' && value === 0) return say('listing.groundFloor')
    return decimal(value, Number.isInteger(value) ? 0 : 1)
  }
  const text = String(value)
  switch (name) {
    case 'listingType':
      return say(`listing.${text}` as WordKey)
    case 'propertyType':
      return words.kind(text)
    case 'condition':
      return words.condition(text)
    case 'availableFrom':
      return day(text)
    case 'commune':
      return commune === null ? text : communeName(commune, locale)
    default:
      return quotable(text, TEXT_CHARACTERS)
  }
}

function coordinates({ latitude, longitude, coordinatePrecision }: ListingRecord, locale: Locale): string {
  const { decimal } = numberWords(locale)
  const point = `${decimal(latitude!, 4)}; ${decimal(longitude ?? NaN, 4)}`
  return coordinatePrecision === null ? point : `${point} (${sayIn(locale)(`precision.${coordinatePrecision}`)})`
}

function featureList({ features, absentFeatures }: ListingRecord, locale: Locale): Markup | undefined {
  if (features.length + absentFeatures.length === 0) return undefined
  const say = sayIn(locale)
  const { feature } = offerWords(locale)
  const list = (names: readonly string[]): string => names.map(feature).join(', ')
  return markup`<h3>${say('field.features')}</h3>
${features.length === 0 ? undefined : markup`<p><strong>${say('listing.has')}:</strong> ${list(features)}</p>`}
${absentFeatures.length === 0 ? undefined : markup`<p><strong>${say('listing.hasNot')}:</strong> ${list(absentFeatures)}</p>`}
<p class="hint">${say('listing.featuresNote')}</p>`
}
