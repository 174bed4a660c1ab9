import { oneOf, pattern } from '../../language/words/lines.ts'
import { actorsIn, payerAt, subjectOf } from '../text/actors.ts'
import type { Detectors, Evidence, LeaseReading } from './evidence.ts'
import { affirms, said, statementsThat } from './evidence.ts'
import { isDepositReturn } from './deposit-checks.ts'
import type { Term } from '../terms/lease-terms.ts'
import type { Statement } from '../text/lease-text.ts'
import { isDenied } from '../text/polarity.ts'
import { percentsIn } from '../../language/quantities.ts'
import { CHARGES, everyMatch, STATEMENT_OF_CHARGES, TENANT, words } from '../text/words.ts'

const AGENCY_FEE = words(
  oneOf(String.raw`
      (?:frais|commissions?|honoraires|remunerations?|provision)(?: \w+)? (?:de |d'|de l'|due? a l'|des? )?(?:agence|agent|intermediaire|courtier
      courtage|negociation)\w*
      (?:commission|honoraires)\b(?= .{0,60}(?:agen|tva))|couts? (?:de l'|d')agence
      (?:agence|agent immobilier|courtier|intermediaire)\b.{0,40}(?:commission|honoraires|frais|loyer|remuner\w*|paye\w*|regle\w*|(?:demande|reclame|facture)\b)
    `),
  String.raw`makler\w*|(?:vermittlungs|agentur)\w*|courtage\w*|provision\b(?= .{0,50}(?:miet|makler|immobil))`,
  oneOf(String.raw`
      (?:agency|agents?['’]?s?|letting agents?['’]?s?|estate agents?['’]?s?|broker\w*['’]?s?)(?: \w+)? (?:fees?|commission|costs?|charges)
      (?:fees?|commission|costs?) of the (?!managing|property)(?:\w+ )?(?:agent|agency|broker)
      (?<!managing )(?:agent|agency|broker) .{0,30}(?:commission|a fee)|finder's fee|agency (?:costs?|charges?|expenses)
      (?:agency|agent|broker) (?:\w+ ){0,4}(?:paid|borne|remunerated|invoice\w*|bill)|(?:agency|agent|broker)['’]?s? (?:invoice|bill|remuneration)
    `),
  oneOf(String.raw`
      agence-?(?:fraise?n?|gebier\w*|kascht\w*|kommissioun\w*)|agence (?:\w+ ){0,4}(?:bezuelt|bezilt|gedroen|iwwerholl|kascht)|agent\w* gett
      agencekaschten|(?:fraise|kommissioun|kascht\w*) (?:vun der|vum|fir d'|fir de) agen\w+|maklerfraise?n?
    `),
)
const SHARED = words(
  String.raw`moities?\b|a parts? egales?|pour moitie|par moitie|partage\w* (?:equitable|egal)\w*|50 ?%|50/50`,
  String.raw`halft\w*|je zur halfte|halb\b|halftig\w*|zu gleichen teilen|50 ?%|50/50|geteilt`,
  String.raw`half|halves|equal\w*|50 ?%|50/50|50:50|split`,
  String.raw`hallef|halschent|hallef-hallef|gedeelt|50 ?%`,
)
/** Yearly, and by proofs or real costs: a statement of charges that is not called one. */
const YEARLY = pattern(String.raw`
      chaque annee|une fois l'an|une fois par an|tous les ans|(?:chaque|fin d'|cloture de l')exercice|jahresende|year-?end|every twelve months|annuel
      par an\b|jahrlich|jedes jahr|einmal im jahr|pro jahr|yearly|every (?:year|spring|autumn)|each year|once a year|annual|all joer
      eemol (?:am|d')\s?joer|joerlech
      (?:jeden|chaque|every|each|all|jeweils im|tous les|en|im|in) (?:jan\w*|feb\w*|fev\w*|mar[sz]\b|maerz|marz|apr\w*|avril|mai\b|may\b|mee\b
      ju[nl]\w*|juin|juillet|aug\w*|aout|sep\w*|o[ck]t\w*|nov\w*|de[cz]\w*)
    `)
const PROVED =
  /factur\w+|justificati|pieces|depenses (?:effectives|reelles)|couts reels|rechnung|beleg|tatsachlich|invoices|bills|receipts|actual|pieces|effektiv/
const ON_ACCOUNT = new RegExp(
  String.raw`${CHARGES.source}|\b(?:avances?|acomptes?|vorschuss\w*|abschlage?|advances?|on account)\b`,
)
const NO_AGENCY = pattern(String.raw`
      (?:aucune?|sans|pas d[e'] ?) ?(?:frais d'agence|commission|agence|intermediaire)|no (?:agency|agent|broker|commission)
      kein\w* (?:makler|provision|vermittl)|ohne makler|makler: kein|keng agenc|ouni agenc
    `)
