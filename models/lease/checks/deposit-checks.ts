import { oneOf, pattern } from '../../language/words/lines.ts'
import type { Detectors, Evidence, LeaseReading } from './evidence.ts'
import { said, statementsThat } from './evidence.ts'
import { WITH_CHARGES } from '../terms/lease-amounts.ts'
import { OTHER_GUARANTEE } from '../terms/lease-terms.ts'
import type { Statement } from '../text/lease-text.ts'
import { isDenied, segmentsOf } from '../text/polarity.ts'
import { toTenths } from '../text/quantities.ts'
import { durationsIn, moneyIn } from '../../language/quantities.ts'
import { DEPOSIT, everyMatch, INVENTORY, words } from '../text/words.ts'

const TOLERANCE = 1.005
/** Just over a month: `30 days` and `a month` are the same to the law. */
const ONE_DAY_MONTHS = 1 / 30

const RETURN = words(
  String.raw`retourne\w*|mainlevee|restitu\w+|rembours\w+|rendue?s?\b|rendre\b|liber(?:ee?|er|ation|able)\w*|deblo\w+|reverse\w*|recuper\w+`,
  oneOf(String.raw`
      ruckzahl\w*|zuruck(?:gezahlt|zuzahlen|bezahlt|erstatt\w*|gegeben|zugeben|gewahrt|uberwiesen|zahl\w*)|erstattet|erstattung|auszahl\w*|ausgezahlt
      ruckgabe|ruckerstatt\w*|freigegeben|freigabe|ruckuberwies\w*|(?:zahlt|gibt|uberweist|erstattet) .{0,90}zuruck
    `),
  String.raw`return(?:ed|s|able)?\b|refund\w*|repaid|repay\w*|releas\w+|given back|back (?:within|one|a|in)|gets? (?:\w+ )?back\b|paid back|reimburs\w+`,
  String.raw`zer?eck\w*|zreck\w*|(?:gett|kritt) .{0,70}\berem\b|reckbezuel\w*|ausbezuel\w*|reckzuel\w*|rembourseiert`,
)
const BALANCE = words(
  String.raw`solde|reste\b|restant|moitie`,
  String.raw`rest(?:betrag)?\b|restliche\w*|halfte|halftig\w*|im ubrigen`,
  String.raw`balance|remainder|remaining|the rest|other half|half`,
  String.raw`rescht|halschent|hallef`,
)
const NEVER_DUE = words(
  String.raw`quand (?:le|la) (?:bailleur|proprietaire\w*) (?:le )?(?:juge|souhait|veut)\w*|a la (?:seule )?discretion|sans (?:delai fixe|limite de temps)`,
  String.raw`(?:nach|im) (?:freiem |eigenem )?ermessen|ohne (?:feste )?frist`,
  String.raw`at the (?:sole )?discretion|when(?:ever)? the (?:landlord|lessor) (?:sees fit|decides|chooses)|no time limit`,
  String.raw`wann de propri\w+ (?:et )?(?:well|wellt)`,
)
/** Keeping for a time is returning after it. */
const KEEPS_FOR = words(
  String.raw`(?:conserv|gard|retien|retenu|detien|bloqu)\w* .{0,60}(?:jusqu|pendant|durant)`,
  String.raw`(?:behalt|einbehalt\w*|verbleibt) .{0,60}(?:bis|fur|wahrend)|einbehalten`,
  String.raw`(?:keep|kept|retain\w*|hold|held) .{0,60}(?:until|for|during)`,
  String.raw`(?:behal\w*|gehal\w*) .{0,60}(?:bis|fir)`,
)
const FORFEIT = words(
  oneOf(String.raw`
      (?:reste\w*|est|sera|demeure\w*|serait) (?:\w+ ){0,3}acquise?s?\b
      acquise? (?:de plein droit |definitivement |integralement )?(?:au|a la|a l'|par le) |non[- ](?:remboursable|restituable)
      (?:conservee?|gardee?|retenue?)s? (?:en totalite|integralement|definitivement|par (?:le|la) (?:bailleur|proprietaire))
      (?:est|sera|seront|serait) (?:\w+ ){0,2}perdue?s?\b
      (?:n'est|ne sera|ne sont) (?:pas|nullement|en aucun cas|jamais) (?:remboursable|restituable|restituee?|remboursee?|rendue?)s?
      (?:conserv|gard)\w* (?:l'integralite de |la totalite de )?(?:la |le |cette |sa )(?:garantie|caution|depot)(?!.{0,60}(?:jusqu|pendant|compte bloque))
      perdue?s? (?:pour|par|en cas|au profit)|(?:ne (?:sera|serait|sont|seront) (?:pas|jamais|en aucun cas) (?:restitue|rembourse|rendu)e?s?)
      abandonnee?|perd .{0,30}(?:garantie|caution)|reste\w* (?:\w+ ){0,3}(?:au|chez le|entre les mains du) (?:bailleur|proprietaire)
      (?:demeure|reste|devien)\w* (?:la )?propriete d[ue]|revien\w* (?:alors |de droit |d'office )?au (?:bailleur|proprietaire)
      echoi\w* au (?:bailleur|proprietaire)
    `),
  oneOf(String.raw`
      (?:ver)?bleibt .{0,40}\b(?:beim|bei (?:der|dem)) (?:vermieter|eigentumer)\w*|verliert .{0,40}(?:kaution|sicherheit)
      (?:fallt|geht) .{0,45}(?:kaution|sicherheit|garantie)\w* .{0,20}(?:vermieter\w*|eigentumer\w*) (?:zu|anheim|uber)
      (?:kaution|sicherheit|garantie)\w* .{0,20}(?:fallt|geht) .{0,30}(?:vermieter\w*|eigentumer\w*) (?:zu|anheim|uber)|verfall\w*|verfallt
      verwirkt\w*|behalt (?:der|die)? ?\w+ (?:die |seine )?(?:miet)?(?:kaution|sicherheit)(?! bis)
      behalt (?:der |die )?(?:vermieter|eigentumer)\w* (?:sie|diese|den betrag) (?:ganz |voll )?ein
      nicht (?:erstattungsfahig|ruckzahlbar|erstattet|zuruckgezahlt|zuruckerstattet)
      (?:behalt|einbehalt\w*) .{0,40}(?:vollstandig|ganz|in voller hohe|als (?:strafe|entschadigung))
    `),
  oneOf(String.raw`
      forfeit\w*|loses? .{0,20}deposit|non-?refundable|not (?:be )?(?:refundable|refunded|returned|repaid)
      (?:kept|retained) (?:in full|by the (?:landlord|lessor)) |keeps? the (?:\w+ )?deposit(?! (?:until|on|in a))|(?:is|be|are) lost\b|lost if
      (?:stays?|remains?) with the (?:landlord|lessor|owner)
    `),
  oneOf(String.raw`
      verfalt|verfall\w*|verluer\w*|verlei?ert .{0,30}(?:kautioun|garantie)|net ze?reck\w*|net ze?reckbezuelt
      behalt (?:de|d') ?\w+ (?:d')?(?:garantie|kautioun)|behal\w* .{0,30}(?:ganz|komplett)
    `),
)
/** Forfeitures whose own words already deny something. */
const DENYING_FORFEIT =
  /n'est (?:pas|null)|ne ser|ne sont|nicht (?:erst|ruckz|zuruck)|not (?:be )?(?:ref|ret|rep)|net z|non[- ]re/
