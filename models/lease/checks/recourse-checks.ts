import { oneOf, pattern } from '../../language/words/lines.ts'
import { actorsIn, subjectOf } from '../text/actors.ts'
import { isDepositReturn } from './deposit-checks.ts'
import type { Detectors, Evidence, LeaseReading } from './evidence.ts'
import { affirms, isAbout, said, statementsThat } from './evidence.ts'
import type { Statement } from '../text/lease-text.ts'
import { isDenied, segmentsOf } from '../text/polarity.ts'
import { moneyIn, percentsIn } from '../../language/quantities.ts'
import { DEPOSIT, everyMatch, TENANT, words } from '../text/words.ts'

const LATE = words(
  String.raw`retards?\b|impaye\w*|defaut de (?:paiement|reglement)|non[- ]?paiement|tardi\w+|pas paye\w*|arrieres?`,
  String.raw`\w*verzug\w*|verspat\w*|saumig\w*|ruckstand\w*|nicht (?:rechtzeitig|punktlich|fristgerecht)|mahn\w*|nichtzahlung|ausstehend\w*`,
  String.raw`late\b|overdue|arrears|default\w*|unpaid|non-?payment|delay\w*|not paid|outstanding`,
  String.raw`verspe?idung\w*|verspeit\w*|ze speit\w*|ze speid\w*|retard|reckstand|strofz\w*|net bezuelt|onbezuelt|net bezilt|verzuch`,
)
const LEGAL_RATE = pattern(String.raw`
      (?:taux|interets?) (?:d'interet )?(?:legal|legaux)|taux d'interet legal|gesetzlich\w* (?:\w+ )?(?:zins|hohe|verzugszins)
      verzugszinsen in gesetzlicher|(?:legal|statutory) (?:rate|interest)|gesetzlech\w* (?:zins|taux)
    `)
const FEE_FOR_LATE = words(
  oneOf(String.raw`
      penalit\w+|frais (?:de (?:rappel|relance|retard|mise en demeure)|administratifs)|amende|indemnite forfaitaire|forfait\w*|astreinte|majoration
      interets?
    `),
  String.raw`mahn\w+|gebuhr\w*|saumnis\w*|strafe\w*|vertragsstrafe|strafzins\w*|pauschale|zinsen?|verzugszins\w*|zuschlag`,
  String.raw`late (?:payment )?fees?|fees?\b|penalty|penalties|charges?\b|surcharge|fine\b|interest|reminders?`,
  String.raw`strof\w*|mahngebuhr\w*|fraise?n?\b|zensen|zinsen|strofzensen|rappelsfraise?n?`,
)
const PER_PERIOD = pattern(String.raw`
      (?:par|pro|je|per|a|each|every|every|de|d'|all|chaque|jedem?|jeden|jede[rs]?|am|den|pro|entame|angefangen\w*|ugefaang\w*
      started)\s?(?:\w+ )?(?:mois|monat|month|mount|jour|tag|day|semaine|woche|week|dag|woch)\b
      mensuel|monatlich|monthly|journalier|taglich|daily|hebdomadaire|wochentlich|weekly|meintlech|deeglech
    `)
