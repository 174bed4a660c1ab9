import { leaseWords } from '../../language/lease-words.ts'
import { pattern } from '../../language/words/lines.ts'
import { tellsStart } from '../terms/conclusion-date.ts'
import type { DetailId } from '../checks/detail-ids.ts'
import { affirms, anyAffirms, said } from '../checks/evidence.ts'
import type { LeaseReading } from '../checks/evidence.ts'
import type { Statement } from '../text/lease-text.ts'
import { WITHOUT_CHARGES } from '../terms/lease-amounts.ts'
import { namedParties } from '../terms/parties.ts'
import { describesPremises } from '../terms/premises.ts'
import { datesIn } from '../text/quantities.ts'
import { CHARGES, LEASE, STATEMENT_OF_CHARGES } from '../text/words.ts'
import { isDepositReturn } from './deposit-rules.ts'
import type { Rules, Verdict } from './verdict.ts'
import { passes } from './verdict.ts'

const COMMISSION = leaseWords('commission')
const CEILING = leaseWords('ceiling')
const ENERGY = leaseWords('energy')
const SMOKE = leaseWords('smoke')
const YEARLY = leaseWords('yearly')
const START_ON_KEYS =
  /a la signature|jour de la signature|bei unterzeichnung|mit unterzeichnung|upon signature|on signing|date of signature|bei der ennerschreft/
const WAIVED = pattern(String.raw`
      renonc|s'engage\w* a ne (?:pas|jamais|point)|verpflichtet sich,? .{0,30}nicht|undertakes? (?:not|never)|agrees? (?:not|never)|s'interdi|waive
      gives? up|verzicht|forgo|not (?:seize|apply|go|refer)|ne pourra|ne peut pas|ne (?:saisira|peuvent pas)|may not|shall not|darf nicht|durfen nicht
      dierf net|ausgeschlossen|exclu(?!si|di)
    `)
const NOT_WAIVED = /ne renonce\w* pas|verzicht\w* nicht|(?:does|do) not waive|verzicht\w* net|without waiving/g
const ROOM_CEILING =
  /murs?,? (?:et |ni )?(?:les |aux |des )?plafonds?|plafonds?,? et (?:les |aux |des )?murs?|\b(?:au|du|le) plafond(?= ?(?:[.,;)]|$))/g
const NOT_SUBJECT = pattern(String.raw`
      (?:sans|ohne|without|ouni|aucun\w*|kein\w*|free of|no|keng) (?:\w+ ){0,2}(?:limit|plafon|grenze|ceiling|cap\b)
      (?:pas|nicht|not|net) (?:\w+ ){0,3}(?:soumis|subject|applicab|anwendbar|unterl|unterw|ennerl|bound)|ne s'applique|gilt .{0,40}nicht
      gellt .{0,40}net|does not apply|not (?:\w+ ){0,2}to apply|ausser betracht|keine anwendung|hors de propos|librement|frei vereinbart|freely
    `)
const NO_CHARGES = pattern(String.raw`
      aucune? (?:charge|avance|provision)|pas de charges|sans charges a payer|keine nebenkosten|no (?:service )?charges (?:are|is|will)|keng charg
      directement aupres des? (?:fournisseur|compagnie)|directly with (?:the )?(?:supplier|provider|utilit)|direkt (?:mit|bei) den? versorg
    `)