const ONLY_FORM = new RegExp(
  [
    oneOf(String.raw`
        \b(?:uniquement|exclusivement|seulement|obligatoirement|ausschliesslich|nur|lediglich|only|exclusively|solely|nemmen?|eleng|just|doit etre
        muss|must be) (?:[\p{L}']+ ){0,5}(?:especes|liquide|cash|bar(?:kaution|zahlung|geld)?\b|boer\b|virement|uberweisung|bank transfer|wire
        kreditkarte|credit card|carte (?:de credit|bancaire))
      `),
    oneOf(String.raw`
        \b(?:especes|liquide|numeraire|cash|bar|boer|virement|virement bancaire|uberweisung|bank transfer)\b (?:\p{L}+ ){0,3}(?:uniquement
        exclusivement|seulement|only|obligatoirement|nemmen?|exclusively)
      `),
    oneOf(String.raw`
        \bbar (?:zu handen|an den vermieter|bei|auf die hand|zu zahlen|zu leisten|zu hinterlegen)|\ba boer\b|de la main a la main|billets? de banque
        in scheinen|in bank ?notes|von hand zu hand|hand a hand|en (?:argent )?liquide\b|(?:paye|verse|remis|regle)\w* en especes
      `),
    oneOf(String.raw`
        \bseule?s? (?:[\p{L}']+ ){0,4}(?:especes|liquide|cash|virement)|(?:pay|vers|remis|remett|regl|depos)\w* en (?:numeraire|especes|liquide)
        (?:nothing|anything|no other form) (?:but|than) (?:\w+ )?cash|rien d'autre qu|nichts anderes als
        (?:cash|especes|bar|boer|liquide)\b.{0,30}(?:seule|einzige|only|eenzeg)
        (?:seule?|einzige|only|eenzeg\w*) (?:\w+ )?(?:form|moyen|mode)\w*.{0,30}(?:cash|especes|bar\b|boer|liquide|virement)
        a l'exclusion de toute? autre|to the exclusion of (?:any|all) other|unter ausschluss (?:jeder|aller) ander|\bmuss cash|\bpayable in cash\b
        \bpaid in cash\b|\bin cash\b
      `),
  ].join('|'),
  'u',
)
const FORM = words(
  oneOf(String.raw`
      cautionnement (?:bancaire|d'assurance)|garanties? (?:bancaires?|locative de l'etat|de l'etat)
      (?:papiers?|engagements?|lettres?|cautions?) (?:emanant )?(?:de (?:la )?|d'une )banques?|aides? (?:du ministere|publique)|autres? formes?
      aide de l'etat|caution bancaire|assurance
    `),
  String.raw`bank(?:burgschaft|garantie)\w*|andere (?:formen|sicherheiten)|burgschaft\w*|staatsgarantie|staatliche\w* garantie`,
  oneOf(String.raw`
      (?:bank|state) guarantees?|(?:paper|undertaking|bond|letter|anything) (?:from|of|by) (?:a|the|his|her|their|any) (?:bank|state)
      (?:any |no )?other (?:form|security|guarantee)s?|insurance
    `),
  String.raw`bankgarantie|staatsgarantie|aner form\w*`,
)
const REFUSED = words(
  oneOf(String.raw`
      refus\w+|n'accepte\w* (?:ni|pas|aucun)|n'admet\w* (?:ni|pas|aucun)|ne (?:prend|veut|accept)\w* (?:ni|pas|aucun)
      n'(?:est|etant|sont) pas (?:accept|admis|autoris|permis)\w*|pas (?:accept|admis|pris\w* en (?:consideration|compte)|recevable)\w*
      d'aucune autre (?:maniere|facon|forme)|exclue?s?\b|(?:ne (?:sera|sont|seront) pas) (?:accept|admis)\w*
    `),
  oneOf(String.raw`
      (?:nicht|keine?) (?:\w+ )?(?:akzeptiert|anerkannt|angenommen|zugelassen|zulassig|gestattet)|abgelehnt|lehnt .{0,40}ab
      akzeptiert (?:\w+ )?(?:keine|nicht)|nimmt .{0,40}(?:keine|nicht)|nicht entgegen|ausgeschlossen|wird nicht|werden nicht
    `),
  oneOf(String.raw`
      not (?:be )?(?:accepted|allowed|admitted|possible)|(?:does|do|will|can) ?not accept|accepts? no|refused|declined|rejected|excluded
      (?:will|would|does|do) not do\b
    `),
  String.raw`net (?:akzept\w+|ugeholl|erlaabt|unerkannt)|akzepteiert .{0,25}(?:keng|net)|refus\w+|ausgeschloss`,
)
const NO_FORM = pattern(String.raw`
      \b(?:no|keine?|keng|aucune|pas de|sans|ouni|ohne) (?:garantie bancaire|bank\w* ?(?:guarantee|garantie|burgschaft)?|bankburgschaft|bankgarantie
      garantie de l'etat|state guarantee)\b
    `)
