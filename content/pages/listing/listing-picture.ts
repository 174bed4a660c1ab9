import type { CommuneOutlines } from '../../../models/contracts/places/outlines.ts'
import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { communeName, type Commune } from '../../../models/kernel/commune.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { markup, type Markup } from '../../html/markup.ts'
import { CARD_COLOURS, CARD_SIZE, countryOutline } from '../../maps/share-card.ts'
import { numberWords } from '../../say/numbers.ts'
import { sayIn } from '../../say/words.ts'
import type { Card } from '../../sections/block.ts'
import { plainText } from '../../sections/inline.ts'
import { listingCard, type CardEstimate } from './listing-card.ts'

interface PictureFacts {
  listing: ListingRecord
  commune: Pick<Commune, 'slug' | 'name'> | null
  estimate: CardEstimate | undefined
  /** Null in a release without outlines. */
  outlines: Pick<CommuneOutlines, 'overview'> | null
  /** True where the listing is an invented one. */
  sample: boolean
}

const LEFT = 64
/** Room for words beside the country. */
const ROOM = 700
const BAND = { y: 440, height: 26 }
const COUNTRY = { height: 440, top: 60, right: 60 }
/** Widest a letter is on average, as a share of its size. */
const LETTER = 0.56

/**
 * Picture that messengers show beside a link to a listing: price, what and where, facts, our estimate with the asking price on it, and the country with its
 * commune. Its words have numbers as places, so that they can be drawn as paths.
 */
export function listingPicture({ listing, outlines, sample, ...facts }: PictureFacts, locale: Locale): string {
  const say = sayIn(locale)
  const { commune, estimate } = facts
  const name = commune === null ? undefined : communeName(commune, locale)
  const card = listingCard(listing, { locale, communeName: name, estimate })
  const { width, height } = CARD_SIZE
  const energy = card.energyClass === undefined ? [] : [say('offer.energy', { class: card.energyClass.letter })]
  const said = [...card.facts, ...energy].join(' · ')
  const day = numberWords(locale).day(listing.lastSeen)
  const origin = [say('site.name'), ...(sample ? [say('page.sample')] : []), say('page.asOf', { day })].join(' · ')
  return markup`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect
width="${width}" height="${height}" fill="${CARD_COLOURS.paper}"/><rect width="${width}" height="14" fill="${CARD_COLOURS.brand}"/>
${outlines === null ? undefined : countryOutline(outlines.overview, { ...COUNTRY, slug: commune?.slug })}
${line(card.price, { y: 160, size: 92, weight: 600 })}
${line(card.priceNote ?? '', { y: 208, size: 30, fill: CARD_COLOURS.soft })}
${line(plainText(card.heading), { y: 282, size: 44, weight: 600 })}
${line(said, { y: 340, size: 34, fill: CARD_COLOURS.soft })}
${judged(card, locale)}
${line(origin, { y: height - 36, size: 24, fill: CARD_COLOURS.soft, room: width - 2 * LEFT })}</svg>`.text
}

function judged({ estimate, blocks }: Card, locale: Locale): Markup | undefined {
  const [warning] = blocks
  if (warning?.kind === 'paragraph') return line(plainText(warning.text), { y: BAND.y, size: 28, room: ROOM })
  if (estimate === undefined || estimate.figures === null)
    return line(sayIn(locale)('estimate.none'), { y: BAND.y, size: 28, fill: CARD_COLOURS.soft })
  const { from, to, low, high, value, ask } = estimate.figures
  const at = (amount: number): number => Math.round(LEFT + ((amount - from) / (to - from || 1)) * ROOM)
  const middle = BAND.y + BAND.height / 2
  const { euro } = numberWords(locale)
  const range = sayIn(locale)('listing.estimateRange', { low: euro(low), high: euro(high) })
  return markup`<rect x="${LEFT}" y="${middle - 7}" width="${ROOM}" height="14" rx="7" fill="${CARD_COLOURS.track}"/><rect x="${at(low)}" y="${BAND.y}"
width="${Math.max(8, at(high) - at(low))}" height="${BAND.height}" rx="13" fill="${CARD_COLOURS.land}"/>${
    value === undefined
      ? undefined
      : markup`<circle cx="${at(value)}" cy="${middle}" r="15" fill="${CARD_COLOURS.ours}"/>`
  }${ask === undefined ? undefined : markup`<path d="M${at(ask)} ${BAND.y - 2}l-13 -22h26z" fill="${CARD_COLOURS.here}"/>`}
${line(plainText(estimate.text), { y: BAND.y + 72, size: 32, weight: 600 })}${line(
    `${sayIn(locale)('listing.estimate')} · ${range}`,
    {
      y: BAND.y + 112,
      size: 26,
      fill: CARD_COLOURS.soft,
    },
  )}`
}

interface LineStyle {
  y: number
  size: number
  weight?: 400 | 600
  fill?: string
  room?: number
}

/** A line of words, smaller where it would not fit. */
function line(
  text: string,
  { y, size, weight = 400, fill = CARD_COLOURS.ink, room = ROOM }: LineStyle,
): Markup | undefined {
  if (text === '') return undefined
  const fitting = Math.min(size, Math.floor(room / (text.length * LETTER)))
  return markup`<text x="${LEFT}" y="${y}" font-size="${fitting}" font-weight="${weight}" fill="${fill}">${text}</text>`
}