const PER_YEAR = /(?:par|l'|pro|per|a|im|d') ?(?:an\b|annee|jahr|annum|year|joer)|annuel|jahrlich|p\. ?a\.|yearly/
const MOST_PERCENT_MONTH = 1
const CUT_OFF = words(
  String.raw`coup\w+|interromp\w+|suspend\w+|priv\w+|changer? (?:les |la )?serrures?`,
  oneOf(String.raw`
      abstell\w*|abzustell\w*|absperr\w*|abschalt\w*|sperren|unterbrech\w*|kappen|(?:schloss|schlosser)\b.{0,20}(?:austausch|wechsel)\w*|abgestellt
      abdreh\w*
    `),
  String.raw`cut(?:ting)?(?: off)?|disconnect\w*|shut off|turn off|suspend\w*|interrupt\w*|change the locks?|switch off`,
  String.raw`ofschalt\w*|ofdrei\w*|ofstell\w*|ofgeschalt|coupeier\w*|ofspar\w*|schlass .{0,20}(?:wiess|wessel|auswiess)\w*`,
)
const SUPPLY = words(
  String.raw`eau\b|l'eau|electricite|l'electricite|chauffage|gaz\b|courant|fournitures?|internet|serrures?`,
  String.raw`strom\w*|wasser\w*|heizung\w*|gas\b|versorgung|schloss\w*`,
  String.raw`water|electricity|power|heating|gas\b|supply|supplies|utilities|locks?`,
  String.raw`waasser|stroum|heizung|gas\b|schlass`,
)
const WAIVE = words(
  oneOf(String.raw`
      renonc\w+|s'interdi\w+ (?:de |d'|tout|formellement )
      (?:ne (?:pourra|pourront|peut|peuvent|saurait)|s'engage\w* (?:[\w']+ ){0,5}a ne(?: pas| jamais| point)?|n'a (?:pas|aucun) (?:le )?(?:droit
      recours)) .{0,40}(?:contest|saisir|recour|agir|sollicit|reclam|demand|invoqu|exig|attaqu|se prevaloir|pretendre)\w*
      aucun recours|sans (?:aucun )?(?:recours|contestation possible)|abandonn\w+ tout|abdiqu\w*|exclu\w* tout recours
    `),
  oneOf(String.raw`
      verzicht\w*|(?:kein|ohne) (?:rechts(?:weg|mittel|behelf)\w*|klagerecht)|darf .{0,50}nicht (?:anfecht|klag|bestreit|anruf|mindern|gelten)\w*
      kann .{0,60}(?:nicht .{0,50}(?:anfecht|bestreit|klag|geltend|anruf|wend)|keine (?:minderung|herabsetzung|anspruche))\w*
      rechtsweg (?:\w+ )?ausgeschlossen|ausschluss des rechtswegs|\w*(?:minderung|anfechtung|klage)\w* (?:\w+ ){0,3}(?:ausgeschlossen|nicht moglich)
    `),
  oneOf(String.raw`
      waiv\w+
      (?:agrees?|undertakes?|promises?) (?:not|never) to (?:\w+ )?(?:contest|challenge|dispute|apply|refer|sue|claim|bring|seek|request|appeal|go to)
      (?:may|shall|can|will|must) ?not (?:\w+ )?(?:contest|challenge|dispute|apply|refer|sue|claim|bring|seek|request|object|appeal|withhold|go to
      complain|take (?:\w+ ){0,3}to court)
      no (?:recourse|right of appeal|right to (?:challenge|contest|appeal|reduce|claim))
      gives? up (?:any|all|the|his|her|their) (?:right|claim|recourse)|forgo\w*|forfeits? (?:any|the|his|her) right|relinquish\w*|without recourse
      renounc\w+
    `),
  oneOf(String.raw`
      verzicht\w*|verzich\w* op|keen recours|keng recours\w*|gett .{0,20}recht\w* .{0,60}\bop\b
      d(?:a|ae|e)rf .{0,60}net (?:uruff|bei d'|viru|virun|kloen|contest\w*|reklam\w*)|renonc\w*|kann .{0,40}net (?:kloen|contesteier\w*|reklameier\w*)
    `),
)
const RIGHTS = words(
  oneOf(String.raw`
      recours|droits?\b|reduction|diminution|baisse|commission|tribuna\w*|justice|juridiction\w*|juge\b|contest\w*|reclam\w*|action\b|loyer
      garantie legale|protection|loi\b|exception
    `),
  oneOf(String.raw`
      recht\w*|gericht\w*|klag\w*|minderung\w*|mietminderung|mietkommission|kommission|einwend\w*|anspruch\w*|rechtsweg|uberpruf\w*|miete\b
      herabsetzung|anfecht\w*|gesetz\w*
    `),
  String.raw`rights?\b|recourse|claims?\b|courts?\b|commission|reduction|challenge|contest|dispute|appeal|remed\w+|action|rent\b|legal|statutory|protection`,
  String.raw`recht\w*|recours|geriicht|geriichter|kloen|kommissioun|loyerskommissioun|reduktioun|reklam\w*|loyer|gesetz\w*|riichter|contest\w*`,
)
const PREEMPTION = /preemption|vorkaufsrecht|first refusal|pre-?emption|virkaf(?:s|f)?recht\w*|virkaafsrecht/
const HARMLESS_WAIVER =
  /double des cles|zweitschlussel|spare key|solidarite|benefice de (?:discussion|division)|einrede der vorausklage/
