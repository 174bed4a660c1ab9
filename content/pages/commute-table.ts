import { COMMUTE_DESTINATIONS, COMMUTE_MODES } from '../../models/contracts/places/commute.ts'
import type { CommuneCommute, CommuteSpan } from '../../models/contracts/places/commute.ts'
import type { Locale } from '../../models/kernel/locale.ts'
import { DOCUMENT_WORDS } from '../say/document-words.ts'
import { sayIn } from '../say/words.ts'
import { figure, table, type Table } from '../sections/block.ts'
import { small, type Text } from '../sections/inline.ts'

/** Minutes in the peak, a row for each mode. */
export function commuteTable(commute: CommuneCommute, caption: string, locale: Locale): Table {
  const words = DOCUMENT_WORDS[locale]
  return table(
    caption,
    [words.mode, ...COMMUTE_DESTINATIONS.map((destination) => figure(words.destinations[destination]))],
    COMMUTE_MODES.map((mode) => [
      words.modes[mode],
      ...COMMUTE_DESTINATIONS.map((destination) => spanOf(commute[destination][mode].peak, locale)),
    ]),
    { isGrid: true },
  )
}

function spanOf({ minutes, low, high }: CommuteSpan, locale: Locale): Text {
  const say = sayIn(locale)
  return [say('commune.minutes', { minutes }), ' ', small(`(${say('commune.minutesRange', { low, high })})`)]
}
