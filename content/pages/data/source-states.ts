import type { SourceState } from '../../../models/contracts/release/source-state.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { NOT_STATED } from '../../../models/licences/licence.ts'
import { licenceText } from '../../say/official/licence-text.ts'
import { numberWords } from '../../say/numbers.ts'
import { sayIn } from '../../say/words.ts'
import { figure, folded, hint, section, table, type Block, type Table } from '../../sections/block.ts'
import type { Text } from '../../sections/inline.ts'

const BYTES_PER_KB = 1_000

/** Age, licence, cadence, next due day, size and state of each source; what an error says stays with the operator. */
export function sourceStatesSection(states: readonly SourceState[], asOf: string, locale: Locale): Block[] {
  if (states.length === 0) return []
  const say = sayIn(locale)
  const { day, decimal, kilobytes } = numberWords(locale)
  const rowOf = ({ title, licence, cadence, newestOn, nextDueOn, bytes, state, files }: SourceState): Text[] => [
    title,
    licenceCell(licence, locale),
    say(`sources.cadence.${cadence}`),
    newestOn === null ? say(files === 0 ? 'sources.never' : 'sources.byRow') : day(newestOn),
    nextDueOn === null ? '–' : day(nextDueOn),
    bytes === null ? '–' : kilobytes(Math.ceil(bytes / BYTES_PER_KB)),
    say(`sources.state.${state}`),
  ]
  const columns = [
    say('data.source'),
    say('data.licence'),
    say('sources.cadence'),
    say('sources.newest'),
    say('sources.due'),
    figure(say('sources.size')),
    say('sources.state'),
  ]
  const title = say('sources.title')
  const tableOf = (some: readonly SourceState[]): Table => table(title, columns, some.map(rowOf))
  const [fine, others] = [true, false].map((isFine) => states.filter(({ state }) => (state === 'fine') === isFine))
  const summary = say('sources.current', { current: decimal(fine!.length), count: decimal(states.length) })
  return [
    section(title, [
      hint(say('sources.lead', { day: day(asOf) })),
      // Never fold what needs attention.
      ...(others!.length === 0 ? [] : [tableOf(others!)]),
      ...(fine!.length === 0 ? [] : [folded(summary, [tableOf(fine!)])]),
    ]),
  ]
}

/** A licence by its name; the lack of one as a warning. */
export function licenceCell(licence: string, locale: Locale): Text {
  if (licence === NOT_STATED) return { kind: 'unknown', text: sayIn(locale)('data.licenceNone') }
  return licenceText(licence, locale)
}
