import { pattern } from '../../language/words/lines.ts'
import { leaseWords } from '../../language/lease-words.ts'
import { numberInWords } from '../../language/numbers/number-words.ts'
import { CONTRACT_NUMBER_WORD } from '../../language/numbers/number-pattern.ts'
import { moneyIn, percentsIn } from '../../language/numbers/quantities.ts'
import { said } from '../checks/evidence.ts'
import type { LeaseReading } from '../checks/evidence.ts'
import { areasIn } from '../terms/lease-areas.ts'
import { DEPOSIT, everyMatch, TENANT } from '../text/words.ts'
import { isDepositReturn } from './deposit-rules.ts'
import type { Rules, Verdict } from './verdict.ts'
import { keeps, passes } from './verdict.ts'

const LATE = leaseWords('late')
const PER_MONTH = leaseWords('perMonth')
const PER_YEAR = leaseWords('perYear')
const ROOM = leaseWords('room')
const COUNTS_ROOMS = leaseWords('countsRooms')
const MIN_M2_PER_OCCUPANT = 9
const MOST_PERCENT_MONTH = 1
const MOST_PERCENT_YEAR = 12
const LEGAL_RATE = pattern(String.raw`
    (?:taux|interets?) (?:d'interet )?(?:legal|legaux)|gesetzlich\w* .{0,20}zins|(?:legal|statutory) (?:rate|interest)
    gesetzlech\w* (?:zins|zens|taux)
  `)
const FEE_FOR_LATE = pattern(String.raw`
    penalit|frais (?:de (?:rappel|relance|retard|mise en demeure)|administratifs)|amende|forfait|mahn|gebuhr|strafe|late (?:payment )?fee|\bfees?\b
    penalty|surcharge|reminder|strof|rappel
  `)
const DAILY = /(?:par|pro|je|per|a|each|every|all|chaque|jeden?)\s(?:jour|tag|day|dag|semaine|woche|week)/

/** Interest, rooms and blanks. */
export const OTHER_RULES: Rules = {
  L38: lateInterest,
  L43: rooms,
  L51: blanks,
}

function lateInterest({ text }: LeaseReading): Verdict[] {
  return text.statements.flatMap((statement): Verdict[] => {
    const { folded } = statement
    if (!LATE.test(folded) || isDepositReturn(statement) || (DEPOSIT.test(statement.before) && !TENANT.test(folded)))
      return []
    const rates = percentsIn(folded).filter(({ value }) => value <= 100)
    const excessive = rates.find(({ value, start, end }) => value > mostPercent(folded, start, end))
    if (excessive) return [passes(statement, said('late_percent', { percent: excessive.value }))]
    if (!LEGAL_RATE.test(folded) && FEE_FOR_LATE.test(folded) && moneyIn(folded).length > 0)
      return [passes(statement, said('late_fee'))]
    if (rates.length === 0) return LEGAL_RATE.test(folded) ? [keeps(statement)] : []
    return [keeps(statement)]
  })
}

/** By the period that the rate is for; without one, a penalty by the sum. */
function mostPercent(folded: string, start: number, end: number): number {
  const behind = folded.slice(end, end + 45)
  if (DAILY.test(behind) || DAILY.test(folded.slice(Math.max(0, start - 70), start))) return 0.03
  if (PER_MONTH.test(behind)) return MOST_PERCENT_MONTH
  if (PER_YEAR.test(behind)) return MOST_PERCENT_YEAR
  if (PER_MONTH.test(folded.slice(Math.max(0, end - 90), end))) return MOST_PERCENT_MONTH
  return PER_YEAR.test(folded) || LEGAL_RATE.test(folded) ? MOST_PERCENT_YEAR : 8
}

function rooms({ text, terms }: LeaseReading): Verdict[] {
  const found = text.statements.flatMap((statement): Verdict[] => {
    const folded = statement.folded.replace(SIDE_ROOM, (room) => 'cellar'.padEnd(room.length))
    if (!ROOM.test(folded) || COUNTS_ROOMS.test(folded)) return []
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

const SIDE_ROOM =
  /(?:storage|store|utility|bath|dining|laundry|boiler|wash|living|shower|technical)[ -]?rooms?|bad(?:e)?zimmer|wohnzimmer|esszimmer|buedzemmer/g
const OTHER_ROOM = pattern(String.raw`
    salle|bains?\b|douche|wc\b|toilette|cuisine|cave|bad\b|kuche|keller\b|abstell|bath|kitchen|cellar|store|buedz|kichen|balcon|balkon|terras|garage
    stuff|gank
  `)

function isOfRoom(folded: string, index: number): boolean {
  const rooms = everyMatch(ROOM, folded.slice(0, index)).at(-1)?.index ?? -1
  const others = everyMatch(OTHER_ROOM, folded.slice(0, index)).at(-1)?.index ?? -1
  return rooms > others || (rooms < 0 && others < 0)
}

const PERSON =
  'personnes?|occupants?|adultes|habitants|personen|bewohner|erwachsene|people|persons?|occupiers?|adults|leit|persounen?'
const PERSONS = new RegExp(String.raw`(?:(\d{1,2})|(${CONTRACT_NUMBER_WORD}))\s*(?:\w+ )?(?:${PERSON})`, 'u')

function crowding({ text, terms }: Pick<LeaseReading, 'text' | 'terms'>): Verdict[] {
  return text.statements.flatMap((statement): Verdict[] => {
    const match = PERSONS.exec(statement.folded)
    if (match === null || /garant|seules?\b/.test(match[0])) return []
    const persons = match[1] === undefined ? (numberInWords(match[2]!) ?? 0) : Number(match[1])
    const area = areasIn(statement.folded)[0]?.m2 ?? terms.areaM2?.value
    if (area === undefined || persons < 1 || persons > 20 || area / persons >= MIN_M2_PER_OCCUPANT) return []
    return [passes(statement, said('crowded', { area, persons, limit: MIN_M2_PER_OCCUPANT }))]
  })
}

const BLANK = new RegExp(
  [
    String.raw`_{3,}|\.{6,}|…{2,}|\[ ?(?:…|\.{2,}|a completer|to be completed|date|montant|nom|name|betrag|datum|x+) ?\]|a completer|auszufullen`,
    String.raw`noch einzutragen|to be (?:completed|filled|confirmed)|ze kompleteieren|nach ze bestemmen|\bxx+ ?(?:€|eur)`,
  ].join('|'),
)
const SIGNATURE_LINE =
  /signature|unterschrift|signed|signe|ennerschr|lu et approuve|read and approved|gelesen und genehmigt/
const PREVAILING =
  /(?:version|fassung|text|langue|sprache|versioun).{0,40}(?:fait foi|prevau?t|prevail|massgeb|massgeblich|gilt|zahlt|verbindlich|gellt)/

function blanks({ text }: LeaseReading): Verdict[] {
  const last = text.statements.length - 5
  return text.statements.flatMap((statement, index): Verdict[] => {
    const { folded } = statement
    if (PREVAILING.test(folded)) return []
    const isSignature = SIGNATURE_LINE.test(folded) || (index >= last && !/[a-z]{3}.*_{3,}.*[a-z]{3}/.test(folded))
    return BLANK.test(folded) && !isSignature ? [passes(statement, said('blank'))] : []
  })
}
