import { semicolon } from '../../say/typography.ts'
import { capitalized } from '../../say/typography.ts'
import { COMMUTE_DESTINATIONS, COMMUTE_MODES } from '../../../models/contracts/places/commute.ts'
import type { CommuneCommute, CommuteMode } from '../../../models/contracts/places/commute.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { DOCUMENT_WORDS } from '../../say/document-words.ts'
import { numberWords } from '../../say/numbers.ts'
import { sayIn } from '../../say/words.ts'
import { folded, hint, section, type Section } from '../../sections/block.ts'
import { link } from '../../sections/inline.ts'
import { commuteTable } from '../commute-table.ts'
import type { CommuneFacts } from './commune-facts.ts'

/** Minutes to the three places of work by the four modes in the peak, and how they are known. */
export function commuteSection({ intelligence }: CommuneFacts, locale: Locale): Section[] {
  const { commute } = intelligence
  if (commute === undefined) return []
  const say = sayIn(locale)
  const words = DOCUMENT_WORDS[locale]
  const origins = COMMUTE_MODES.map((mode) => originOf(commute, mode, locale)).join(semicolon(locale))
  return [
    section(words.commute, [
      hint(words.commuteNote),
      commuteTable(commute, words.commute, locale),
      folded(say('commune.howKnown'), [
        hint([`${capitalized(origins)}. `, link(say('commune.method'), ADDRESSES.method(locale, 'commute'))]),
      ]),
    ]),
  ]
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