const FORM_FREE = pattern(String.raw`
      ne peut (?:pas )?(?:refuser|exiger|s'opposer)|ne saurait refuser|may not (?:refuse|insist|require|decline)|cannot (?:refuse|insist)
      darf .{0,60}nicht (?:ablehnen|verlangen|verweigern)|kann nicht verlangt|nicht verlangt|n'est pas exige|not required
      cannot be (?:imposed|required|demanded)|ne peut (?:pas )?etre (?:impose|exige)|net verlaangt|d[ai]e?rf .{0,60}net refus|wahlweise|au choix
      beliebig|any (?:other )?(?:legal |lawful )?form|jidder form|all form
    `)
const INVENTORY_REFUSED = pattern(String.raw`
      (?:sans|aucun|pas d'|ni )\s?(?:etat|constat)|renonc\w+ .{0,30}(?:etat des lieux|constat)|op .{0,20}etat des lieux .{0,20}verzicht
      il n'est (?:pas )?(?:dresse|etabli|fait) (?:aucun |d')?(?:etat|constat)|(?:etat des lieux|constat) (?:n'est|ne sera) pas
      (?:dispense?s?|waive|without|no|forgo) (?:with )?(?:an |any |the )?(?:\w+ )?(?:inventory|report)|(?:ohne|kein) (?:\w+)?(?:protokoll|bericht)
      auf .{0,40}protokoll\w* .{0,25}verzicht|(?:waive|dispense|forgo)\w* .{0,30}(?:inventory|report)|protokoll .{0,30}(?:nicht\b|verzichtet)
      (?:draw|make|take|write)s? (?:up )?no (?:record|report|list|inventory)|(?:keen|ouni|keng) (?:etat des lieux|protokoll|zoustands)
      etat des lieux gett (?:et )?net
    `)
