import type { Detectors, Evidence, LeaseReading } from './evidence.ts'
import { affirms, isAbout, said, statementsThat } from './evidence.ts'
import { WITHOUT_CHARGES } from '../terms/lease-amounts.ts'
import type { Term } from '../terms/lease-terms.ts'
import type { Statement } from '../text/lease-text.ts'
import { isDenied } from '../text/polarity.ts'
import { numberInWords } from '../text/number-words.ts'
import { datesIn, durationsIn, moneyIn, percentsIn } from '../text/quantities.ts'
import { CHARGES, DEPOSIT, everyMatch, RENT, words } from '../text/words.ts'
import { DAY_MS } from '../../kernel/day.ts'

const LUXURY = words(
  String.raw`(?:logement|appartement|bien|residence|villa|studio|maison)?\s?(?:de|du|a caractere) (?:grand |haut |tres haut )?(?:luxe|standing)|luxueu\w+|hors categorie|haut de gamme|prestige|d'exception`,
  String.raw`luxus\w*|gehobene[nrms]* (?:\w+ )?(?:wohnung|standard|ausstattung|charakter|lage)`,
  String.raw`luxur\w+|high-?end|high standing|premium (?:dwelling|property|apartment)|prestig\w+|exceptional (?:\w+ ){0,3}(?:finish|standard|quality|property)`,
  String.raw`luxus\w*`,
)
const NO_LUXURY =
  /\b(?:pas|kein\w*|nicht|no|not|net|keng|aucun\w*) (?:un\w* |a |d'un |eine?n? )?(?:logement |appartement |bien )?(?:de |du |d'un )?(?:\w+ )?(?:luxe|luxu|standing)/
const FREE_RENT = words(
  String.raw`(?:loyer )?(?:est |sera )?(?:librement|libre)\b|echapp\w+|(?:non|pas) (?:soumis|concerne|plafonne)\w*|hors plafond|sans plafond|ne (?:s'appliqu|concern|vis)\w+|deroge\w*|exempt\w*|sans (?:egard|limit\w+)`,
  String.raw`frei (?:vereinbart|ausgehandelt|bestimmt|festgesetzt|vereinbar)\w*|unterliegt (?:nicht|kein\w*)|gilt .{0,40}nicht|keine\w* (?:hochst|ober)?grenze|ausgenommen|ausser betracht|nach dem markt|freie miet\w*`,
  String.raw`free(?:ly)? (?:set|agreed|fixed|negotiated|determined)|not (?:be )?(?:subject|capped|limited|bound)|(?:negotiated|agreed|set|fixed) freely|not (?:\w+ ){0,3}apply|no (?:legal |statutory )?(?:ceiling|limit|cap)|exempt\w*|does not apply|outside the`,
  String.raw`frai (?:festgel\w+|vereinbart|ausgemaach)|gellt .{0,40}net|ennerleit (?:net|keng)|ausgeholl`,
)
const INDEX = words(
  String.raw`index\w*|indici\w+|indice\b|echelle (?:mobile|des (?:salaires|traitements|prix))|evolution (?:generale )?des? (?:prix|salaires|traitements|loyers)|cout de la vie|inflation|(?:adapt|ajust|revis|major)\w+ (?:\w+ ){0,3}automatiquement|automatiquement (?:\w+ ){0,2}(?:adapt|ajust|revis|major|augment)\w+|(?:adaptation|revision|augmentation|majoration|ajustement) automatique|loyer progressif|par paliers|echelonne`,
  String.raw`index\w*|\w*preisindex\w*|lebenshaltungs\w*|inflation\w*|teuerung\w*|(?:gleitende\w* )?lohnskala|(?:lohn|preis)entwicklung|staffel\w*|gestaffelt|automatisch\w* (?:\w+ ){0,3}(?:angepasst|erhoht|anpassung|erhohung|steig\w+)|(?:passt|erhoht) sich (?:\w+ ){0,3}automatisch|wertsicherung\w*`,
  String.raw`index\w*|indices|consumer prices?|\bcpi\b|cost[- ]of[- ]living|inflation|wage (?:scale|index)|(?:automatic\w*) (?:\w+ ){0,3}(?:adjust|increas|adapt|revis|escalat|review)\w*|(?:adjust|increas|adapt|revis|rise|goe)\w* (?:\w+ ){0,3}automatically|step(?:ped)?[- ](?:up )?rent|rent escalat\w*|graduated rent`,
  String.raw`index\w*|inflatioun|automatesch\w* (?:\w+ ){0,5}(?:ugepasst|upass\w+|gehei?cht|adapt\w+|eropgesat)|(?:ugepasst|adapteiert|gehei?cht) (?:\w+ ){0,2}automatesch|staffel\w*|liewenskascht\w*`,
)
/** Who renounces an index clause has none; who renounces to contest one has. */
const RENOUNCED =
  /renonc\w* (?:\w+ )?(?:a|au|aux) (?:toute |la |l'|une )?(?:clause |formule )?(?:d'|de )?(?:l')?(?:index|echelle)|verzicht\w* (?:\w+ ){0,2}(?:auf|op) (?:eine |jede |jegliche |d'|all )?(?:\w+)?index|waives? (?:any |the )?index/
