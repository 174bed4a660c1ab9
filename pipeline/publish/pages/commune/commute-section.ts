import {
  COMMUTE_DESTINATIONS,
  COMMUTE_MODES,
  type CommuneCommute,
  type CommuteMode,
  type CommuteSpan,
} from '../../../../models/contracts/places/commute.ts'
import type { Locale } from '../../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../../../content/html/addresses.ts'
import { dataTable } from '../../../../content/html/data-table.ts'
import { markup, type Markup } from '../../../../content/html/markup.ts'
import { DOCUMENT_WORDS } from '../../../../content/say/document-words.ts'
import { numberWords } from '../../../../content/say/numbers.ts'
import { sayIn } from '../../../../content/say/words.ts'
import type { CommuneFacts } from './commune-facts.ts'

/** Minutes to the three places of work by the four modes in the peak, and how they are known. */
export function commuteSection({ intelligence }: CommuneFacts, locale: Locale): Markup | undefined {
  const { commute } = intelligence
  if (commute === undefined) return undefined
  const say = sayIn(locale)
  const words = DOCUMENT_WORDS[locale]
  const table = dataTable({
    caption: words.commute,
    hideCaption: true,
    columns: [
      { label: words.mode },
      ...COMMUTE_DESTINATIONS.map((destination) => ({ label: words.destinations[destination], isFigure: true })),
    ],
    rows: COMMUTE_MODES.map((mode) => [
      words.modes[mode],
      ...COMMUTE_DESTINATIONS.map((destination) => spanOf(commute[destination][mode].peak, locale)),
    ]),
  })
  return markup`<section><h2>${words.commute}</h2>
<p class="hint">${words.commuteNote}</p>
${table}
<p class="hint">${say('commune.howKnown')}: ${COMMUTE_MODES.map((mode) => originOf(commute, mode, locale)).join('; ')}. <a href="${ADDRESSES.method(locale, 'commute')}">${say('commune.method')}</a></p></section>`
}

function spanOf({ minutes, low, high }: CommuteSpan, locale: Locale): Markup {
  const say = sayIn(locale)
  return markup`${say('commune.minutes', { minutes })} <small>(${say('commune.minutesRange', { low, high })})</small>`
}

/** The facts of one mode differ by destination at most in where people board. */
function originOf(commute: CommuneCommute, mode: CommuteMode, locale: Locale): string {
  const say = sayIn(locale)
  const times = COMMUTE_DESTINATIONS.map((destination) => commute[destination][mode])
  const methods = [...new Set(times.map(({ method }) => say(`commune.commuteMethod.${method}`)))]
  const oldest = times.map(({ validOn }) => validOn).sort()[0]!
  const stops = [...new Set(times.flatMap(({ via }) => via ?? []))]
  return [
    say('commune.commuteFacts', {
      mode: DOCUMENT_WORDS[locale].modes[mode],
      method: methods.join(' / '),
      day: numberWords(locale).day(oldest),
    }),
    ...(times.some(({ stale }) => stale) ? [say('commune.commuteStale')] : []),
    ...(stops.length > 0 ? [say('commune.commuteVia', { stop: stops.join(' / ') })] : []),
  ].join(', ')
}