const EXIT_ONLY = /sortie|depart|fin d[ue]|auszug|ruckgabe|exit|check-?out|move-?out|leaving|auszuch|enn vum/
const ENTRY = pattern(String.raw`
      entree|debut|remise des cles|einzug|ubergabe|beginn|entry|check-?in|move-?in|anzuch|anzei|initial|joint|annex|attach|ci-joint|beilieg|anliegend
      liegt (?:bei|vor)|signe|contradictoire
    `)

/** Checks of the guarantee: amount, form, return, forfeiture, inventory. */
export const DEPOSIT_CHECKS: Detectors = {
  L01: depositTooHigh,
  L02: (lease) => {
    const about = new Set(aboutDeposit(lease))
    return statementsThat(
      lease,
      said('deposit_form'),
      (statement) => (about.has(statement) || OTHER_GUARANTEE.test(statement.folded)) && imposesForm(statement),
    )
  },
  L03: lateReturn,
  L04: (lease) =>
    aboutDeposit(lease)
      .filter(forfeits)
      .map((statement) => ({
        statement,
        detail: said('deposit_forfeited'),
      })),
  L13: ({ terms }) => {
    const { depositStatements, depositEur, depositMonths } = terms
    const [first] = depositStatements
    if (first === undefined || depositEur !== null || depositMonths !== null) return []
    return [{ statement: first, detail: said('deposit_no_amount') }]
  },
  L26: (lease) => {
    const [first] = lease.terms.depositStatements
    if (first === undefined) return []
    const refusal = lease.text.statements.find(({ folded }) => INVENTORY_REFUSED.test(folded))
    if (refusal) return [{ statement: refusal, detail: said('inventory_refused') }]
    return lease.text.statements.some(foreseesEntryInventory)
      ? []
      : [{ statement: first, detail: said('inventory_missing') }]
  },
}

/** Whether a statement is about giving the tenant's guarantee back. */
export function isDepositReturn({ folded, before }: Statement): boolean {
  return (RETURN.test(folded) || BALANCE.test(folded)) && (DEPOSIT.test(folded) || DEPOSIT.test(before))
}

function aboutDeposit({ text, terms }: LeaseReading): Statement[] {
  const clauses = new Set(terms.depositStatements.map(({ clause }) => clause))
  return text.statements.filter(
    (statement) =>
      terms.depositStatements.includes(statement) || (clauses.has(statement.clause) && DEPOSIT.test(statement.before)),
  )
}