const ADMIN_FEE = words(
  oneOf(String.raw`
      frais (?:de )?(?:dossiers?|administrati\w+|redaction|etablissement|constitution|visite|etats? des? lieux|d'etats? des? lieux|ouverture
      gestion de dossier|signature|entree|rédaction)
      frais d'(?:etat|etablissement|entree|ouverture|enregistrement)|(?:ouverture|etude|constitution)(?: et (?:etude|suivi|ouverture))? d[ue] dossier
      redaction du (?:present|bail|contrat)|pas-?de-?porte|droits? d'entree|reprise (?:obligatoire|de mobilier)|honoraires de redaction
      indemnite d'entree
      pour l[ae] (?:constitution|suivi|gestion|traitement|ouverture)(?: et l[ae] \w+)? d(?:u|e son|e leur|e votre) (?:dossier|contrat)
      pour (?:la redaction|l'etablissement|la preparation|l'ouverture|la passation) d(?:u|e ce|e la|e) (?:present[es]? )?(?:bail|contrat|dossier|acte
      document|convention)
    `),
  oneOf(String.raw`
      einmalig\w* .{0,25}(?:gebuhr|entgelt|pauschale)\w*|servicegebuhr\w*
      (?:bearbeitungs|vertrags|abschluss|ausfertigungs|aufnahme|einzugs|schreib)\w*(?:gebuhr|pauschale|kosten|entgelt)\w*
      verwaltungs(?:gebuhr|pauschale)\w*|ausfertigung|abstands(?:zahlung|summe)|abstand (?:in hohe )?von (?=\d)|vertragserstellung|aufnahmegebuhr
      (?:erstellung|ausarbeitung|bearbeitung|anfertigung) (?:des|dieses|der|ihres) (?:miet)?(?:vertrag|antrag|unterlagen)\w*
    `),
  oneOf(String.raw`
      (?:admin\w*|file|filing|application|processing|drafting|contract(?: preparation)?|preparation|paperwork|entry|onboarding|inventory|check-?in
      booking|reservation|set-?up|referenc\w+) (?:fee|charge|cost)s?
      key money|one-?(?:off|time) (?:\w+ )?(?:fee|charge)|fee for (?:drawing|preparing|drafting)
      (?:preparation|drafting|drawing up|preparing)(?: of)? (?:this|the) (?:contract|lease|agreement|documents)
    `),
  oneOf(String.raw`
      dossiers?-?(?:fraise?n?|kascht\w*|gebier\w*)|kontraktkascht\w*|dossiersfraise?n?|schreiffraise?n?|kontraktfraise?n?|administratiouns?fraise?n?
      verwaltungsfraise?n?|pas-?de-?porte|entreesgeld|(?:opsetz|ausstell|ausfertig|schreiw)\w* vum (?:kontrakt|bail)
      administrativ\w* (?:tax|fraise?n?|kascht\w*|gebier\w*)|(?:kontrakt|dossier|ennerschrefts?)-?(?:tax|gebier)\w*
      fir (?:den|d'|de) ?(?:dossier|kontrakt) (?=.*\d)
    `),
)
const NOT_RECOVERABLE = words(
  oneOf(String.raw`
      (?:frais|honoraires|couts?|remuneration) (?:de |du |d'un )?(?:la )?(?:gerance|gestion|syndic|administration de l'immeuble|gerant)\w*
      (?:frais|honoraires) (?:de gestion )?du (?:syndic|gerant)|(?<!(?:releve|decompte|comptes|etat|facture) (?:du|de) )syndic\b|impots? foncier\w*
      (?:taxe|contribution) foncieres?
      (?:primes? )?(?:d')?assurances? (?:incendie )?(?:de l'immeuble|du batiment|de la maison|de la copropriete|du proprietaire|de la residence)
      grosses? reparations?|gros (?:travaux|entretien)|travaux de (?:ravalement|toiture|facade)|fonds de (?:reserve|travaux|roulement)
      (?:passeport|certificat) (?:de performance )?energetique
    `),
  oneOf(String.raw`
      (?:haus|miet|wohnungs|eigentums)?verwaltung(?:skosten|sgebuhr\w*|shonorar\w*)?\b|verwalterhonorar\w*|grundsteuer\w*
      (?:gebaude|feuer|wohngebaude|brand)versicherung\w*|(?:instandhaltungs|erhaltungs)?rucklage\w*|instandhaltungskosten|grossreparaturen
    `),
  oneOf(String.raw`
      (?:manager|managing agent|administrator)['’]?s? (?:remuneration|bill|invoice|fees?)
      (?:property |managing agent['’]?s? |syndic['’]?s? |building |owner['’]s )?(?:management|managing agent['’]?s?) (?:fees?|costs?|charges?)
      property tax\w*|land tax|real estate tax|(?:building|structural|owner['’]s|buildings)(?:['’]s)? insurance
      insurance of the (?:building|block|property|house)|building polic(?:y|ies)|reserve fund|sinking fund|major (?:repairs|works)
      syndic (?:fees?|costs?)
    `),
  oneOf(String.raw`
      gestiouns?(?:kascht|fraise?)\w*|grondsteier\w*|gebaiversecherung\w*|(?:versecherung|assurance) (?:vum|vun der|vun dem) (?:gebai|haus|immeuble)
      syndic(?:k|s)?(?:ascht|fraise|kascht)\w*|reservefong|grouss reparatur\w*|verwaltungskascht\w*
    `),
)
const NOT_CHARGED = pattern(String.raw`
      ne (?:peuvent|peut|sont|seront) (?:pas|etre)|n'(?:est|inclu|incomb)\w* pas|non (?:recuper|imput|repercut)|gehoren? nicht|zahlen nicht
      n'en font pas|ne (?:sont|font) pas (?:compris|inclus|partie)
      nicht (?:dazu|inbegriffen|umlagef|zu lasten|umgelegt|umlagefahig|umlegbar|auf den mieter|berechnet|enthalten|vom mieter)|may not be
      (?:do|does|will) not (?:pass|charge|recover|bill)|not (?:be )?(?:recover|passed|charge|included|payable|borne)|shall not
      net op (?:d'|de |den )?(?:locatair|mieter)|net (?:opgeruff|weider|vum locataire|dem locataire|un de locataire)|exclus? des charges|sans pouvoir
    `)
