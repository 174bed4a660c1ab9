import { pattern } from '../../language/words/lines.ts'
import { withoutUnlawfulConditions } from '../../adverts/text/unlawful-condition.ts'
import { subjectOf } from '../text/actors.ts'
import type { Detectors, Evidence, LeaseReading } from './evidence.ts'
import { affirms, said, statementsThat } from './evidence.ts'
import { areasIn } from '../terms/lease-areas.ts'
import type { Statement } from '../text/lease-text.ts'
import { numberInWords } from '../../language/number-words.ts'
import { isDenied, segmentsOf } from '../text/polarity.ts'
import { everyMatch, LANDLORD } from '../text/words.ts'
import {
  BANNED,
  BAN_AHEAD,
  BASEMENT_ROOM,
  BUSINESS,
  CHILDREN,
  EMERGENCY,
  ENTER,
  GROUND,
  GUESTS,
  KEEPS_KEY,
  LABEL_BANNED,
  LAW_DENIED,
  MAIN_HOME_DENIED,
  MIN_M2_PER_OCCUPANT,
  NOT_BANNED,
  NOT_MAIN_HOME,
  NO_DISCRIMINATION,
  ONLY_FOR,
  OTHER_ROOM,
  PERSONS,
  PETS,
  PLAIN_BAN,
  REGISTER,
  ROOM_LET,
  SLEEPING_ROOM,
  SUBLET,
  UNANNOUNCED,
  WINDOWLESS,
  WITH_CONSENT,
} from './home-words.ts'

export const HOME_CHECKS: Detectors = {
  L32: (lease) => statementsThat(lease, said('entry_free'), entersFreely),
  L33: bans,
  L34: (lease) => statementsThat(lease, said('subletting_forbidden'), (statement) => forbids(statement, SUBLET)),
  L43: habitability,
  L44: (lease) =>
    statementsThat(lease, said('not_main_home'), (statement) =>
      affirms(statement, NOT_MAIN_HOME)
        ? !BANNED_USE.test(statement.folded)
        : MAIN_HOME_DENIED.test(statement.folded) || LAW_DENIED.test(statement.folded),
    ),
  L49: (lease) => statementsThat(lease, said('discrimination'), discriminates),
  L56: (lease) =>
    statementsThat(
      lease,
      said('business_use'),
      (statement) => BUSINESS.test(statement.folded) && !WITH_CONSENT.test(statement.folded),
    ),
}

const BANNED_USE = pattern(String.raw`
      ne (?:peut|pourra|peuvent|doit) (?:\w+ ){0,2}(?:servir|etre|utilis)\w*(?! que)(?! utilise\w* que)|darf nicht als|may not be used as
      not (?:be )?used as|darf net als|interdi\w+ .{0,30}(?:secondaire|bureau)
    `)

function entersFreely(statement: Statement): boolean {
  const { folded } = statement
  if (subjectOf(folded) === 'tenant' && !LANDLORD.test(folded)) return false
  const keys = KEEPS_KEY.exec(folded)
  if (
    keys !== null &&
    (LANDLORD.test(folded) || LANDLORD.test(statement.before)) &&
    !isDenied(folded, keys.index, keys.index + keys[0].length) &&
    !/\b(?:kee|keen|keng|kein\w*|no|aucun\w*|pas|net|nicht|not)\b/.test(keys[0]) &&
    !/renonc|verzicht|waives|interdit/.test(folded)
  )
    return true
  if (!ENTER.test(folded) || !UNANNOUNCED.test(folded)) return false
  const isOfLandlord =
    AGENT.test(folded) || LANDLORD.test(folded) || LANDLORD.test(statement.before) || OWN_KEY.test(folded)
  if (!isOfLandlord) return false
  if (EMERGENCY.test(folded)) return /\bet\b.{0,20}(?:a tout moment)|auch ohne notfall/.test(folded)
  if (NEED_NOT_TELL.test(folded)) return true
  if (MAY_NOT.test(folded)) return false
  return true
}

function bans(lease: LeaseReading): Evidence[] {
  return lease.text.statements.flatMap((statement): Evidence[] => {
    if (bansRegistration(statement)) return [{ statement, detail: said('registration_forbidden'), severity: 'high' }]
    if (forbids(statement, GUESTS) && !ENTER.test(statement.folded.replace(/visit\w*|besuch\w*|visit/g, '')))
      return [{ statement, detail: said('guests_forbidden') }]
    return forbids(statement, PETS) ? [{ statement, detail: said('pets_forbidden') }] : []
  })
}

function bansRegistration(statement: Statement): boolean {
  const { folded } = statement
  const register = REGISTER.exec(folded)
  if (
    register === null ||
    /vorher|voranmeld|decompte|facture|compteur|strom|electric|meter|contrat d'enreg|enregistrement du bail/.test(
      folded,
    )
  )
    return false
  return forbids(statement, REGISTER)
}

/** Whether a statement forbids something outright: without consent as a way out. */
function forbids({ folded }: Statement, what: RegExp): boolean {
  if (WITH_CONSENT.test(folded)) return false
  if (
    PLAIN_BAN.test(folded) &&
    what.test(folded) &&
    !/(?:is|are) (?:excluded|refused|banned)|interdi|verboten/.test(folded)
  )
    return true
  if (NOT_BANNED.test(folded)) return false
  const segments = segmentsOf(folded)
  return segments.some((segment, index) => {
    if (!what.test(segment)) return false
    if (LABEL_BANNED.test(segment.slice(segment.search(what)))) return true
    return (
      BANNED.test(segment) ||
      BAN_AHEAD.test(segments[index - 1] ?? '') ||
      (BANNED.test(segments[index + 1] ?? '') && !/^(?:le|la|il|der|die|the|de)\b/.test(segments[index + 1] ?? ''))
    )
  })
}