const FOREIGN_LAW = words(
  oneOf(String.raw`
      (?:droit|loi|lois|legislation|code civil) (?:\w+ )?(?:francais|belge|allemand|anglais|suisse|neerlandais|italien|portugais|espagnol|etranger)\w*
      regi par (?:le droit|la loi) (?:francais|belge|allemand|anglais)\w*
    `),
  oneOf(String.raw`
      (?:deutsch|franzosisch|belgisch|englisch|schweizer|osterreichisch|niederlandisch|auslandisch)\w* (?:miet)?(?:recht|gesetz|zivilrecht)\w*
      recht (?:der bundesrepublik|frankreichs|belgiens|deutschlands)|bgb\b
    `),
  oneOf(String.raw`
      (?:english|french|german|belgian|swiss|dutch|irish|foreign|american|scottish) law
      laws? of (?:england|france|germany|belgium|switzerland|the netherlands|ireland|scotland|portugal|delaware|the united)\w*
    `),
  String.raw`(?:franseisch|daitsch|belsch|englesch|schwaizer|friemt)\w* (?:recht|gesetz)\w*`,
)
const FORUM = words(
  String.raw`tribuna(?:l|ux)\b|juridictions?|cours? (?:de|d')|competence|competents?|for\b`,
  String.raw`gerichtsstand|gerichte?\b|zustandig\w*|amtsgericht|landgericht`,
  String.raw`courts?\b|jurisdiction|venue|forum`,
  String.raw`geriicht\w*|geriichtsstand|zoustanneg\w*`,
)
const FOREIGN_PLACE = pattern(String.raw`
      \b(?:metz|nancy|thionville|longwy|briey|sarreguemines|paris|lyon|strasbourg|strassburg|lille|arlon|liege|luttich|bastogne|marche-en-famenne
      namur|bruxelles|brussels|brussel|anvers|treves|trier|saarbruck\w*|sarrebruck|saarlouis|merzig|bitburg|koln|cologne|coblence|koblenz|frankfurt
      francfort|berlin|munchen|munich|hamburg|london|londres|dublin|geneve|geneva|zurich|amsterdam|lisbon\w*|france|francaise?s?|allemagne|belgique
      germany|deutschland|belgium|belgien|frankreich|england|suisse|switzerland|portugal|etranger\w*|abroad)\b
    `)
const LUXEMBOURG_PLACE = /luxembo|luxembu|letzebu|esch|diekirch|dikrech|diekirch/
const ARBITRATION = words(
  String.raw`arbitra\w*|arbitres?\b|clause compromissoire`,
  String.raw`schiedsgericht\w*|schiedsverfahren|schiedsrichter\w*|schiedsklausel`,
  String.raw`arbitrat\w*`,
  String.raw`arbitrage|schiedsgeriicht\w*|schiidsgeriicht\w*`,
)
const INSURANCE = /assur|versicher|insur|versecher/
const IMPOSED_INSURER = pattern(
  String.raw`
      aupres de (?:la )?(?:compagnie|societe|l'assureur)|chez l'assureur|designe par le (?:bailleur|proprietaire)|a l'exclusion de tout autre assureur
      choisi\w* par le (?:bailleur|proprietaire)|bei der (?:gesellschaft|versicherung \p{L}+)|vom vermieter (?:benannt|bestimmt|gewahlt)
      with the insurer|insurer (?:chosen|named|designated|appointed) by the (?:landlord|lessor)|bei der (?:compagnie|versecherung)|landlord's insurer
    `,
  'u',
)
const INSURES_BUILDING = pattern(String.raw`
      (?:locataire|preneur\w*|mieter(?:in)?|tenant|lessee)\b.{0,60}(?:assur\w+|versicher\w*|insur\w+|versecher\w*).{0,30}(?:l'immeuble|le batiment
      la maison|gebaude|building|gebai)
    `)