const IN_CHARGES = pattern(String.raw`
      charg|nebenkosten|kosten|betriebskosten|inclu|compre|comport|cover|umfass|enthal|gehor|dobai|factur|payable|bezuel|bezil|umlag|mieter|tenant
      locataire|preneur|lessee|recuperab|on account
    `)
const FLAT = words(
  String.raw`forfait\w*|montant fixe|somme fixe`,
  String.raw`\w*pauschal\w*|festbetrag|fixbetrag|feste[rn]? (?:monats)?(?:betrag|summe)|gleichbleibende[rn]? (?:betrag|summe)`,
  String.raw`flat[- ](?:rate|charge|fee|sum)\w*|lump[- ]sum|fixed (?:monthly )?(?:sum|amount|charge)s?|flat\b(?= (?:monthly )?(?:rate|amount|charges))`,
  String.raw`forfait\w*|pauschal\w*`,
)
const ADJUSTED = words(
  String.raw`ajust\w+|(?<!quel\w* que soi\w+ (?:les |le |la )?)(?:couts?|frais|depenses|charges) reel\w*|reellement|adapt\w+|rectifi\w+|revu\w*`,
  String.raw`(?<!unabhangig (?:von|vom) (?:den |dem )?)tatsachlich\w*|angepasst|anpassung|verbrauch\w* abgerechnet|ausgeglichen`,
  String.raw`adjust\w+|(?<!whatever the )(?:actual|real costs?|true cost)|reviewed|revised`,
  String.raw`ugepasst|upassung|effektiv\w*|tatsachlech\w*|reell\w*`,
)

/** Checks of fees at signature and of charges. */
export const COST_CHECKS: Detectors = {
  L05: agencyFee,
  L06: (lease) =>
    statementsThat(lease, said('fee_besides'), (statement) => {
      const { folded } = statement
      const fee = everyMatch(ADMIN_FEE, folded).find(
        ({ index, 0: found }) => !isDenied(folded, index, index + found.length),
      )
      if (fee === undefined || SHARED.test(folded.slice(fee.index))) return false
      if (fee[0].startsWith('abstand') && /vorzeitig|fruher|vor ablauf|auszug/.test(folded)) return false
      return payerAt(folded, fee.index, fee.index + fee[0].length) !== 'landlord'
    }),
  L28: (lease) => statementsThat(lease, said('owner_costs'), (statement) => chargesOwnerCosts(statement)),
  L29: flatCharges,
  L30: (lease) => {
    const { text, terms } = lease
    const refused = text.statements.find(
      (statement) =>
        STATEMENT_OF_CHARGES.test(statement.folded) &&
        !affirms(statement, STATEMENT_OF_CHARGES) &&
        !isDepositReturn(statement),
    )
    if (refused) return [{ statement: refused, detail: said('statement_excluded') }]
    const foreseen = text.statements.some(
      (statement) =>
        !isDepositReturn(statement) && (affirms(statement, STATEMENT_OF_CHARGES) || settlesYearly(statement)),
    )
    if (
      foreseen ||
      (terms.chargesEur === null &&
        !text.statements.some(({ folded }) => CHARGES.test(folded)) &&
        terms.rentAllInEur === null)
    )
      return []
    return [{ statement: terms.chargesEur?.statement ?? null, detail: said('statement_missing') }]
  },
}

