import { NATION_SLUG } from '../../../models/contracts/market/forecast.ts'
import type { CommuneRecord } from '../../../models/contracts/places/commune.ts'
import type { PriceEstimate } from '../../../models/contracts/market/valuation.ts'
import { cantonWords, communeWords } from '../../../content/say/area-words.ts'
import { toNameLocale, type Locale } from '../../../models/kernel/locale.ts'
import { sayIn } from '../../../content/say/words.ts'
import { capitalized } from '../../../content/say/typography.ts'
import { quantile } from '../../../models/statistics/quantile.ts'
import type { ReleaseFacts } from '../../release/facts.ts'
import { roundTo } from '../../../models/statistics/round.ts'

interface PriceQuestion {
  listingType: 'rent' | 'sale'
  segment: 'apartment' | 'house'
  commune: CommuneRecord
}

/** Minimum listings for a level; below it the next larger area is shown. */
const FEWEST_LISTINGS = 5

/** Current asking prices per m² in the commune or, where listings are too few, its canton or the nation. */
export function askingPrices(facts: ReleaseFacts, question: PriceQuestion): PriceEstimate['statistics'] {
  const { listingType, segment } = question
  const area = askedArea(facts, question)
  const found = pricesByArea(facts).get(`${listingType} ${segment} ${area}`) ?? []
  const decimals = listingType === 'sale' ? 0 : 2
  const at = (share: number) => (found.length === 0 ? null : roundTo(quantile(found, share), decimals))
  return { area: area.split(' ').at(-1)!, count: found.length, median: at(0.5), p25: at(0.25), p75: at(0.75) }
}

/** The smallest area that has enough listings for a level, with its kind: `commune mersch`, `canton mersch`, or the nation. */
function askedArea(facts: ReleaseFacts, { listingType, segment, commune }: PriceQuestion): string {
  const prices = pricesByArea(facts)
  const areas = [`commune ${commune.slug}`, `canton ${commune.canton}`]
  const hasEnough = (area: string): boolean =>
    (prices.get(`${listingType} ${segment} ${area}`) ?? []).length >= FEWEST_LISTINGS
  return areas.find(hasEnough) ?? NATION_SLUG
}

/** The area of the level in the middle of a sentence: `in the canton of Mersch`; not `in Luxembourg` of the country, which the city is called, too. */
export function askedAreaText(facts: ReleaseFacts, question: PriceQuestion, locale: Locale): string {
  const { commune } = question
  const area = askedArea(facts, question)
  if (area === NATION_SLUG) return sayIn(locale)('priceCheck.where.country')
  const language = toNameLocale(locale)
  if (area.startsWith('commune ')) return communeWords(commune.name[language], locale).within
  return cantonWords(cantonName(facts, commune.canton, locale), locale).within
}

/** Cantons are called as their chief towns; that of Capellen is no commune, and English names the city otherwise. */
export function cantonName({ communes }: ReleaseFacts, slug: string, locale: Locale): string {
  const language = toNameLocale(locale)
  return communes.get(slug)?.name[language === 'en' ? 'fr' : language] ?? capitalized(slug)
}

const KNOWN = new WeakMap<ReleaseFacts, Map<string, number[]>>()

/** Groups prices once per release: scanning all listings for each question would take longer than the rest of the answer. */
function pricesByArea(facts: ReleaseFacts): Map<string, number[]> {
  const known = KNOWN.get(facts)
  if (known) return known
  const prices = new Map<string, number[]>()
  for (const { communeSlug, listingType, segment, priceCheck, priceEur, areaM2 } of facts.listings) {
    const commune = communeSlug === null ? undefined : facts.communes.get(communeSlug)
    if (!commune || segment === null || priceEur === null || areaM2 === null || !(areaM2 > 0)) continue
    if (priceCheck === 'implausible') continue
    for (const area of [`commune ${commune.slug}`, `canton ${commune.canton}`, NATION_SLUG]) {
      const key = `${listingType} ${segment} ${area}`
      const list = prices.get(key)
      if (list) list.push(priceEur / areaM2)
      else prices.set(key, [priceEur / areaM2])
    }
  }
  KNOWN.set(facts, prices)
  return prices
}