function habitability({ text, terms }: LeaseReading): Evidence[] {
  const found = text.statements.flatMap((statement): Evidence[] => {
    const folded = statement.folded.replace(SIDE_ROOM, (found) => 'kitchen'.padEnd(found.length))
    if (!SLEEPING_ROOM.test(folded)) return []
    const dark = segmentsOf(folded).some(
      (segment, index, all) =>
        WINDOWLESS.test(segment) &&
        !OTHER_ROOM.test(segment.replace(/im keller|am keller/g, '')) &&
        SLEEPING_ROOM.test(all.slice(0, index + 1).join(' ')),
    )
    if (dark) return [{ statement, detail: said('windowless') }]
    if (BASEMENT_ROOM.test(folded)) return [{ statement, detail: said('basement') }]
    const small = areasIn(folded).find(({ m2, index }) => m2 < MIN_M2_PER_OCCUPANT && isOfRoom(folded, index))
    if (small && ROOM_LET.test(folded))
      return [
        {
          statement,
          detail: said('small_room', { area: small.m2, limit: MIN_M2_PER_OCCUPANT }),
        },
      ]
    return []
  })
  return found.length > 0 ? found : crowding(text.statements, terms.areaM2?.value ?? null)
}

/** Who acts for the landlord. */
const AGENT =
  /hausverwalt\w*|verwalter\w*|hausmeister\w*|\bgerante?\b|\bsyndic\b|concierge|managing agent|caretaker|property manager|verwaltung/
/** Who comes in with a key of their own is the landlord, also as a pronoun. */
const OWN_KEY =
  /\b(?:her|his|their|its) own key|avec (?:sa|leur) propre cle|mit (?:eigenem|ihrem|seinem) (?:eigenen )?schlussel|mat (?:sengem|hirem) (?:eegene )?schlessel/
const NEED_NOT_TELL = pattern(String.raw`
      (?:n'a pas|n'est pas tenu|not|nicht|net) (?:\w+ ){0,3}(?:prevenir|avertir|annoncer|need|have to|required|obliged|verpflichtet|anmelden
      anzukundigen|virwarnen|soen)
    `)
const MAY_NOT = pattern(String.raw`
      \b(?:ne |n')(?:\w+ ){0,2}(?:peut|pourra|acced|entr|penetr|visit|saurait|a pas)\w*|\b(?:may|shall|will|does|do|must|can) ?not\b|\bnicht\b
      \bkein\w*|\bnet\b|\bnever\b|\bjamais\b|no right|pas le droit|\bnur\b|nemmen?\b|\bonly\b|uniquement|seulement
    `)

/** Rooms that nobody lives in, though they are called so. */
const SIDE_ROOM = /(?:storage|store|utility|bath|dining|laundry|boiler|wash|living|shower|technical)[ -]?rooms?/g

function isOfRoom(folded: string, index: number): boolean {
  const before = folded.slice(Math.max(0, index - 60), index)
  const rooms = everyMatch(SLEEPING_ROOM, before)
  const others = everyMatch(OTHER_ROOM, before)
  return rooms.length > 0 && (others.length === 0 || others.at(-1)!.index < rooms.at(-1)!.index)
}

function crowding(statements: readonly Statement[], areaM2: number | null): Evidence[] {
  return statements.flatMap((statement): Evidence[] => {
    const match = PERSONS.exec(statement.folded)
    if (match === null || /coll?oqu|garant|seules?\b/.test(match[0])) return []
    const persons = match[1] === undefined ? (numberInWords(match[2]!) ?? 0) : Number(match[1])
    const own = areasIn(statement.folded)[0]?.m2
    const m2 = own ?? areaM2
    if (m2 === null || persons < 1 || persons > 20 || m2 / persons >= MIN_M2_PER_OCCUPANT) return []
    return [{ statement, detail: said('crowded', { area: m2, persons, limit: MIN_M2_PER_OCCUPANT }) }]
  })
}

const REFUSED_PERSONS = pattern(String.raw`
      (?:net|nicht|not|pas) (?:\w+ ){0,2}(?:un|an|to|a des|aux) (?:\w+ )?(?:auslan\w*|foreigners|etrangers)
      (?:child\w*|enfants?|kind\w*|wife|epouse|bebe|naissance) .{0,30}\b(?:ends?|met fin|beende\w*|terminat\w*)\b|nehmen \w+ nicht
      ne peu\w+ (?:pas )?etre (?:occup|habit)\w* .{0,20}enfant|rester? celibataire|interdi|pas (?:admis|accept|toler|autoris)
      n'est pas (?:admis|accept|toler)|exclu(?!si|di)|refus|sans enfants?|nicht (?:erlaubt|erwunscht|gestattet|geduldet|zugelassen|gewunscht)|verboten
      unerwunscht|ohne kinder|keine (?:kinder|auslander)|not (?:be )?(?:allowed|permitted|accepted|welcome|admitted)
      no (?:children|kids|foreigners|pregnan)|without children|net (?:erlaabt|erwenscht|ugeholl)|ouni kanner|keng (?:kanner|auslanner)
    `)

function discriminates(statement: Statement): boolean {
  const { folded, text } = statement
  if (NO_DISCRIMINATION.test(folded)) return false
  if (withoutUnlawfulConditions(text, folded).count > 0) return true
  return segmentsOf(folded).some((segment) => {
    if (GROUND.test(segment) && ONLY_FOR.test(segment))
      return !/piece|document|copie|identite|ausweis|certificat|passport/.test(segment)
    return (GROUND.test(segment) || CHILDREN.test(segment)) && REFUSED_PERSONS.test(segment)
  })
}