/** `Les acomptes sont comparés chaque année aux dépenses effectives`. */
function settlesYearly({ folded, before }: Statement): boolean {
  return YEARLY.test(folded) && PROVED.test(folded) && (ON_ACCOUNT.test(folded) || ON_ACCOUNT.test(before))
}

/** The agency asks, and what follows says who pays. */
const FEE_ASKED =
  /demande|reclame|factur\w+|coute|verlangt|berechnet|stellt|asks?\b|charges|invoices|freet|verlaangt|rechent/
const PAYS_ALL = pattern(String.raw`
      (?:regl|pai|pay|vers|acquitt|support)\w* .{0,25}(?:totalite|integralite|entier|seul|tout)
      (?:zahlt|ubernimmt|tragt|begleicht) .{0,25}(?:ganz|voll|gesamt|allein|samtlich)
      (?:pays?|settles?|meets?|bears?) .{0,25}(?:all|whole|full|entire|alone)|bezilt .{0,25}(?:ganz|alles|eleng)
    `)

function agencyFee({ text, limits }: LeaseReading): Evidence[] {
  return text.statements.flatMap((statement, index): Evidence[] => {
    const { folded } = statement
    const fee = AGENCY_FEE.exec(folded)
    if (fee === null || NO_AGENCY.test(folded)) return []
    const next = text.statements[index + 1]
    const follows = next?.clause === statement.clause ? next.folded : ''
    const shares = percentsIn(folded).filter(({ value }) => value !== 17 && value <= 100)
    const over = shares.find(({ value, start }) => value > limits.feeTenantShare * 100 && isOf(folded, start))
    if (over) return [{ statement, detail: said('agency_over', { percent: over.value }) }]
    if (SHARED.test(folded) || (SHARED.test(follows) && !TENANT.test(folded))) return []
    if (isDenied(folded, fee.index, fee.index + fee[0].length)) return []
    const isPaidBehind =
      next?.clause === statement.clause &&
      FEE_ASKED.test(folded) &&
      PAYS_ALL.test(follows) &&
      subjectOf(follows) === 'tenant'
    if (isPaidBehind) return [{ statement: next, detail: said('agency_on_tenant') }]
    const fraction =
      /(?:deux|2) tiers|two[- ]thirds?|zwei drittel|zwee drettel|trois quarts|drei viertel|three quarters/.test(folded)
    if (fraction || payerAt(folded, fee.index, fee.index + fee[0].length) === 'tenant')
      return [{ statement, detail: said('agency_on_tenant') }]
    return []
  })
}

/** Whether a share stands with the tenant rather than the landlord. */
function isOf(folded: string, at: number): boolean {
  return payerAt(folded, at, at) === 'tenant'
}

function chargesOwnerCosts(statement: Statement): boolean {
  const folded = withoutPossessives(statement.folded)
  const cost = everyMatch(NOT_RECOVERABLE, folded).find(({ index, 0: found }) => {
    if (NOT_CHARGED.test(folded) || NOT_CHARGED.test(statement.before.slice(-110))) return false
    if (isDenied(folded, index, index + found.length)) return false
    if (RECOVERABLE.test(folded)) return true
    return (payerAt(folded, index, index + found.length) ?? payerBefore(statement)) !== 'landlord'
  })
  if (cost === undefined) return false
  if (
    /(?:remis|remet|annex|handed|ubergeb|vorgelegt|supplied|montre|liegt|attached|provided|classe|communique)/.test(
      folded,
    ) &&
    /energ/.test(cost[0])
  )
    return false
  const isAmongCharges = CHARGES.test(folded) || CHARGES.test(statement.before)
  return (
    isAmongCharges || (IN_CHARGES.test(folded) && !/repar|travaux|works|instandhaltungskosten|entretien/.test(cost[0]))
  )
}