const BLANK = pattern(String.raw`
      _{3,}|\.{6,}|…{2,}|\[ ?(?:…|\.{2,}|a completer|to be completed|date|montant|nom|name|betrag|datum|x+) ?\]|a completer|auszufullen
      noch einzutragen|to be (?:completed|filled|confirmed)|ze kompleteieren|nach ze bestemmen|\bxx+ ?(?:€|eur)
    `)
const SIGNATURE_LINE =
  /signature|unterschrift|signed|signe|ennerschr|lu et approuve|read and approved|gelesen und genehmigt/
const PREVAILING =
  /(?:version|fassung|text|langue|sprache|versioun).{0,40}(?:fait foi|prevau?t|prevail|massgeb|massgeblich|gilt|zahlt|verbindlich|gellt)/
const BY_MAIL_ONLY = words(
  String.raw`(?:par|via) (?:e-?mail|courriel|sms|simple (?:lettre|courrier|e-?mail)|whatsapp|courrier (?:simple|ordinaire|electronique))`,
  String.raw`per (?:e-?mail|sms|whatsapp|einfachem brief)|in textform`,
  String.raw`by (?:e-?mail|text(?: message)?|sms|whatsapp|ordinary (?:mail|letter))`,
  String.raw`per (?:e-?mail|sms|whatsapp)`,
)
const NOTICE = /resili|conge|preavis|denonc|kundig|notice|terminat|kenneg|mitteilung|communication/
const SALE =
  /vente|vendu|acquereur|verkauf|verkaaf|verkaf|sale\b|sold|purchaser|buyer|new owner|nouveau proprietaire|neie (?:besetzer|proprietar)|erwerber/
const BUYER_FREED = pattern(String.raw`
      (?:n'est pas|ne (?:sera|repond|doit)|non tenu|not (?:be )?(?:liable|bound|responsible|obliged)|haftet nicht|nicht (?:verpflichtet
      verantwortlich)|is released|net (?:verantwortlech|verflicht))
    `)

/** Checks of remedies, penalties, courts and what is left of the paper. */
export const RECOURSE_CHECKS: Detectors = {
  L38: latePenalty,
  L39: (lease) => statementsThat(lease, said('rights_waived'), waivesRights),
  L40: (lease) =>
    statementsThat(
      lease,
      said('insurer_imposed'),
      (statement) =>
        INSURANCE.test(statement.folded) &&
        (IMPOSED_INSURER.test(statement.folded) || INSURES_BUILDING.test(statement.folded)) &&
        !/au choix|de son choix|of (?:his|her|their) choice|seiner wahl|libre/.test(statement.folded),
    ),
  L46: (lease) =>
    statementsThat(
      lease,
      said('preemption_waived'),
      ({ folded }) =>
        PREEMPTION.test(folded) &&
        /renonc|verzicht|waiv|exclu(?!si|di)|ausgeschlossen|aucun|kein|no right|net|pas de/.test(folded),
    ),
  L50: (lease) => statementsThat(lease, said('foreign_forum'), foreignForum),
  L51: blanks,
  L53: (lease) =>
    statementsThat(
      lease,
      said('notice_by_mail'),
      (statement) =>
        NOTICE.test(statement.folded) &&
        affirms(statement, BY_MAIL_ONLY) &&
        !/recommand|einschreib|registered|ageschriwwen/.test(statement.folded),
    ),
  L54: (lease) =>
    statementsThat(
      lease,
      said('buyer_freed'),
      (statement) => isAbout(statement, DEPOSIT) && SALE.test(statement.folded) && BUYER_FREED.test(statement.folded),
    ),
}