function depositTooHigh({ terms, limits }: LeaseReading): Evidence[] {
  const { depositEur, depositMonths, rentEur, rentAllInEur, chargesEur } = terms
  const limit = limits.depositMonths
  if (depositMonths !== null && depositMonths.value > limit)
    return [
      {
        statement: depositMonths.statement,
        detail: said('deposit_over_months', { months: depositMonths.value, limit }),
      },
    ]
  const rent = rentEur ?? rentAllInEur
  if (depositEur !== null && rent !== null && depositEur.value > limit * rent.value * TOLERANCE) {
    const months = Math.round((depositEur.value / rent.value) * 100) / 100
    return [
      {
        statement: depositEur.statement,
        detail: said('deposit_over_amount', { amount: depositEur.value, months, rent: rent.value, limit }),
      },
    ]
  }
  const onGrossRent =
    depositMonths !== null &&
    depositMonths.value === limit &&
    WITH_CHARGES.test(depositMonths.statement.folded) &&
    (chargesEur !== null || rentAllInEur !== null)
  return onGrossRent ? [{ statement: depositMonths.statement, detail: said('deposit_on_gross', { limit }) }] : []
}

function imposesForm({ folded }: Statement): boolean {
  if (FORM_FREE.test(folded)) return false
  if (NO_FORM.test(folded)) return true
  const only = ONLY_FORM.exec(folded)
  if (
    only !== null &&
    !/\b(?:ou|oder|or|oder|par exemple|z\. ?b)\b.{0,40}(?:banc|bank|assur|burg|insur|garant)/.test(folded)
  )
    return true
  return segmentsOf(folded).some((segment) => FORM.test(segment) && REFUSED.test(segment))
}

function forfeits(statement: Statement): boolean {
  const { folded } = statement
  return everyMatch(FORFEIT, folded).some(({ index, 0: found }) => {
    if (DENYING_FORFEIT.test(found)) return true
    if (/\b(?:ne |n').{0,60}\bqu(?:e\b|')/.test(folded)) return false
    return !/\b(?:pas|jamais|non|nicht|not|net)\b/.test(found) && !isDenied(folded, index, index + found.length)
  })
}

function lateReturn(lease: LeaseReading): Evidence[] {
  const { terms, limits } = lease
  if (terms.depositStatements.length === 0) return []
  const returns = aboutDeposit(lease).filter(
    (statement) => isDepositReturn(statement) || KEEPS_FOR.test(statement.folded),
  )
  const late = returns.flatMap((statement): Evidence[] => {
    if (NEVER_DUE.test(statement.folded)) return [{ statement, detail: said('return_never') }]
    const longest = Math.max(0, ...returnMonths(statement))
    if (longest <= limits.depositReturnMonths + ONE_DAY_MONTHS) return []
    return [
      {
        statement,
        detail: said('return_late', { months: toTenths(longest), limit: limits.depositReturnMonths }),
      },
    ]
  })
  if (late.length > 0) return late
  if (
    returns.some(({ folded }) => RETURN.test(folded) && !FORFEIT.test(folded)) ||
    returns.some(({ folded }) => durationsIn(folded).length > 0)
  )
    return []
  return [{ statement: terms.depositStatements[0]!, detail: said('return_unsaid') }]
}

/** Deadlines of a return, in months, without amounts of rent. */
function returnMonths({ folded }: Statement): number[] {
  const told = segmentsOf(folded).filter(
    (segment) => KEEPS_FOR.test(segment) || RETURN.test(segment) || BALANCE.test(segment) || DEADLINE.test(segment),
  )
  const months = told.flatMap(spansIn)
  return months.length > 0 ? months : spansIn(folded)
}

const DEADLINE =
  /dans|apres|within|after|innerhalb|binnen|nach|bannent|no\b|fruhestens|spatestens|until|jusqu|bis\b|jours|tage/

/** Spans of time that count no rent. */
function spansIn(text: string): number[] {
  return durationsIn(text)
    .filter(
      ({ end }) =>
        !/^\s*(?:['’]s?\s*)?(?:de |d'|of |vum |vun )?(?:the |le )?(?:[a-z]+ )?(?:loyer|rent\b|[a-z]*miete)/.test(
          text.slice(end, end + 22),
        ),
    )
    .map(({ value }) => value)
}

function foreseesEntryInventory(statement: Statement): boolean {
  const { folded } = statement
  if (!INVENTORY.test(folded) || INVENTORY_REFUSED.test(folded)) return false
  if (EXIT_ONLY.test(folded) && !ENTRY.test(folded)) return false
  // A fee for an inventory, or the return of the guarantee by comparison, foresees none by itself.
  return !(moneyIn(folded).length > 0 && /frais|fee|gebuhr|fraise/.test(folded)) || ENTRY.test(folded)
}
