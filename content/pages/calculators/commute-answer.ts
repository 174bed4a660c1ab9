import { semicolon } from '../../say/typography.ts'
import { colon } from '../../say/typography.ts'
import type { CommuteDestination, CommuteMode, CommuteSpan } from '../../../models/contracts/places/commute.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { band } from '../../html/band.ts'
import { amountLines, factLines } from '../../html/fact-lines.ts'
import { markup } from '../../html/markup.ts'
import { numberWords } from '../../say/numbers.ts'
import { sayIn } from '../../say/words.ts'
import { behind, section, type CalculatorAnswer } from './calculator-page.ts'

/** Minutes from a commune to places of work. */
export interface CommuteFacts {
  readonly commune: { readonly slug: string; readonly name: string }
  readonly intervalLevel: number
  readonly destinations: readonly {
    readonly destination: CommuteDestination
    readonly fastest: Readonly<Record<'peak' | 'offPeak', CommuteMode>>
    readonly times: readonly {
      readonly mode: CommuteMode
      readonly peak: CommuteSpan
      readonly offPeak: CommuteSpan
      readonly method: 'timetable' | 'estimated' | 'routed'
      readonly stale: boolean
      readonly validOn: string
      readonly via: string | null
    }[]
  }[]
  readonly sources: readonly string[]
}

/** Longest commute that a search takes, minutes. */
const SEARCHED_MINUTES = 60

/** The fastest way to each place of work, then every mode as a dot on a band. */
export function commuteAnswer(found: CommuteFacts, locale: Locale): CalculatorAnswer {
  const say = sayIn(locale)
  const { day, rounded } = numberWords(locale)
  const minutes = (n: number): string => say('calc.minutes', { n })
  const place = (each: CommuteDestination): string => say(`calc.choice.${each}`)
  const fastest = found.destinations.map(({ destination, fastest: by, times }) => ({
    label: say('calc.fastest', { place: place(destination) }),
    amount: minutes(times.find(({ mode }) => mode === by.peak)!.peak.minutes),
    note: say(`calc.choice.${by.peak}`),
  }))
  const homes = new URLSearchParams({ offer: 'rent', place: found.commune.slug }).toString()
  const box = markup`<p class="label"><a href="${ADDRESSES.commune(locale, found.commune.slug)}">${found.commune.name}</a></p>
${amountLines(fastest)}
<p><a class="btn act full"
  href="/${locale}/homes?${homes}">${say('agents.search', { town: found.commune.name })}</a></p>`
  // A longer way has no band: its dot would stand at the end as if it took two hours.
  const scale = { from: 0, to: SEARCHED_MINUTES * 2 }
  const rest = markup`<p class="hint">${say('calc.commuteNote', { share: rounded(found.intervalLevel * 100, 0) })}</p>
${found.destinations.flatMap(({ destination, times }) => {
  const lines = times.map(({ mode, peak, offPeak, method, stale, validOn, via }) => {
    const range = say('commune.minutesRange', { low: peak.low, high: peak.high })
    const facts = say('commune.commuteFacts', {
      mode: say(`calc.choice.${mode}`),
      method: say(`commune.commuteMethod.${method}`),
      day: day(validOn),
    })
    const figures = { ...scale, low: peak.low, high: peak.high, value: peak.minutes }
    const drawn = peak.high > scale.to ? undefined : band(figures, `${minutes(peak.minutes)}, ${range}`, 130)
    return {
      label: say(`calc.choice.${mode}`),
      value: drawn === undefined ? minutes(peak.minutes) : markup`${minutes(peak.minutes)} ${drawn}`,
      ...(stale && { doubt: say('commune.commuteStale') }),
      proof: markup`<p>${say('calc.peak')}${colon(locale)} ${minutes(peak.minutes)} (${range}).
${say('calc.offPeak')}${colon(locale)} ${minutes(offPeak.minutes)} (${say('commune.minutesRange', { low: offPeak.low, high: offPeak.high })}).</p>
<p>${facts}${via === null ? undefined : `${semicolon(locale)}${say('commune.commuteVia', { stop: via })}`}.</p>`,
    }
  })
  return [section(place(destination), factLines(lines))!]
})}
${behind(say('calc.rests'), found.sources)}`
  return { box, rest }
}