function latePenalty({ text }: LeaseReading): Evidence[] {
  return text.statements.flatMap((statement): Evidence[] => {
    const { folded } = statement
    if (
      isDepositReturn(statement) ||
      (DEPOSIT.test(statement.before) && !TENANT.test(folded)) ||
      /(?:decompte|retard).{0,40}(?:du bailleur|par le bailleur)|late (?:return|repayment)/.test(folded)
    )
      return []
    if (
      affirms(statement, CUT_OFF) &&
      SUPPLY.test(folded) &&
      (LANDLORD_ACTS.test(folded) || LATE.test(folded)) &&
      !/ne (?:peut|pourra)|may not|darf .{0,30}nicht|d[ae]rf net/.test(folded)
    )
      return [{ statement, detail: said('supplies_cut') }]
    if (!LATE.test(folded) && !(LATE.test(statement.before) && PER_PERIOD.test(folded))) return []
    const percent = percentsIn(folded).find(
      ({ value, start, end }) =>
        !isDenied(folded, start, end) && isExcessive(folded.slice(end, end + 60), value, folded),
    )
    if (percent) return [{ statement, detail: said('late_percent', { percent: percent.value }) }]
    const fee = everyMatch(FEE_FOR_LATE, folded).some(
      ({ index, 0: found }) => !isDenied(folded, index, index + found.length),
    )
    const perPeriod =
      moneyIn(folded).some(({ end }) => PER_PERIOD.test(folded.slice(end, end + 30))) ||
      (moneyIn(folded).length > 0 &&
        /(?:chaque|jeder|each|every|all|jiddwer|par|pro|per) (?:jour|tag|day|dag|semaine|woche|week)/.test(folded))
    if (perPeriod && !LEGAL_RATE.test(folded)) return [{ statement, detail: said('late_per_period') }]
    if (fee && moneyIn(folded).length > 0 && !LEGAL_RATE.test(folded)) return [{ statement, detail: said('late_fee') }]
    return []
  })
}

const LANDLORD_ACTS = /bailleur|proprietaire|vermieter|landlord|lessor|owner|proprietar/

function isExcessive(after: string, percent: number, folded: string): boolean {
  if (PER_PERIOD.test(after.slice(0, 45)))
    return /mois|monat|month|mount|meint|mensuel/.test(after) &&
      !/jour|tag\b|day|semaine|woche|week|dag/.test(after.slice(0, 30))
      ? percent > MOST_PERCENT_MONTH
      : true
  if (PER_YEAR.test(after.slice(0, 45))) return percent > MOST_PERCENT_MONTH * 12
  if (PER_PERIOD.test(folded)) return percent > MOST_PERCENT_MONTH
  return percent > (LEGAL_RATE.test(folded) ? 100 : 8)
}

/** `verzichtet auf keine Rechte` */
const WAIVES_NOTHING = /^\s*(?:op|auf|a)?\s*(?:keng|kein\w*|aucun\w*|no|none)\b/

