import { quarterWords } from '../../say/quarter-words.ts'
import type { PriceEstimate } from '../../../models/contracts/market/valuation.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { band, scaleAround } from '../../html/band.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { amountLines, factLines, type FactLine } from '../../html/fact-lines.ts'
import { markup } from '../../html/markup.ts'
import { attributeText } from '../../say/limitations.ts'
import { numberWords } from '../../say/numbers.ts'
import { sayIn, WORDS, type WordKey } from '../../say/words.ts'
import { section, textList, type CalculatorAnswer } from './calculator-page.ts'

/** Our estimate of a home as a band, with what it rests on. */
export function estimateAnswer(found: PriceEstimate, asked: URLSearchParams, locale: Locale): CalculatorAnswer {
  const say = sayIn(locale)
  const { euro, signedPercent, rounded } = numberWords(locale)
  const { estimate, low, high, pricePerSqm, confidence, comparables, drivers, statistics, intervalLevel } = found
  const isRent = asked.get('listingType') === 'rent'
  const similar = new URLSearchParams({ offer: isRent ? 'rent' : 'buy', place: found.place.communeSlug }).toString()
  const further = markup`<p><a class="btn act full" href="/${locale}/homes?${similar}">${say('calc.seeSimilar')}</a></p>`
  const rangeText =
    low === null || high === null
      ? ''
      : say('calc.estRange', { share: rounded(intervalLevel * 100, 0), low: euro(low), high: euro(high) })
  const box =
    estimate === null || low === null || high === null
      ? markup`<p><strong>${say('calc.estRefused')}</strong></p>${further}`
      : markup`<p class="label">${say(isRent ? 'calc.estRent' : 'calc.estSale')}</p><p class="sum">${euro(estimate)}</p>
${band({ ...scaleAround([low, high]), low, high, value: estimate }, rangeText, 320)}<p class="hint">${rangeText}</p>
${amountLines([
  ...(pricePerSqm === null ? [] : [{ label: say('calc.perSqm'), amount: euro(pricePerSqm, isRent ? 2 : 0) }]),
  ...(confidence === null
    ? []
    : [{ label: say('valuation.confidence'), amount: say(`valuation.confidence.${confidence}`) }]),
])}${further}`
  const { count, median, p25, p75 } = statistics
  const decimals = isRent ? 2 : 0
  const compared = markup`<p class="hint">${say('valuation.comparablesNote')}</p>
${factLines(comparables.map((home) => comparableLine(home, locale)))}`
  const rest = markup`${section(say('calc.limitsTitle'), textList(found.limitations))}
${comparables.length === 0 ? undefined : section(say('calc.compTitle'), compared)}
${
  drivers.length === 0
    ? undefined
    : section(
        say('calc.driversTitle'),
        markup`<p class="hint">${say('calc.driversNote')}</p>${amountLines(
          drivers.map(({ attribute, effect }) => ({
            label: attributeText(attribute, locale),
            amount: signedPercent(effect * 100),
          })),
        )}`,
      )
}
${
  median === null || p25 === null || p75 === null
    ? undefined
    : section(
        say('calc.statsTitle'),
        markup`<p>${say('calc.statsText', {
          count: rounded(count, 0),
          low: euro(p25, decimals),
          high: euro(p75, decimals),
          median: euro(median, decimals),
        })}</p>`,
      )
}`
  return { box, rest }
}

function comparableLine(home: PriceEstimate['comparables'][number], locale: Locale): FactLine {
  const say = sayIn(locale)
  const { euro, rounded } = numberWords(locale)
  const { id, propertyType, areaSqm, date, askingPrice, adjustedPrice, adjustments } = home
  const type = propertyType === null ? '' : typeWord(propertyType, locale)
  const steps = adjustments.map(({ attribute, amount }) => ({
    label: attributeText(attribute, locale),
    amount: `${amount < 0 ? '−' : '+'}${euro(Math.abs(amount))}`,
  }))
  const asked = { asked: euro(askingPrice), date: date === null ? '' : quarterWords(date, locale).title }
  return {
    label: `${type} ${rounded(areaSqm, 0)} m²`,
    value: euro(adjustedPrice),
    proof: markup`<p>${say('calc.compProof', asked)}</p>${amountLines(steps)}${
      id === null ? undefined : markup`<p><a href="${ADDRESSES.listing(locale, id)}">${say('calc.compOpen')}</a></p>`
    }`,
  }
}

function typeWord(type: string, locale: Locale): string {
  return WORDS[locale][`type.${type}` as WordKey] ?? ''
}
