import { capitalized, colon } from '../../say/typography.ts'
import { familyOf, isPropertyType } from '../../../models/kernel/property-type.ts'
import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import type { ListingEstimate } from '../../../models/contracts/market/valuation.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { scaleAround } from '../../html/band.ts'
import { supportText } from '../../say/limitations.ts'
import { numberWords } from '../../say/numbers.ts'
import { offerWords } from '../../say/offer-words.ts'
import { doubtfulCharges, holdsCharges } from '../../../models/adverts/listing/unstated-charges.ts'
import { sayIn } from '../../say/words.ts'
import { hint, paragraph } from '../../sections/block.ts'
import type { Action, Amounts, Block, Box, Dock, Sum } from '../../sections/block.ts'
import { link, strong, type Inline } from '../../sections/inline.ts'
import { isReachable } from './contact-section.ts'
import { doubtOf } from './doubt.ts'
import { estimateRange } from './estimate-section.ts'
import type { ListingPageFacts } from './listing-facts.ts'

type Line = Amounts['lines'][number]

/** The cost of a home, first the whole, then its parts, then where that lies on the band of our estimate; and the way to whoever offers it. */
export function priceBox(facts: ListingPageFacts, locale: Locale): Box[] {
  const { listing, estimate } = facts
  const lines = [...priceLines(listing, locale)]
  return [
    {
      kind: 'box',
      blocks: [
        sumOf(listing, locale),
        ...(lines.length === 0 ? [] : [{ kind: 'amounts' as const, lines }]),
        ...(estimate === null
          ? [paragraph(sayIn(locale)(isOneHome(listing) ? 'calc.estRefused' : 'box.noEstimate'), 'unknown')]
          : comparisonOf(listing, estimate, locale)),
        ...actionOf(listing, locale),
      ],
    },
    ...cashBox(facts, locale),
  ]
}

/** Whether it is a home that an estimate can be made of. */
function isOneHome({ segment, isProject, areaM2, communeSlug }: ListingRecord): boolean {
  return segment !== null && !isProject && areaM2 !== null && communeSlug !== null
}

/** A rent with its charges, which is what is paid; a price as it is asked. */
function sumOf(listing: ListingRecord, locale: Locale): Sum {
  const { listingType, priceEur, chargesEur } = listing
  if (listingType === 'sale' || priceEur === null) return { kind: 'sum', value: offerWords(locale).price(listing) }
  const hasCharges = chargesEur !== null || holdsCharges(listing)
  const note = sayIn(locale)(hasCharges ? 'box.withCharges' : 'offer.noCharges')
  return { kind: 'sum', value: amountIn(locale)(priceEur + (chargesEur ?? 0)), note }
}

function priceLines(listing: ListingRecord, locale: Locale): Line[] {
  const say = sayIn(locale)
  const amount = amountIn(locale)
  const { listingType, priceEur, priceToEur, chargesEur, pricePerSqm } = listing
  const isRent = listingType === 'rent'
  const charges: Line[] =
    chargesEur === null
      ? isRent && priceEur !== null
        ? [{ label: say('field.charges'), amount: say(holdsCharges(listing) ? 'box.chargesIncluded' : 'box.ask') }]
        : []
      : [{ label: say('box.charges'), amount: amount(chargesEur), ...doubtOf(listing, 'chargesEur', locale) }]
  return [
    ...(isRent && priceEur !== null
      ? [{ label: say('box.rent'), amount: amount(priceEur), ...doubtOf(listing, 'priceEur', locale) }]
      : []),
    ...(priceToEur === null ? [] : [{ label: say('field.priceTo'), amount: amount(priceToEur) }]),
    ...charges,
    ...(pricePerSqm === null
      ? []
      : [
          {
            label: say('field.pricePerSqm'),
            amount: numberWords(locale).euro(pricePerSqm, pricePerSqm < 1_000 ? 2 : 0),
            ...doubtOf(listing, 'areaM2', locale),
          },
        ]),
  ]
}

function comparisonOf(listing: ListingRecord, found: ListingEstimate, locale: Locale): Block[] {
  const { priceEur, listingType } = listing
  const say = sayIn(locale)
  const { euro } = numberWords(locale)
  const { estimate, low, high, confidence } = found
  const title = paragraph(strong(say(listingType === 'rent' ? 'box.compareRent' : 'box.comparePrice')))
  if (estimate === null || low === null || high === null)
    return [title, paragraph(supportText(found.support, locale), 'unknown')]
  const range = say('listing.estimateRange', { low: euro(low), high: euro(high) })
  const sure =
    confidence === null
      ? ''
      : ` ${say('valuation.confidence')}${colon(locale)} ${say(`valuation.confidence.${confidence}`)}.`
  const ask = priceEur === null ? {} : { ask: priceEur }
  const charges = doubtfulCharges(listing)
  return [
    title,
    {
      kind: 'band',
      figures: {
        ...scaleAround([low, high, ...(priceEur === null ? [] : [priceEur])]),
        low,
        high,
        value: estimate,
        ...ask,
      },
      label: `${say('listing.estimate')}${colon(locale)} ${euro(estimate)}, ${range}`,
      marks: {
        low: euro(low),
        high: euro(high),
        value: say('box.estimate', { amount: euro(estimate) }),
        ...(priceEur !== null && { ask: say('box.asks', { amount: euro(priceEur) }) }),
      },
    },
    paragraph([...standing(found, priceEur, locale), ` ${capitalized(estimateRange(found, locale))}.${sure}`]),
    ...(charges === null ? [] : [paragraph(say(`estimate.charges.${charges}`), 'unknown')]),
    hint([say('box.basis'), ' ', link(say('box.rests'), '#estimate')]),
  ]
}