function waivesRights(statement: Statement): boolean {
  const { folded } = statement
  if (HARMLESS_WAIVER.test(folded) || (PREEMPTION.test(folded) && !/recours|gericht|court/.test(folded))) return false
  if (subjectOf(folded) === 'landlord' && !/^.{0,40}(?:bailleur|vermieter|landlord) .{0,30}(?:et|und|and)/.test(folded))
    return false
  return everyMatch(WAIVE, folded).some(({ index, 0: found }) => {
    const segment = segmentsOf(folded).find((part) => part.includes(found.slice(0, 12))) ?? folded
    if (WAIVES_NOTHING.test(folded.slice(index + found.length))) return false
    const before = folded.slice(Math.max(0, index - 60), index)
    if (
      /\b(?:aucune?|pas|ne|nicht|kein\w*|not|no|net|keng|nothing|rien)\s+(?:\p{L}+ ){0,3}$/u.test(before) &&
      /^(?:renonc|waiv|verzicht)/.test(found)
    )
      return false
    if (
      /ne renonc|n'(?:entraine|emporte|implique) (?:pas|aucune) renonc|does not waive|verzichtet nicht|verzicht net/.test(
        folded,
      )
    )
      return false
    if (
      /^(?:ne |n'|darf|kann|may|shall|can|will|must|d[ae]rf|s'engage)/.test(found) &&
      !isSaidOfTenant(folded, statement.before, index)
    )
      return false
    // A waiver may stand after what is waived: `Auf Einwände gegen die Miete … verzichtet der Mieter`.
    const scope = `${folded.slice(Math.max(0, index - 160), index)} ${segment} ${folded.slice(index, index + 140)}`
    return (
      RIGHTS.test(scope) &&
      (TENANT.test(folded) ||
        TENANT.test(statement.before) ||
        /parties|parteien|partei/.test(folded) ||
        /ausgeschlossen|exclu(?!si|di)|rechtsweg|aucun recours|no recourse/.test(found)) &&
      !/indexation|animaux|sous-lou|fumer|smok|travaux|modifi|alter|works|umbau/.test(found)
    )
  })
}

/** Whether who may not do something is the tenant: the last one named before, or a pronoun. */
function isSaidOfTenant(folded: string, before: string, index: number): boolean {
  const ahead = folded.slice(0, index)
  const last = actorsIn(ahead).at(-1)?.actor
  if (last !== undefined) return last === 'tenant'
  return (
    /\b(?:il|elle|ils|elles|er|sie|he|she|they|hien|hatt|si|parties|parteien)\s*$/.test(ahead) &&
    subjectOf(before) !== 'landlord'
  )
}

const COURT_OF = pattern(String.raw`
      (?:tribunal|tribunaux|courts?|gerichtsstand(?: ist)?|gerichte?|geriicht) (?:d'arrondissement |de premiere instance |judiciaire |ist |of |de |d'
      von |in |zu |vun )+(?!la\b|l'|lieu|paix|justice|competent|the\b|dem|der|commerce|droit)([a-z-]{4,})
    `)

function foreignForum(statement: Statement): boolean {
  const { folded } = statement
  if (affirms(statement, FOREIGN_LAW)) return true
  if (affirms(statement, ARBITRATION)) return true
  if (
    !FORUM.test(folded) ||
    (/\bfor (?:the|his|her|all|any|each|personal)\b/.test(folded) && !/court|tribunal|gericht|jurisd/.test(folded))
  )
    return false
  const place = FOREIGN_PLACE.exec(folded)
  if (place !== null && !isDenied(folded, place.index, place.index + place[0].length))
    return (
      /tribuna|juridic|gericht|court|competen|geriicht|jurisd|zustandig/.test(folded) &&
      !/ne (?:sont|est) pas/.test(folded)
    )
  const named = COURT_OF.exec(folded)
  return (
    named !== null &&
    !LUXEMBOURG_PLACE.test(named[0]) &&
    /^(?:[a-z-]+)$/.test(named[1]!) &&
    !/situation|bien|arrondissement|competence|paix|peace|frieden|jurisdiction|first|local|ressort|wohnsitz|domicile|premises|property/.test(
      named[1]!,
    )
  )
}

function blanks({ text }: LeaseReading): Evidence[] {
  const last = text.statements.length - 5
  return text.statements.flatMap((statement, index): Evidence[] => {
    const { folded } = statement
    if (PREVAILING.test(folded)) return []
    const isSignature = SIGNATURE_LINE.test(folded) || (index >= last && !/[a-z]{3}.*_{3,}.*[a-z]{3}/.test(folded))
    return BLANK.test(folded) && !isSignature ? [{ statement, detail: said('blank') }] : []
  })
}