const INDEX_LABEL = /\bindex(?:ation|ierung|atioun)\s*:/
const NOT_RENT_INDEX =
  /coefficient|reeval|koeffizient|revaluation|indice de (?:performance|consommation d'energie)|energie-?index/
const INCREASE = words(
  String.raw`augment\w+|hauss\w+|\brevoir\b|major\w+|relev(?:e|er|ement)\w*|revis\w+|adapt\w+|reajust\w+|ajust\w+|revalor\w+|port(?:e|er) a|progress\w+`,
  String.raw`erhoh\w*|steig\w*|anpass\w*|anzupass\w*|angepasst|angehoben|anzuheb\w*|herauf\w*|anheb\w*|hebt .{0,40}\ban\b|hoher gesetzt|aufschlag\w*`,
  String.raw`increas\w+|rais(?:e|es|ed|ing)\b|put\w* (?:\w+ ){0,3}\bup\b|bring\w* (?:\w+ ){0,3}\bup\b|goes? up|go up|rises?\b|uplift\w*|adjust\w+|review\w*|revis\w+|escalat\w+|adapt\w*`,
  String.raw`gehei?cht|erhei?cht|an d'luucht|\w*heij\w*|eropges\w+|eropgoen|ugepasst|upass\w+|geet .{0,25}(?:an d'luucht|erop)|hauss\w*|klemmt|erhéijung|erheij\w*|eropgeset`,
)
const FREQUENT = words(
  String.raw`chaque (?:annee|an|semestre|trimestre|mois|anniversaire)|(?:annuel|semestriel|mensuel)\w*|tous les (?:ans|six mois|6 mois|douze mois|12 mois|dix-huit mois|18 mois)|tous les (?:\w+ )?mois|par an\b|a chaque (?:echeance|date) annuelle|d'annee en annee|une fois (?:l'an|par an)|anniversaire|(?:a|au) chaque (?:debut|fin) d'annee|premier janvier|1er janvier|nouvel an|(?:chaque|tous les) (?:1er |premier |\d{1,2} )?(?:jan\w*|feb\w*|fev\w*|mar[sz]\b|maerz|marz|apr\w*|avril|mai\b|may\b|mee\b|ju[nl]\w*|juin|juillet|aug\w*|aout|sep\w*|o[ck]t\w*|nov\w*|de[cz]\w*)`,
  String.raw`jahrlich\w*|jedes (?:weitere |folgende |neue )?jahr|alle (?:zwolf|12|sechs|6|achtzehn|18) monate|pro jahr|im jahr\b|halbjahrlich\w*|jeweils zum (?:1\. )?\w+ (?:eines )?jeden jahres|jeden jahres|einmal (?:im|pro) jahr|(?:zum|zu jedem|jeden) (?:jahreswechsel|jahresanfang|jahresbeginn|neujahr|januar)|monatlich\w* erhoh\w*|(?:jeden|zu jedem) (?:\d{1,2}\. ?|ersten )?(?:jan\w*|feb\w*|fev\w*|mar[sz]\b|maerz|marz|apr\w*|avril|mai\b|may\b|mee\b|ju[nl]\w*|juin|juillet|aug\w*|aout|sep\w*|o[ck]t\w*|nov\w*|de[cz]\w*)`,
  String.raw`(?:every|each) (?:year|twelve months|12 months|six months|6 months|anniversary|calendar year|eighteen months|18 months)|annual\w*|yearly|per year|per annum|once a year|year on year|anniversary|(?:every|each) (?:\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(?:(?:jan\w*|feb\w*|fev\w*|mar[sz]\b|maerz|marz|apr\w*|avril|mai\b|may\b|mee\b|ju[nl]\w*|juin|juillet|aug\w*|aout|sep\w*|o[ck]t\w*|nov\w*|de[cz]\w*)|new year|spring|autumn)`,
  String.raw`all (?:joer|sechs meint|zwielef meint|6 meint|12 meint)|(?:all|jidd?wer|jiddes|pro|am) joer|all (?:\d{1,2}\. ?|eischte )?(?:jan\w*|feb\w*|fev\w*|mar[sz]\b|maerz|marz|apr\w*|avril|mai\b|may\b|mee\b|ju[nl]\w*|juin|juillet|aug\w*|aout|sep\w*|o[ck]t\w*|nov\w*|de[cz]\w*)|joerlech|eemol (?:am|d') ?joer`,
)
const LIMITING =
  /(?:au plus|maximum|plus (?:de|d')|not more|no more|nor|hochstens|fruhestens|au plus tot|at (?:the )?(?:most|earliest)|mindestens|maximal|hechstens|fréistens|freistens|limit|que tous les (?:deux|2) ans|(?:deux|2|zwei|two|zwee) (?:ans|annees|jahre|years|joer))/
const LEGAL_REFERENCE =
  /conformement|dans (?:les|la) limites? (?:de|prevue|legale)|gemass (?:dem )?gesetz|im gesetzlichen rahmen|as (?:the law|permitted|allowed by)|within the (?:legal|statutory)|wei d'gesetz/
const ADVANCE = words(
  String.raw`d'avance|par avance|a l'avance|par anticipation|(?:paiement|loyers?) anticipes?|terme a echoir|avance de loyers?`,
  String.raw`(?:im |zum |im v)?voraus\b|vorab\b|vorauszahl\w*|vorausbezahl\w*|im vorhinein|vorausgezahlt`,
  String.raw`in advance|up ?-?front|advance (?:rent|payment)s?|rent in advance|prepa(?:y|id)\w*`,
  String.raw`am viraus|viraus(?:bezuel\w*)?|am vir\b`,
)
const AT_SIGNING =
  /a la signature|(?:bei|mit|zur) (?:unterschrift|unterzeichnung|vertragsabschluss|vertragsschluss)|(?:on|upon|at) (?:signing|signature)|bei der ennerschreft|avant l'entree|vor (?:dem )?einzug/
const LONG_PERIOD = words(
  String.raw`par (?:trimestre|semestre|demi-?annee|an\b|annee)|trimestriel\w*|semestriel\w*|annuellement|tous les (?:trois|six|3|6) mois|en une (?:seule )?fois pour`,
  String.raw`vierteljahrlich\w*|quartalsweise|halbjahrlich\w*|jahrlich\w*|pro quartal`,
  String.raw`quarterly|half-?yearly|(?:half|quarter) (?:a |of a )?year['’]?s? (?:rent )?at a time|half a year['’]s rent|each quarter|every (?:quarter|three months|six months)|yearly|annually`,
  String.raw`all dreimeint|pro trimester|trimesteriell|all dräi meint|all drai meint|all sechs meint`,
)
const PAYMENT_LABEL = /\b(?:zahlungsweise|zahlung|(?:mode de )?paiement|payment|bezuelung)[^:]{0,25}:/
const ALL_AT_ONCE =
  /ensemble|en une (?:seule )?fois|d'un (?:seul )?coup|en bloc|im ganzen|auf einmal|in einer summe|in einem betrag|zusammen|at once|in one (?:go|sum|payment)|in a single|all together|mateneen|op eemol|an engem/
const POSTDATED = /cheques? (?:post-?dates?|antidates?)|post-?dated|vordatierte/
const PAY =
  /pay\w*|pai\w*|vers\w*|regl\w*|acquitt\w*|zahl\w*|entricht\w*|uberweis\w*|remet\w*|falli\w*|due\b|bezuel\w*|bezil\w*|demand|exig|verlang|asked|verlaang|d'avance|in advance|voraus/
const NOTICE = /preavis|prevenir|conge\b|kundig\w*|notice|kenneg\w*|inform\w*|avis\b|ankundig|umeld/
const SERVICES = words(
  String.raw`(?:forfait|pack|package|abonnement|frais) (?:de |des )?services?|services? (?:\w+ )?(?:inclus|compris)|prestations? (?:\w+ )?(?:inclus|compris)\w*|coliving|linge\b|(?:nettoyage|menage) (?:\w+ )?(?:inclus|compris|hebdomadaire|de la chambre|du logement|des chambres)|services?.{0,30}(?:nettoyage|linge)|(?:cotisation|droit)s? (?:de membre|d'adhesion)`,
  String.raw`servicepauschale|service-?paket\w*|servicegebuhr\w*|dienstleistungspauschale|bettwasche|wascheservice|putzkraft|putzdienst|putzfrau|reinigungsservice|mitgliedsbeitrag|mitgliedsgebuhr`,
  String.raw`service (?:fee|package|pack|bundle|flat)|services? (?:are |is )?(?:included|bundle)|membership|weekly cleaning|(?:cleaning|linen|housekeeping) (?:is |are |service )?(?:included|service|fee)|linen|concierge fee|community fee|co-?living fee`,
  String.raw`servicer? (?:\w+ )?(?:inklusiv|dobai|abegraff)|servicepauschal\w*|servicefraise?n?|servicep\w*|botzservice|bettgezei|wasch abegraff`,
)
const COMMON_PARTS =
  /parties? communes?|des communs|treppenhaus|hausflur|common (?:parts|areas)|stairs|gemeinschaft|trapenhaus|immeuble/
const ITEMISED =
  /detail\w*|ventil\w*|separement|individuellement|aufgeschlusselt|einzeln|itemi[sz]ed|broken down|separately|opgelescht|eenzel/
const SEPARATE = words(
  String.raw`(?:contrats?|conventions?|baux|bail) (?:\w+ )?(?:separe|distinct|a part|independant|specifique)\w*|(?:loue|facture)\w* separement|fait l'objet d'un (?:autre|second) (?:bail|contrat)`,
  String.raw`(?:separat|gesondert|eigen|getrennt|zweit)\w* (?:miet)?(?:vertrag|vereinbarung|garagenmietvertrag)\w*|(?:separat|gesondert) (?:ver|ge|an)?mietet\w*`,
  String.raw`(?:separate|distinct|second|additional|stand-?alone) (?:\w+ )?(?:contract|agreement|lease|licen[cs]e)|rented separately|let separately`,
  String.raw`(?:separat|extra|eegen|getrennt)\w* (?:kontrakt|bail|vertrag)\w*`,
)
const ACCESSORY = words(
  String.raw`parking|garages?|emplacement|stationnement|cave|cuisine|box\b|grenier|box`,
  String.raw`\w*garage\w*|stellplatz\w*|\w*keller\w*|\w*kuche\w*|parkplatz\w*|tiefgarag\w*`,
  String.raw`parking|garage|cellar|kitchen|storage|car space`,
  String.raw`garage|parkplaz|keller|kichen|stellplaz`,
)
const NO_SUPPLEMENT =
  /sans supplement|aucun supplement|kein\w* (?:mobel)?zuschlag|no (?:furniture )?(?:supplement|surcharge)|ohne (?:aufpreis|zuschlag)|free of charge|gratuit|kostenlos|kee supplement|unentgeltlich/
const FURNITURE = /mobilier|meuble|mobel|mobliert|mobiliar|einrichtung|furnitur|furnish|miwwel/
/** A supplement of which nobody shall see how it was reckoned. */
const NO_PROOF =
  /(?:\bni|sans|aucune?|pas de?|no|not|nor|without|kein\w*|ohne|nicht|weder|keng|ouni|net) (?:[\p{L}']+ ){0,6}(?:liste?n?|inventaire|inventar|inventory|factures?|receipts?|invoices?|rechnung\w*|belege?|facturen)\b/u
const DOUBLED =
  /(?:double|doppel|verdoppel|twice|duebel).{0,40}(?:meubl|mobl|furnish|miwwel)|(?:meubl|mobl|furnish|miwwel).{0,40}(?:double du|doppel|twice|duebel)/

/** These follow prices, whatever the lease calls the sum that does. */
const PRICE_INDEX =
  /echelle (?:mobile|des (?:salaires|traitements))|indice des prix|tranches? indiciaires?|indextranch\w*|consumer prices?|\bcpi\b|retail prices?|\w*preisindex\w*|verbraucherpreis\w*|lebenshaltungs\w*|cost[- ]of[- ]living|konsumpraiss\w*/

/** Checks of rent, furniture, services, indexation and increases. */
export const RENT_CHECKS: Detectors = {
  L16: aboveCeiling,
  L17: (lease) =>
    statementsThat(lease, said('luxury'), (statement) => {
      if (
        !(isAbout(statement, RENT) || /plafon|ceiling|grenze|cap\b/.test(statement.folded)) ||
        !FREE_RENT.test(statement.folded)
      )
        return false
      return LUXURY.test(statement.folded)
        ? !NO_LUXURY.test(statement.folded)
        : LUXURY.test(statement.before) || /ceiling|plafond|grenze|limit/.test(statement.folded)
    }),
  L18: furnitureTerms,
  L19: (lease) =>
    statementsThat(lease, said('indexed'), (statement) => {
      const { folded } = statement
      if (NOT_RENT_INDEX.test(folded) || !INDEX.test(folded)) return false
      const isOfSum = PRICE_INDEX.test(folded) && !CHARGES.test(folded) && !DEPOSIT.test(folded)
      if (
        !isOfSum &&
        !RENT.test(folded) &&
        !INDEX_LABEL.test(folded) &&
        !(RENT.test(statement.before) && !CHARGES.test(folded))
      )
        return false
      return !RENOUNCED.test(folded) && affirms(statement, INDEX)
    }),
  L20: increases,
  L45: (lease) => {
    const amounts = lease.terms.amounts.filter(({ purpose }) => purpose === 'service').length
    return statementsThat(lease, said('services_bundled'), (statement) => {
      const { folded } = statement
      if (!affirms(statement, SERVICES) || COMMON_PARTS.test(folded)) return false
      return amounts < 2 && !ITEMISED.test(folded)
    })
  },
  L47: advanceRent,
  L52: (lease) =>
    statementsThat(
      lease,
      said('let_apart'),
      (statement) => ACCESSORY.test(statement.folded) && (affirms(statement, SEPARATE) || isLeftOut(lease, statement)),
    ),
}

const LEFT_OUT =
  /(?:not|ne .{0,12}pas|nicht|net) (?:\w+ ){0,2}(?:gegenstand|objet|subject of|part of|included in|covered by|partie|compris\w*|inclus\w*|teil|bestandteil|enthalten|deel)\b/
const HAS_TO_TAKE = /\d ?(?:€|eur)|(?:€|eur)s? ?\d|\bmust\b|verpflichtet sich|s'engage|\bdoi(?:t|vent)\b|muss|mussen/

/** An accessory that this lease leaves out and the tenant has to pay for all the same. */
function isLeftOut({ text }: LeaseReading, { folded, clause, before }: Statement): boolean {
  if (!LEFT_OUT.test(folded)) return false
  const said = text.statements.filter((other) => other.clause === clause)
  const behind = said.slice(said.findIndex((other) => other.folded === folded && other.before === before) + 1)
  return behind
    .slice(0, 2)
    .some(
      (other) =>
        /vertrag|vereinbarung|contrat|agreement|\brent|\blou|miet|loun|loyer/.test(other.folded) &&
        HAS_TO_TAKE.test(other.folded),
    )
}

function aboveCeiling({ terms, limits, text }: LeaseReading): Evidence[] {
  const share = limits.ceilingShare * 100
  const stated = text.statements.flatMap((statement) =>
    /capital|kapital/.test(statement.folded)
      ? percentsIn(statement.folded)
          .filter(({ value }) => value > share && value <= 50)
          .filter(({ start, end }) => !isDenied(statement.folded, start, end))
          .map(({ value }) => ({
            statement,
            detail: said('capital_share', { percent: value, limit: share }),
          }))
      : [],
  )
  if (stated.length > 0) return stated.slice(0, 1)
  const { capitalEur, rentEur } = terms
  if (capitalEur === null || rentEur === null || capitalEur.value < 20_000) return []
  const yearly = rentEur.value * 12
  if (yearly <= capitalEur.value * limits.ceilingShare) return []
  const percent = Math.round((yearly / capitalEur.value) * 1000) / 10
  return [
    {
      statement: capitalEur.statement,
      detail: said('capital_exceeded', { yearly, percent, capital: capitalEur.value }),
    },
  ]
}

function furnitureTerms({ terms, limits, text }: LeaseReading): Evidence[] {
  const { furnished, furnitureEur, furnitureInvoicesEur } = terms
  const doubled = text.statements.find(({ folded }) => DOUBLED.test(folded))
  if (doubled) return [{ statement: doubled, detail: said('furniture_doubled') }]
  if (furnished === null) return []
  if (furnitureEur === null)
    return text.statements.some(({ folded }) => NO_SUPPLEMENT.test(folded))
      ? []
      : [
          {
            statement: furnished.statement,
            detail: said('furniture_missing'),
          },
        ]
  if (furnitureInvoicesEur === null) {
    const unproved = text.statements.find(
      (statement) => isAbout(statement, FURNITURE) && NO_PROOF.test(statement.folded),
    )
    return unproved ? [{ statement: unproved, detail: said('furniture_missing') }] : []
  }
  const most = furnitureInvoicesEur.value * limits.furnitureShare
  if (furnitureEur.value <= most + 0.01) return []
  return [
    {
      statement: furnitureEur.statement,
      detail: said('furniture_over', {
        amount: furnitureEur.value,
        invoices: furnitureInvoicesEur.value,
        most: Math.round(most * 100) / 100,
      }),
    },
  ]
}

const REVISION_LABEL = /\b(?:revision|augmentation|adaptation|erhohung|anpassung|increase|review|upassung)\s*:/
const LATE_OR_DEPOSIT =
  /agence|makler|\bagent|agency|courtage|retard|verzug|\blate\b|verspat|verspeid|impaye|entame|garantie|kaution|deposit|indemnit|strafe|penal/

function increases({ text, limits }: LeaseReading): Evidence[] {
  const most = limits.adaptationShare * 100
  const years = limits.adaptationYears
  return text.statements.flatMap((statement): Evidence[] => {
    const { folded } = statement
    if (LATE_OR_DEPOSIT.test(folded) || DEPOSIT.test(statement.before)) return []
    if (!(isAbout(statement, RENT) || REVISION_LABEL.test(folded)) || !INCREASE.test(folded)) return []
    if (!RENT.test(folded) && CHARGES.test(folded)) return []
    const tooMuch = percentsIn(folded).find(({ value }) => value > most && value <= 100)
    if (tooMuch && !isDenied(folded, tooMuch.start, tooMuch.end))
      return [{ statement, detail: said('increase_percent', { percent: tooMuch.value, limit: most }) }]
    if (stepsTooSoon(folded, years)) return [{ statement, detail: said('increase_often', { years }) }]
    const soon = SOON.exec(folded)
    const wait = soon && durationsIn(soon[1]!)[0]
    if (
      wait &&
      wait.value < years * 12 &&
      wait.value >= 3 &&
      RENT.test(folded) &&
      !isDenied(folded, soon.index, soon.index + 4)
    )
      return [{ statement, detail: said('increase_soon', { months: Math.round(wait.value), years }) }]
    const frequent = everyMatch(FREQUENT, folded).some(({ index, 0: found }) => {
      if (isDenied(folded, index, index + found.length)) return false
      const near = folded.slice(Math.max(0, index - 70), index + found.length + 45)
      if (concernsCharges(folded.slice(0, index))) return false
      return RENT.test(folded) ? INCREASE.test(near) || INCREASE.test(folded.slice(0, 160)) : INCREASE.test(near)
    })
    const isLimited = LIMITING.test(folded) && hasYears(folded, years)
    if (frequent && !isLimited && !LEGAL_REFERENCE.test(folded) && !isStatementOfCharges(folded))
      return [{ statement, detail: said('increase_often', { years }) }]
    return []
  })
}

/** Rents that are set in advance, at days less than the wait apart: `steigt zum 1. Juli 2027 auf … und zum 1. Juli 2028 auf …`. */
function stepsTooSoon(folded: string, years: number): boolean {
  if (!RENT.test(folded) || moneyIn(folded).length < 2) return false
  const days = datesIn(folded).map((day) => Date.parse(day))
  return days.some(
    (day, index) => index > 0 && day > days[index - 1]! && day - days[index - 1]! < years * YEAR_MS - WEEK_MS,
  )
}

const WEEK_MS = 7 * DAY_MS
const YEAR_MS = 365 * DAY_MS

/** Whether charges were spoken of last, and not the rent. */
function concernsCharges(ahead: string): boolean {
  const plain = ahead.replace(new RegExp(WITHOUT_CHARGES.source, 'g'), ' ')
  const charges = everyMatch(CHARGES, plain).at(-1)?.index ?? -1
  return charges > (everyMatch(RENT, plain).at(-1)?.index ?? -1)
}

/** The wait before an increase: `nach zwölf Monaten`, `after the first year`. */
const SOON = /\b(?:apres|au bout de|nach|after|no|passe)\b (?:la |les |the |den |dem |de |ersten |first )*(.{0,24})/

function hasYears(folded: string, years: number): boolean {
  return durationsIn(folded).some(({ value }) => value >= years * 12)
}

function isStatementOfCharges(folded: string): boolean {
  return !RENT.test(folded) && CHARGES.test(folded)
}

function advanceRent({ text }: LeaseReading): Evidence[] {
  return text.statements.flatMap((statement): Evidence[] => {
    const { folded } = statement
    if (POSTDATED.test(folded) && !isDenied(folded, folded.search(POSTDATED), folded.search(POSTDATED) + 8))
      return [{ statement, detail: said('postdated') }]
    const isAtSigning = AT_SIGNING.test(folded) && /suivant|prochain|following|next|nachst|folgend/.test(folded)
    const count = Math.max(0, ...rentCounts(folded))
    if (isAtSigning && count > 1.1 && PAY.test(folded) && affirms(statement, AT_SIGNING))
      return [{ statement, detail: said('rent_in_advance', { months: count }) }]
    const isOfRent = isAbout(statement, RENT) || PAYMENT_LABEL.test(folded)
    if (NOTICE.test(folded) || !isOfRent || (DEPOSIT.test(folded) && !ADVANCE.test(folded))) return []
    const period = LONG_PERIOD.exec(folded)
    if (
      period !== null &&
      (RENT.test(folded) || PAYMENT_LABEL.test(folded)) &&
      PAY.test(folded) &&
      !INCREASE.test(folded) &&
      !CHARGES.test(folded.slice(Math.max(0, period.index - 60), period.index + 60))
    )
      if (
        !isDenied(folded, period.index, period.index + period[0].length) &&
        !/ceiling|plafond|capital|kapital|grenze|hochst/.test(folded)
      )
        return [{ statement, detail: said('rent_long_period') }]
    if (ALL_AT_ONCE.test(folded) && RENT.test(folded) && PAY.test(folded) && coversMonths(folded))
      return [{ statement, detail: said('rent_long_period') }]
    if (!ADVANCE.test(folded) || !RENT.test(folded)) return []
    const months = Math.max(0, ...durationsIn(folded).map(({ value }) => value), ...rentCounts(folded))
    if (months <= 1.1 || !affirms(statement, ADVANCE)) return []
    return [{ statement, detail: said('rent_in_advance', { months: Math.round(months) }) }]
  })
}

/** `les six premières mensualités`, `die Miete für das erste Jahr`. */
function coversMonths(folded: string): boolean {
  return (
    /(?:erste|ganze|premiere|whole|first|entiere|eischt)\w* (?:halb)?(?:jahr|annee|year|joer)|l'annee/.test(folded) ||
    [...durationsIn(folded).map(({ value }) => value), ...rentCounts(folded)].some(
      (months) => months > 1.1 && months <= 36,
    )
  )
}

function rentCounts(folded: string): number[] {
  return everyMatch(
    /(?<![\p{L}\p{N}])(\d{1,2}|zwei|drei|vier|funf|sechs|zwolf|deux|trois|quatre|cinq|six|douze|two|three|four|five|twelve) (?:(?:premier|ersten|first|prochain|nachsten|next)\w* )?(?:monats)?(?:mieten?|mensualites|rents|loyers)\b|(\d{1,2}) loyers\b/u,
    folded,
  ).map((match) => Number(match[1] ?? match[2]) || (numberInWords(match[1] ?? '') ?? 0))
}

/** Whether the rent follows an index: true, or false where the lease rules it out. */
export function indexationTerm({ text }: LeaseReading): Term<boolean> | null {
  const about = text.statements.filter(
    (statement) => INDEX.test(statement.folded) && isAbout(statement, RENT) && !NOT_RENT_INDEX.test(statement.folded),
  )
  const affirmed = about.find((statement) => affirms(statement, INDEX))
  if (affirmed) return { value: true, statement: affirmed }
  return about[0] ? { value: false, statement: about[0] } : null
}