/** Where the asking price lies, with the distance to the range. */
function standing({ low, high }: ListingEstimate, priceEur: number | null, locale: Locale): Inline[] {
  const say = sayIn(locale)
  const { euro } = numberWords(locale)
  if (priceEur === null || low === null || high === null) return ['']
  if (priceEur > high) return [strong(say('box.above', { amount: euro(priceEur - high) }))]
  if (priceEur < low) return [strong(say('box.below', { amount: euro(low - priceEur) }))]
  return [strong(say('listing.position.within'))]
}

/** Price and contact, in sight on a phone; nothing where nobody can be reached. */
export function priceDock(listing: ListingRecord, locale: Locale): Dock[] {
  const { value, note } = sumOf(listing, locale)
  return actionOf(listing, locale).map((action) => ({
    kind: 'dock',
    text: value,
    ...(note !== undefined && { note }),
    action,
  }))
}

/** The way to whoever offers it, where there is one. */
function actionOf(listing: ListingRecord, locale: Locale): Action[] {
  const say = sayIn(locale)
  if (listing.hosting === 'service')
    return [{ kind: 'action', label: say('write.title'), address: `/account/write/${listing.id}?lang=${locale}` }]
  return isReachable(listing) ? [{ kind: 'action', label: say('box.contact'), address: '#contact' }] : []
}

/** Cash of the first day of a lease with the guarantee against its legal maximum; of a sale the way to its costs. */
function cashBox({ listing, market }: ListingPageFacts, locale: Locale): Box[] {
  const say = sayIn(locale)
  const { listingType, priceEur, propertyType } = listing
  if (priceEur === null || !isPropertyType(propertyType) || familyOf(propertyType) !== 'dwelling') return []
  const worked = (label: string, path: string): Block => paragraph(link(label, `/${locale}/${path}`))
  if (listingType === 'sale')
    return [{ kind: 'box', blocks: [paragraph(strong(say('box.buying'))), worked(say('box.buyingCosts'), 'afford')] }]
  const deposit = depositLine(listing, market?.depositMonths ?? null, locale)
  const { lines, total, isWhole } = firstDay(listing, deposit, locale)
  return [
    {
      kind: 'box',
      blocks: [
        paragraph(strong(say('box.cash'))),
        {
          kind: 'amounts',
          lines: [
            ...lines,
            { label: say(isWhole ? 'box.total' : 'box.atLeast'), amount: amountIn(locale)(total), isTotal: true },
          ],
        },
        ...(deposit.warning === null ? [] : [paragraph([strong(deposit.warning)])]),
        worked(say('box.affordRent'), 'afford/rent'),
      ],
    },
  ]
}

function firstDay(listing: ListingRecord, deposit: Deposit, locale: Locale) {
  const say = sayIn(locale)
  const amount = amountIn(locale)
  const { priceEur, chargesEur, agencyFeeEur, hosting } = listing
  const first = (priceEur ?? 0) + (chargesEur ?? 0)
  const hasCharges = chargesEur !== null || holdsCharges(listing)
  const isFeeDue = hosting !== 'service'
  const fee: Line[] = isFeeDue
    ? [
        {
          label: say('field.agencyFee'),
          amount: agencyFeeEur === null ? say('box.ask') : amount(agencyFeeEur),
          ...(agencyFeeEur !== null && doubtOf(listing, 'agencyFeeEur', locale)),
        },
      ]
    : []
  const lines: Line[] = [
    { label: say(hasCharges ? 'box.firstMonthCharges' : 'box.firstMonth'), amount: amount(first) },
    deposit.line,
    ...fee,
  ]
  const isWhole = hasCharges && listing.depositEur !== null && (!isFeeDue || agencyFeeEur !== null)
  return { lines, total: first + (listing.depositEur ?? 0) + (agencyFeeEur ?? 0), isWhole }
}

interface Deposit {
  line: Line
  /** Null where the guarantee keeps the law, or nobody knows. */
  warning: string | null
}

/** The guarantee as it is asked, beside the most that the law allows. */
function depositLine(
  listing: ListingRecord,
  limit: { value: number; law: string; url: string | null } | null,
  locale: Locale,
): Deposit {
  const say = sayIn(locale)
  const amount = amountIn(locale)
  const { depositEur, priceEur } = listing
  const most = limit === null || priceEur === null ? null : limit.value * priceEur
  const words =
    limit === null || most === null ? null : say('box.depositMost', { n: limit.value, amount: amount(most) })
  const note = words === null ? null : limit?.url ? link(words, limit.url, { rel: 'nofollow noopener' }) : words
  return {
    line: {
      label: say('field.deposit'),
      amount: depositEur === null ? say('box.ask') : amount(depositEur),
      ...(depositEur !== null && doubtOf(listing, 'depositEur', locale)),
      ...(note !== null && { note }),
    },
    // A cent of rounding breaks no law.
    warning:
      depositEur === null || most === null || depositEur <= most + 1
        ? null
        : say('box.depositOver', { amount: amount(depositEur - most) }),
  }
}

function amountIn(locale: Locale): (value: number) => string {
  const { euro } = numberWords(locale)
  return (value) => euro(value, Number.isInteger(value) ? 0 : 2)
}