/** Words for costs that the tenant refunds, whoever is billed first. */
const RECOVERABLE =
  /(?:charges|frais|depenses) (?:recuperables|refacturables|locatives)\b|umlagefahig\w* (?:kosten|betriebs|neben)|recoverable (?:charges|costs)/
/** `Grondsteier bezilt si selwer`: the pronoun stands for who was named before. */
const PAYS_ITSELF = pattern(String.raw`
      (?:bezil|bezuel|dreit|zahlt|tragt|ubernimmt|pay|pai|support|bear|regle)\w* (?:si|hien|hatt|sie|er|es|she|he|it|they|elle|il)?\s?(?:selwer|selbst
      lui-meme|elle-meme|himself|herself|itself|themselves)
    `)

function payerBefore({ folded, before }: Statement): 'landlord' | 'tenant' | null {
  return PAYS_ITSELF.test(folded) ? (actorsIn(before).at(-1)?.actor ?? null) : null
}

/** Who has taken out a policy need not pay it. */
const TAKEN_OUT = pattern(
  String.raw`
      (?:souscrit|contract|conclu|pris)\w* par (?:le |la |l')?(?:partie )?(?:bailleu?r\w*|bailleresse|proprietaire)
      (?:taken out|held|contracted) by (?:the )?(?:landlord|owner|lessor)
      (?:vom|von der|durch (?:den|die)) (?:vermieter|eigentumer)\w* (?:abgeschlossen|unterhalten)\w*
    `,
  'g',
)

/** `the owner's management fees` are costs of the owner, not paid by the owner. */
function withoutPossessives(folded: string): string {
  return folded
    .replace(TAKEN_OUT, '')
    .replace(/\b(?:the )?(?:owner|landlord|lessor)s?['’]s? (?!(?:own )?(?:expense|cost|charge|account)\b)/g, '')
    .replace(/\b(?:des|der) (?:eigentumer|vermieter)s?\b(?! (?:zu|getragen))/g, '')
    .replace(
      /\b(?:pour le compte |au nom )?du (?:proprietaire|bailleur)\b(?=[^.]{0,60}(?:charge|avance|locataire|preneur))/g,
      (found, at: number) => (/charge(?: exclusive)? $/.test(folded.slice(Math.max(0, at - 20), at)) ? found : ''),
    )
}

function flatCharges(lease: LeaseReading): Evidence[] {
  const { text } = lease
  return text.statements.flatMap((statement): Evidence[] => {
    const { folded } = statement
    const flat = everyMatch(FLAT, folded).find(({ index, 0: found }) => {
      const near = folded.slice(Math.max(0, index - 60), index + found.length + 50)
      return (
        (CHARGES.test(near) || /nebenkosten|betriebskosten|heiz/.test(found) || CHARGES.test(statement.before)) &&
        !/service|miete\b|indemnit|penalit/.test(found + folded.slice(index + found.length, index + found.length + 14))
      )
    })
    if (
      flat === undefined ||
      /\b(?:kein\w*|no|aucun\w*|sans|keng|pas de|ohne|ouni)\s+(?:\w+ )?$/.test(folded.slice(0, flat.index))
    )
      return []
    const rest = text.statements.filter(({ clause }) => clause === statement.clause)
    const isAdjusted = rest.some(
      (other) => affirms(other, ADJUSTED) || (affirms(other, STATEMENT_OF_CHARGES) && !isDepositReturn(other)),
    )
    return isAdjusted ? [] : [{ statement, detail: said('flat_charges') }]
  })
}

/** Whether charges are paid on account or as a lump sum. */
export function chargesKind({ terms }: LeaseReading): Term<'advance' | 'lumpSum'> | null {
  if (terms.chargesEur === null) return null
  const { statement } = terms.chargesEur
  return { value: FLAT.test(statement.folded) ? 'lumpSum' : 'advance', statement }
}

/** Who bears the agency fee. */
export function agencyFeeTerm(lease: LeaseReading): Term<'tenant' | 'shared' | 'nothing' | 'landlord'> | null {
  const none = lease.text.statements.find(({ folded }) => NO_AGENCY.test(folded))
  if (none) return { value: 'nothing', statement: none }
  const statement = lease.text.statements.find(({ folded }) => AGENCY_FEE.test(folded))
  if (statement === undefined) return null
  if (SHARED.test(statement.folded)) return { value: 'shared', statement }
  const payer = payerAt(
    statement.folded,
    AGENCY_FEE.exec(statement.folded)!.index,
    statement.folded.search(AGENCY_FEE) + 1,
  )
  return payer === null ? null : { value: payer, statement }
}
