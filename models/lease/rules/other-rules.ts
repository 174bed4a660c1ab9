import * as phrases from '../../language/lease/rooms-and-blanks.ts'
import { topics } from '../../language/lease-words.ts'
import { numberInWords } from '../../language/numbers/number-words.ts'
import { durationsIn, moneyIn, percentsIn } from '../../language/numbers/quantities.ts'
import { said } from '../checks/evidence.ts'
import type { LeaseReading } from '../checks/evidence.ts'
import type { Statement } from '../text/lease-text.ts'
import { actorsIn } from '../text/actors.ts'
import { areasIn } from '../../language/numbers/areas.ts'
import { everyMatch } from '../../language/words/every-match.ts'
import { isDepositReturn } from './deposit-rules.ts'
import type { Rules, Verdict } from './verdict.ts'
import { keeps, ofEach, passes } from './verdict.ts'

const MIN_M2_PER_OCCUPANT = 9
const MOST_PERCENT_MONTH = 1
const MOST_PERCENT_YEAR = 12

/** Interest, rooms and blanks. */
export const OTHER_RULES: Rules = {
  L38: ofEach(lateInterest),
  L43: rooms,
  L51: blanks,
}

function lateInterest(statement: Statement): Verdict[] {
  const { folded } = statement
  if (
    !topics.late.test(folded) ||
    isDepositReturn(statement) ||
    (phrases.OF_LATE_RETURN.test(folded) && !topics.tenant.test(folded)) ||
    (topics.deposit.test(statement.before) && !topics.tenant.test(folded))
  )
    return []
  const rates = percentsIn(folded).filter(({ value }) => value <= 100)
  // The landlord owes ten percent a month for a guarantee that is returned late.
  const actors = actorsIn(folded)
  if (actors.length > 0 && actors.every(({ actor }) => actor === 'landlord')) return []
  if (actors[0]?.actor === 'landlord' && phrases.OWES_TENANT.test(folded)) return []
  const excessive = rates.find(({ value, start, end }) => value > mostPercent(folded, start, end))
  if (excessive) return [passes(statement, said('late_percent', { percent: excessive.value }))]
  if (
    (!phrases.LEGAL_RATE.test(folded) || phrases.ON_TOP.test(folded)) &&
    phrases.FEE_FOR_LATE.test(folded) &&
    moneyIn(folded).length > 0
  )
    return [passes(statement, said('late_fee'))]
  return rates.length > 0 || phrases.LEGAL_RATE.test(folded) ? [keeps(statement)] : []
}

/** By the period that the rate is for; without one, a penalty by the sum. */
function mostPercent(folded: string, start: number, end: number): number {
  const behind = folded.slice(end, end + 45)
  if (phrases.DAILY.test(behind) || phrases.DAILY.test(folded.slice(Math.max(0, start - 70), start))) return 0.03
  if (topics.perMonth.test(behind)) return MOST_PERCENT_MONTH
  if (topics.perYear.test(behind)) return MOST_PERCENT_YEAR
  if (topics.perMonth.test(folded.slice(Math.max(0, end - 90), end))) return MOST_PERCENT_MONTH
  return topics.perYear.test(folded) || phrases.LEGAL_RATE.test(folded) ? MOST_PERCENT_YEAR : 8
}

function rooms({ text, terms }: LeaseReading): Verdict[] {
  const found = text.statements.flatMap((statement): Verdict[] => {
    const folded = statement.folded.replace(phrases.SIDE_ROOM, (room) => 'cellar'.padEnd(room.length))
    if (!topics.room.test(folded) || topics.countsRooms.test(folded) || phrases.NO_ROOM.test(folded)) return []
    return areasIn(folded).flatMap(({ m2, index }) => {
      if (!isOfRoom(folded, index)) return []
      return [
        m2 < MIN_M2_PER_OCCUPANT
          ? passes(statement, said('small_room', { area: m2, limit: MIN_M2_PER_OCCUPANT }))
          : keeps(statement),
      ]
    })
  })
  return found.some(({ detail }) => detail !== null) ? found : [...found, ...crowding({ text, terms })]
}

function isOfRoom(folded: string, index: number): boolean {
  const rooms = everyMatch(topics.room, folded.slice(0, index)).at(-1)?.index ?? -1
  const others = everyMatch(phrases.OTHER_ROOM, folded.slice(0, index)).at(-1)?.index ?? -1
  return rooms > others || (rooms < 0 && others < 0)
}

function crowding({ text, terms }: Pick<LeaseReading, 'text' | 'terms'>): Verdict[] {
  return text.statements.flatMap((statement): Verdict[] => {
    const match =
      phrases.BUNK_BED.exec(statement.folded) ??
      phrases.COUNTED_BEHIND.exec(statement.folded) ??
      phrases.PERSONS.exec(statement.folded) ??
      (topics.room.test(statement.folded) && areasIn(statement.folded).length === 1
        ? phrases.SHARERS.exec(statement.folded)
        : null)
    if (match === null || /garant|seules?\b/.test(match[0]) || topics.countsRooms.test(statement.folded)) return []
    const { folded } = statement
    // `Départ : occupant : 3 mois` counts months.
    if (durationsIn(match.input.slice(match.index)).some(({ start }) => start < match[0].length)) return []
    if (match.index === 0 || phrases.CLAUSE_NUMBER.test(folded.slice(0, match.index))) return []
    if (phrases.OTHER_ROOM.test(folded) && phrases.SHARED_WITH.test(folded.slice(0, match.index))) return []
    const persons = match[0].match(phrases.BUNK_BED)
      ? 2
      : match[1] === undefined
        ? (numberInWords(match[2]!) ?? 0)
        : Number(match[1])
    const area = areasIn(folded)[0]?.m2 ?? (phrases.LIVES.test(folded) ? terms.areaM2?.value : undefined)
    if (area === undefined || persons < 1 || persons > 20 || area / persons >= MIN_M2_PER_OCCUPANT) return []
    return [passes(statement, said('crowded', { area, persons, limit: MIN_M2_PER_OCCUPANT }))]
  })
}

function blanks({ text }: LeaseReading): Verdict[] {
  const last = text.statements.length - 5
  return text.statements.flatMap((statement, index): Verdict[] => {
    const { folded } = statement
    if (phrases.PREVAILING.test(folded)) return []
    const isSignature =
      phrases.SIGNATURE_LINE.test(folded) || (index >= last && !/[a-z]{3}.*_{3,}.*[a-z]{3}/.test(folded))
    return phrases.BLANK.test(folded) && !isSignature ? [passes(statement, said('blank'))] : []
  })
}