/** Mentions a lease has to make. One is there when words or the learned reader see it. */
export const MENTION_RULES: Rules = {
  L08: ({ text }) => {
    const missing = namedParties(text).missing
    if (missing.length === 0) return []
    return absent(missing.length > 1 ? 'nobody_named' : missing[0] === 'tenant' ? 'tenant_unnamed' : 'landlord_unnamed')
  },
  L09: ({ text }) => {
    const begins = text.statements.filter(({ folded }) => tellsStart(folded))
    if (begins.some(({ folded }) => datesIn(folded).length > 0 || START_ON_KEYS.test(folded))) return []
    const telling = begins.find(({ folded }) => LEASE.test(folded))
    return [{ statement: telling ?? null, detail: said('start_missing') }]
  },
  L10: ({ text }) => {
    const missing = describesPremises(text).missing
    if (missing.length === 0) return []
    return absent(
      missing.length > 1 ? 'premises_missing' : missing[0] === 'address' ? 'address_missing' : 'rooms_missing',
    )
  },
  L11: ({ terms, text }) => {
    const { rentEur, rentAllInEur } = terms
    if (rentEur !== null && !isGross(rentEur.statement.folded, rentAllInEur !== null)) return []
    if (rentEur !== null && rentAllInEur === null) return []
    if (rentAllInEur !== null) return [{ statement: rentAllInEur.statement, detail: said('rent_gross_only') }]
    const wordless = text.statements.find(({ folded }) => WITHOUT_CHARGES.test(folded))
    return [{ statement: wordless ?? null, detail: said('rent_missing') }]
  },
  L12: ({ terms, text }) => {
    if (terms.chargesEur !== null || text.statements.some(({ folded }) => NO_CHARGES.test(folded))) return []
    const about = text.statements.find(({ folded }) => CHARGES.test(folded) && !WITHOUT_CHARGES.test(folded))
    return [
      {
        statement: terms.rentAllInEur?.statement ?? about ?? null,
        detail: said('charges_missing'),
      },
    ]
  },
  L14: (lease) =>
    lease.text.statements.some(({ folded }) => COMMISSION.test(folded) && !WAIVED.test(folded.replace(NOT_WAIVED, ' ')))
      ? []
      : absent('commission_missing'),
  L15: (lease) =>
    lease.text.statements.some(
      ({ folded }) => CEILING.test(folded.replace(ROOM_CEILING, ' ')) && !NOT_SUBJECT.test(folded),
    )
      ? []
      : absent('ceiling_missing'),
  L30: settlement,
  L41: (lease) => (anyAffirms(lease, ENERGY) ? [] : absent('energy_missing')),
  L42: (lease) => (anyAffirms(lease, SMOKE) ? [] : absent('smoke_missing')),
}

function settlement({ text, terms }: LeaseReading): Verdict[] {
  const about = text.statements.filter((statement) => !isDepositReturn(statement))
  const refused = about.find(
    (statement) => STATEMENT_OF_CHARGES.test(statement.folded) && !affirms(statement, STATEMENT_OF_CHARGES),
  )
  if (refused) return [passes(refused, said('statement_excluded'))]
  if (about.some((statement) => affirms(statement, STATEMENT_OF_CHARGES) || settlesYearly(statement))) return []
  const hasCharges =
    terms.chargesEur !== null ||
    terms.rentAllInEur !== null ||
    text.statements.some(({ folded }) => CHARGES.test(folded))
  return hasCharges ? [passes(terms.chargesEur?.statement ?? null, said('statement_missing'))] : []
}

/** `Les acomptes sont comparés chaque année aux dépenses effectives`. */
function settlesYearly({ folded, before }: Statement): boolean {
  return YEARLY.test(folded) && PROVED.test(folded) && (ON_ACCOUNT.test(folded) || ON_ACCOUNT.test(before))
}

const PROVED = pattern(String.raw`
    factur\w+|justificati|pieces|depenses (?:effectives|reelles)|couts reels|rechnung|beleg|tatsachlich|invoices|bills|receipts|actual|effektiv
    richteg
  `)
const ON_ACCOUNT = new RegExp(
  String.raw`${CHARGES.source}|\b(?:avances?|acomptes?|vorschuss\w*|abschlage?|advances?|on account|akont)\b`,
)

function absent(id: DetailId): Verdict[] {
  return [passes(null, said(id))]
}

/** A rent that is named gross, with no other amount to tell the net from. */
function isGross(folded: string, hasAllIn: boolean): boolean {
  return hasAllIn && /brutto(?:kalt|warm)?miete/.test(folded) && !/nettokaltmiete|nettomiete/.test(folded)
}
