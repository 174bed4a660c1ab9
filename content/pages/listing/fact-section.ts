import { colon, semicolon } from '../../say/typography.ts'
import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { AMOUNT_FIELDS } from '../../../models/contracts/listings/raw-advert.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { knownFacts, type KnownFact, type KnownFactName } from '../../../models/adverts/listing/known-facts.ts'
import { quotable } from '../../../models/adverts/listing/untrusted-text.ts'
import { numberWords } from '../../say/numbers.ts'
import { sayCount } from '../../say/say-count.ts'
import { sayIn, type WordKey } from '../../say/words.ts'
import { offerWords } from '../../say/offer-words.ts'
import { hint, paragraph, section, type Block } from '../../sections/block.ts'
import { plainText, strong, type Text } from '../../sections/inline.ts'
import { doubtAt } from './doubt.ts'
import type { ListingPageFacts } from './listing-facts.ts'

const AMOUNTS = new Set<KnownFactName>([...AMOUNT_FIELDS, 'pricePerSqm'])
const AREAS = new Set<KnownFactName>(['areaSqm', 'areaToSqm', 'landAreaSqm'])
/** Told elsewhere: both coordinates in one row, features in a list of their own. */
const NO_ROW = new Set<KnownFactName>(['longitude', 'features'])
const TEXT_CHARACTERS = 80

/** Every fact with where it comes from and how sure it is: what get_listing_truth tells programs. */
export function factSection(facts: ListingPageFacts, locale: Locale): Block {
  const say = sayIn(locale)
  const { listing, asOf } = facts
  const known = Object.entries(knownFacts(listing, asOf)) as [KnownFactName, KnownFact][]
  const lines = known
    .filter(([name]) => !NO_ROW.has(name))
    .map(([name, fact]) => ({
      label: name === 'latitude' ? say('field.coordinates') : say(`field.${name}` as WordKey),
      value: withRivals(name, fact, facts, locale),
      ...doubtAt(fact.confidence, locale),
      proof: provenance(fact, facts, locale),
    }))
    // Hostile text may leave nothing to show.
    .filter(({ value }) => plainText(value).trim() !== '')
  return section(say('listing.facts'), [
    { ...hint(say('listing.factsNote')), only: 'html' },
    { kind: 'facts', facts: lines },
    ...featurePart(listing, locale),
  ])
}

/** A value; where sources disagree, with the other values and who gives them. */
function withRivals(name: KnownFactName, fact: KnownFact, facts: ListingPageFacts, locale: Locale): Text {
  const value = valueText(name, fact.value, facts, locale)
  const rivals = (fact.rivals ?? []).flatMap((rival) => {
    const text = valueText(name, rival.value, facts, locale)
    // Apart by less than a reader can see.
    return text === value ? [] : [`${text} (${facts.sources.get(rival.source)?.title ?? rival.source})`]
  })
  return rivals.length === 0 ? value : sayIn(locale)('listing.rivals', { value, rivals: rivals.join(', ') })
}

/** `Portal alpha · stated · 30 September 2026 · 99 % sure`. */
function provenance(fact: KnownFact, { sources }: ListingPageFacts, locale: Locale): Text {
  const say = sayIn(locale)
  const { day, percent } = numberWords(locale)
  const age = sayCount(say, 'listing.age', fact.ageDays, locale)
  return [
    `${sources.get(fact.source)?.title ?? fact.source} · ${say(`method.${fact.method}`)} · `,
    { kind: 'time', date: fact.observedAt, text: day(fact.observedAt) },
    `${fact.ageDays === 0 ? '' : `, ${age}`} · ${say('listing.sure', { percent: percent(fact.confidence) })}`,
  ]
}

function valueText(
  name: KnownFactName,
  value: KnownFact['value'],
  { listing, commune, asOf }: ListingPageFacts,
  locale: Locale,
): string {
  const say = sayIn(locale)
  const words = offerWords(locale)
  const { euro, decimal, day } = numberWords(locale)
  if (typeof value === 'boolean') return say(value ? 'listing.yes' : 'listing.no')
  if (typeof value === 'number') {
    if (AMOUNTS.has(name)) return euro(value, Number.isInteger(value) ? 0 : 2)
    if (name === 'areaSqm') return words.size({ ...listing, areaM2: value })!
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
      return text <= asOf ? say('listing.freeNow') : day(text)
    case 'commune':
      return commune === null ? text : communeName(commune, locale)
    default:
      return quotable(text, TEXT_CHARACTERS)
  }
}

function coordinates({ latitude, longitude, coordinatePrecision }: ListingRecord, locale: Locale): string {
  const { decimal } = numberWords(locale)
  const point = `${decimal(latitude!, 4)}${semicolon(locale)}${decimal(longitude ?? NaN, 4)}`
  return coordinatePrecision === null ? point : `${point} (${sayIn(locale)(`precision.${coordinatePrecision}`)})`
}

function featurePart({ features, absentFeatures }: ListingRecord, locale: Locale): Block[] {
  if (features.length + absentFeatures.length === 0) return []
  const say = sayIn(locale)
  const { feature } = offerWords(locale)
  const line = (label: string, names: readonly string[]): Block[] =>
    names.length === 0 ? [] : [paragraph([strong(`${label}${colon(locale)}`), ` ${names.map(feature).join(', ')}`])]
  return [
    section(say('field.features'), [
      ...line(say('listing.has'), features),
      ...line(say('listing.hasNot'), absentFeatures),
      hint(say('listing.featuresNote')),
    ]),
  ]
}
