import { oneOf, pattern } from '../../language/words/lines.ts'
import type { Actor } from '../text/actors.ts'
import { subjectOf } from '../text/actors.ts'
import type { Detectors, Evidence, LeaseReading } from './evidence.ts'
import { affirms, said } from './evidence.ts'
import type { Term } from '../terms/lease-terms.ts'
import type { Statement } from '../text/lease-text.ts'
import { isDenied, segmentsOf } from '../text/polarity.ts'
import { toTenths } from '../text/quantities.ts'
import { durationsIn } from '../../language/quantities.ts'
import { everyMatch, LEASE, words } from '../text/words.ts'

const END = words(
  oneOf(String.raw`
      resili\w+|(?:met|mettre|mis) (?:un terme|fin)|faire cesser|extinction|prend\w* fin|denonc\w+|donn\w+ conge|conge\b|cess\w+|rompu\w*|rompre
      rend\w* (?:les|ses|leurs) cles|restitu\w* (?:les|ses|leurs) cles
      (?:quitter|liberer|vider|evacuer) (?:les lieux|le logement|l'appartement|la maison|le studio)|terme au (?:bail|contrat)|expir\w+|se termine\w*
      eteint|(?:doit|devra|doivent) (?:etre )?(?:vide|libre|partir|rendre|restitue)\w*
    `),
  oneOf(String.raw`
      \w*kundig\w*|gekundigt|beend\w*|endet|enden|erlisch\w*|raumen|auszuziehen|ausziehen|verlassen|auflos\w*|aufgelost|ausser kraft|herauszugeben
      herausgeben|zuruckzugeben|schlussel .{0,25}(?:abzugeben|abgeben|zuruckgeben|zuruck)
    `),
  oneOf(String.raw`
      terminat\w+|ends?\b|ended|ending|end the|come to an end|comes to an end|cease\w*|vacate\w*|leave\b|move out|give notice|cancel\w*|notice to quit
      expire\w*|break the lease|move out|(?:hand|give|return)\w* (?:back |in )?(?:the|his|her|their) keys
    `),
  oneOf(String.raw`
      kenneg\w*|gekennegt|eriwwer|op en enn|opheier\w*|ophiew\w*|opleis\w*|halt .{0,25}op\b|opgel\w+|raumen|opgehuewen|geet .{0,30}op en enn
      leeft .{0,20}of\b|erausgoen|auszeien|erauszei\w*|muss .{0,50}\beraus\b|schlesselen? .{0,25}(?:of|zer?eck)\w*
    `),
)
const ANY_TIME = words(
  oneOf(String.raw`
      a tout moment|en tout temps|a n'importe quel moment
      sans (?:avoir a |etre tenu d[e'] ?)?(?:se |enoncer (?:de |sa |une )?)?(?:cause|motif|justif|indiquer|donner|raison|devoir)\w*
      pour (?:tout|n'importe quel)\w* (?:motif|raison)|discretion\w*|librement|quand (?:bon|il) |a sa (?:seule )?convenance|ad nutum
    `),
  oneOf(String.raw`
      jederzeit|ohne (?:dass |hierfur |dafur |irgend)?(?:angabe|nennung|vorliegen|jeden|besonderen|einen)?\s?(?:von |eines )?(?:grund\w*|begrundung)
      grundlos|ohne (?:[a-z]+ ){0,2}grund\w*|grund\w* (?:nicht|ist nicht|sind nicht) (?:erforderlich|notig)
      nach (?:freiem |seinem )?(?:belieben|ermessen)|ohne begrundung
    `),
  oneOf(String.raw`
      at any (?:time|moment)|without (?:cause|reason|giving|stating|any reason|justification|having to)|for any reason|no reason
      at (?:its|his|her|their|will|the landlord's) (?:sole )?(?:discretion|convenience|will)?|at will
      when(?:ever)? (?:we|he|she|it|they|(?:the )?(?:landlord|lessor|owner)) (?:sees?|wish|wants?|likes?|choose|please|decide)\w*
    `),
  String.raw`zu (?:all|jiddwer) (?:moment|zait)|jidderzait|emmer|ouni (?:grond|motiv|begrenn\w*|e grond|ee grond|ugab\w*)`,
)
const SALE = words(
  oneOf(String.raw`
      vente\b|vendu\w*|vendre|vend\b|alienation|cession de (?:l'immeuble|la propriete|l'appartement|la maison)|chang\w+ de (?:proprietaire|mains?)
      acquereur|acheteur|mutation de propriete|aliene\w*|nouveau proprietaire
    `),
  String.raw`verkauf\w*|verkauft|veraussert|verausserung\w*|eigentumerwechsel|besitzerwechsel|eigentumsubergang|erwerber\w*|kaufer\w*`,
  String.raw`sale\b|sold|sells?\b|selling|transfer of (?:ownership|title)|change of owner\w*|changes? hands|purchaser|buyer|dispos\w+ of`,
  String.raw`verkaf\w*|verkaaf\w*|verkaaft|verkeef\w*|acheteur|neie (?:besetzer|proprietar)`,
)
const SALE_HARMLESS = pattern(String.raw`
      \bvisites?\b|besichtigung|viewings?\b|pas un motif|n'est pas|kein\w* (?:kundigungs)?grund|not (?:such )?a (?:ground|reason)|n'entrain|n'affect
      ne met pas fin|continue|se poursuit|bleibt|fortgesetzt|intact|succed\w+|inchange|unaffected|unchanged|maintenu|opposable|bleift
      lasst .{0,40}unverandert|geht .{0,30}uber|kee (?:grond|motiv)|weider|remains|survives|unberuhrt|kauf bricht|tenu de respecter|bound by
      tritt .{0,40}ein|preemption|vorkauf|pre-emption|refusal
    `)
const LEGAL_GROUNDS = pattern(String.raw`
      (?:que|uniquement|seulement|exclusivement|nur|ausschliesslich|lediglich|only|solely|nemmen?|just)\b.{0,90}(?:loi|legal|motif|cas|besoin|grave
      gesetz|grund|gronn|grenn|eigenbedarf|ground|law|statut|personal|grond)
      dans les cas (?:prevus|admis)|conformement (?:a la loi|a l'article|aux articles)|aus den (?:gesetzlich|im gesetz)|gemass (?:dem )?gesetz
      as provided by law|grounds? (?:provided|set out|laid down)|motifs? (?:legal|legaux|prevu|grave)|serious (?:and legitimate )?(?:ground|reason)
      no legal (?:notice )?prevu
    `)
const PERSONAL_NEED = words(
  oneOf(String.raw`
      besoins? personnels?|(?:a )?besoin d(?:u|e la|es) (?:logement|lieux|maison|appartement|chambre)|occupation par (?:elle|lui|le bailleur)
      (?:usage|occupation|habitation|convenance) personnel\w*|pour (?:lui|elle)-meme
      reprendre (?:le logement|les lieux|l'appartement|la maison|possession)|reprise (?:du logement|des lieux|personnelle)|occuper (?:lui|elle)-meme
      pour (?:s'y |y )?(?:loger|habiter|installer|vivre)|pour (?:un|son|sa|ses|mon|ma|mes|notre|nos) (?:proche|enfant|fils|fille|parent|famille|usage)
    `),
  oneOf(String.raw`
      eigenbedarf\w*|(?:benotig|brauch)\w* .{0,50}(?:wohnung|haus|zimmer|raume)\b|eigennutzung
      selbst (?:\w+ )?(?:nutz|bewohn|bezieh|gebrauch|einzieh|einzuzieh|wohn|benotig|brauch)\w*|selbstnutzung|eigengebrauch
      fur (?:sich|seine[nr]?|ihre[nr]?|meine[nr]?|unsere[nr]?) (?:selbst|familie|angehorig\w*|sohn\w*|tochter|kind\w*|eltern|mutter|vater|bruder|schwester)
      eigene[nmr]? bedarf
    `),
  oneOf(String.raw`
      personal (?:need|use|occupation)|own (?:use|occupation|need)|(?:family|owner['’]s) use|take (?:\w+ )?back|recover (?:the|possession)
      live (?:there|in it) (?:himself|herself|themselves)
      for (?:himself|herself|itself|themselves|a relative|family|a family member|(?:his|her|its|their) (?:\w+['’]?s? )?(?:family|relatives?|director
      children|son|daughter))
      (?:need|require)s? the (?:house|flat|dwelling|premises|room|home|apartment)|move in (?:himself|herself|themselves)
    `),
  oneOf(String.raw`
      perseinlech\w* (?:besoin|gebrauch|zweck)\w*|eegebedarf|eegenbedarf|fir sech selwer|selwer .{0,35}\b(?:well|wunn\w*|anzei\w*|plenner\w*|plennt)\b
      fir (?:sai|hire|mai|eis|seng|hir|meng) (?:jong|duechter|kanner|elteren|mamm|papp)|selwer (?:brauch|benotz|beneideg|bewunn|dran|anzei|wunn)\w*
      fir (?:seng|hir) famill\w*
    `),
)
const NOTICE = words(
  oneOf(String.raw`
      preavis|delai de (?:conge|resiliation|denonciation)|conge\b|(?:prevenir|avertir|informer|aviser|notifier)\w* .{0,40}|denonc\w+|resili\w+
      a l'avance
    `),
  String.raw`\w*kundig\w*|\w*frist\w*|gekundigt`,
  String.raw`notice\b|give notice|terminat\w+|notice period|(?:tell|let|inform)\w* .{0,40}(?:ahead|before|beforehand|in advance)`,
  String.raw`\w*kenneg\w*|preavis\w*|frist|am viraus|virdru\w*|bescheed`,
)
const CO_TENANT_LEAVES = pattern(String.raw`
      (?:chaque|un|le|tout) colocataire|(?:ein|jeder|der) \w*mit(?:bewohner|mieter)\b|(?:a|any|each|the) (?:\w+ )?(?:co-?tenant|flat-?mate)\b
      (?:e|de|all) (?:\w+ )?colocataire\b|colocataire\w* (?:qui|sortant|partant)|depart d'un|d'un (?:des )?colocataire|mitbewohner\w* (?:aus|zieht)
      leaving (?:co-?tenant|flatmate)|co-?tenant who|co-?locatair\w* (?:dee|deen)|zieht einer
    `)
const NOT_A_NOTICE = pattern(String.raw`
      loyer|garantie|kaution|kautioun|deposit|miete\b|\bduree\b|dauer|\bterm of\b|conclu pour|abgeschlossen|diplomat|augment|revis|index|hausse
      decompte|charges|capital|kapital
    `)
const DEFINITE = words(
  oneOf(String.raw`
      de plein droit|automatiquement|d'office
      sans (?:qu'|aucune |possibilite de |droit (?:a|au) )?(?:reconduction|renouvellement|prolongation|prorogation|conge|preavis|qu'il|formalite|autre)\w*
      non[- ](?:renouvelable|reconductible|prorogeable|prolongeable)|definitivement|sans tacite
    `),
  String.raw`automatisch|ohne (?:dass|verlangerung\w*|kundigung\w*|moglichkeit)|von selbst|nicht (?:verlanger\w+|verlangert)|endgultig|keine verlangerung`,
  oneOf(String.raw`
      automatically|without (?:any )?(?:right (?:of|to) )?(?:renewal|extension|notice)|no (?:right (?:of|to) )?(?:renewal|extension)|non-?renewable
      not (?:be )?(?:renewed|renewable|extended)|definitively|must (?:vacate|leave)
    `),
  String.raw`automatesch|ouni (?:verlangerung\w*|dass|kennegung)|keng verlangerung|net verlangert|endgulteg`,
)
/** These say by themselves that nothing follows the term. */
const NO_RENEWAL = pattern(String.raw`
      (?:anspruch|recht) auf (?:weiter\w+|verlanger\w*|verbleib\w*|fortsetzung)\b.{0,25}(?:nicht|ausgeschlossen)
      kein\w* (?:anspruch|recht) auf (?:weiter\w+|verlanger\w*|verbleib\w*|fortsetzung)|letzten? (?:miet)?tag\w*\b.{0,60}(?:geraumt|raumen|verlassen)
      dernier jour\b.{0,60}(?:vide|libere|rendu|quitte)|last day\b.{0,60}(?:vacate|empty|leave|cleared)
      (?:ne|n') ?(?:le |la |se )?(?:prolong|renouvel|reconduir|proroge)\w+ (?:pas|jamais|en aucun)|(?:doit|devra) etre (?:vide|libre|evacue)\w*
      bail aura vecu|(?:no|without any) right to (?:stay|remain)
      n'y (?:a|aura) (?:pas|aucune|point) (?:de |d')?(?:suite|prolongation|reconduction|renouvellement)
      (?:aura|auront) (?:vide|quitte|libere|evacue) (?:les lieux|le logement|l'appartement|la maison)
      (?:sans qu'aucune|aucune|keng|no|kein\w*|sans) (?:suite|prolongation|fortdauer|fortsetzung|suite|weiterfuhrung|verlangerung|continuation
      extension) .{0,20}(?:possible|moglich|meiglech|admise?)
      (?:fortdauer|fortsetzung|weiterfuhrung|verlangerung|continuation)\b.{0,80}(?:ausgeschlossen|excluded|nicht (?:moglich|vorgesehen))
      n'est (?:pas|ni) (?:\w+ )?(?:renouvel|reconduct|prolong|prorog)\w*|pas (?:renouvelable|reconductible)
      verlangerung (?:\w+ ){0,4}(?:nicht|ausgeschlossen)|cannot be (?:renewed|extended)
      (?:a l'echeance|au terme|a la fin|a l'expiration)\b.{0,60}(?:doit|devra|est tenu de) (?:quitter|liberer|evacuer)
      (?:nach|mit) ablauf\b.{0,60}(?:hat|muss) .{0,40}(?:raumen|auszuziehen|ausziehen|verlassen)
      (?:end|expiry|expiration) of the (?:term|lease|tenancy|period)\b.{0,40}(?:must|has to|shall|will) (?:leave|vacate|move out)
      (?:um enn|no oflaf)\b.{0,50}muss .{0,40}(?:erausgoen|auszei|raumen|verloossen)|non[- ](?:renouvelable|reconductible)
      sans (?:possibilite de |droit (?:a|au) |tacite )?(?:reconduction|renouvellement|prolongation)
      ne (?:sera|pourra|peut) (?:etre |pas (?:etre )?)(?:renouvel|reconduit|prolong|proroge)\w*
      (?:renouvellement|reconduction|prolongation) (?:est |sera )?(?:exclu|impossible|interdit)\w*|nicht verlangerbar
      wird nicht (?:\w+ )?(?:verlangert|erneuert)|verlangerung (?:\w+ )?(?:findet nicht|ist (?:nicht|ausgeschlossen)|ausgeschlossen)
      (?:ohne|keine) (?:moglichkeit der )?verlangerung|no (?:right of |right to )?(?:renewal|extension)|non-?renewable
      not (?:be )?(?:renewed|renewable|extended)|without (?:any )?(?:right (?:of|to) )?(?:renewal|extension)|(?:ouni|keng) verlangerung|net verlangert
    `)
const GOES_ON = pattern(String.raw`
      se (?:poursuit|prolonge|reconduit)|reconduit tacitement|tacite(?:ment)? recon|est (?:proroge|reconduit|prolonge)|verlangert sich|setzt sich fort
      lauft .{0,30}weiter|(?:is|are|be) (?:(?!not\b)\w+ ){0,3}(?:extended|renewed|continued|prolonged)|(?:wird|gett) (?:(?!n[ie])\w+ ){0,3}verlangert
      continues|renewed by|leeft .{0,30}weider|verlangert sech
    `)
const EARLY_EXIT = words(
  oneOf(String.raw`
      (?:depart|resiliation|sortie|rupture|denonciation) (?:\w+ )?(?:anticipee?|prematuree?)|anticipe\w*
      (?:part\w*|quitt\w+|resili\w+|cess\w+|sort\w*) .{0,40}avant|avant (?:le |la |l')?(?:terme|echeance|fin|expiration)
      (?:depart|quitt\w+|part\w*|resili\w+) .{0,40}(?:pendant|durant|au cours de|dans) (?:la |le |les |cette )?(?:periode|premiere?s?|duree|\w+ premiere?s?)
      clause penale|indemnite de (?:resiliation|rupture|depart|dedit)|dedit
    `),
  oneOf(String.raw`
      (?:wer|wenn|falls) .{0,20}fruher (?:geht|aus|zieht|kundigt)
      (?:verlasst|aus|zieht)\b.{0,40}(?:schon |bereits )?wahrend (?:der|des) (?:ersten|fest\w*)|vorzeitig\w*|vor (?:ablauf|ende|vertragsende|dem ende)
      (?:auszug|auszieh\w*|aus|gekundigt|kundigung) .{0,15}(?:wahrend|innerhalb|in|binnen) (?:de[rsn] )?(?:ersten|fest\w*|anfang\w*|mindest\w*)
      vertragsstrafe\w*|aufhebungs\w*|fruher(?:er|en)? (?:auszug|auszieh)\w*
    `),
  oneOf(String.raw`
      (?:leav\w+|vacat\w+|terminat\w+|quit\w*|depart\w*|mov\w+ out|end\w*) .{0,40}(?:early|before)
      early (?:\w+ )?(?:termination|departure|exit|leav\w+|release|ending)|break (?:fee|penalty|charge|cost)
      before the end of (?:the )?(?:term|lease|fixed|contract|first)|premature\w*
      (?:depart\w*|leav\w+|mov\w+ out) .{0,15}(?:in|during|within) (?:the )?(?:first|initial|fixed|minimum)
    `),
  String.raw`virzaiteg\w*|freizait\w*|virum (?:enn|of)\w*|eischter (?:geet|kennegt|auszitt)|virun (?:dem|der) (?:enn|zait)|fréier|freier geet`,
)
const PENALTY = words(
  oneOf(String.raw`
      indemnite\w*|penalite\w*|amende|dedommag\w+|clause penale|loyers? (?:restants?|a (?:courir|echoir))
      (?:doit|redevable|verse|paie|payer) .{0,50}(?:loyers?|mois)|forfaitaire|totalite des loyers
      (?:devra|doit|devront|doivent|paiera|versera)\b.{0,40}(?:mensualites?|loyers?)
    `),
  oneOf(String.raw`
      vertragsstrafe\w*|strafe|abstand\w*|entschadigung\w*|restmiete\w*|restzeit|restlaufzeit|rest der (?:laufzeit|mietzeit|dauer)
      (?:monatsmieten|mieten) als (?:ausgleich|entgelt)|(?:entrichte|zahl|schulde)\w* .{0,60}monatsmieten|restliche\w* miete\w*|schadens?ersatz\w*
      aufhebungs\w*|gebuhr\w*
    `),
  oneOf(String.raw`
      penalty|penalties|fee\b|compensation|indemnity|costs? (?:the )?(?:tenant|him|her|them) .{0,30}rent|remaining rents?|rest of the (?:term|period)
      rent (?:until|for the (?:remaining|remainder))|damages|lump sum|liquidated|forfeits?
    `),
  String.raw`strof\w*|entschiedegung\w*|indemniteit|penaliteit|rescht\w* (?:loyer|meint)`,
)
const ACTUAL_LOSS =
  /prejudice reel|dommage reel|actual (?:loss|damage)|reletting|relocation du|nachweis|effektive schued|temps necessaire/
const DEATH = words(
  String.raw`deces|mort\b|mourir`,
  String.raw`tod\b|todes\w*|ableben|stirbt|verstirbt`,
  String.raw`death|dies\b|deceased`,
  String.raw`doud|doudes\w*|sterft|stierft`,
)

/** Checks of how the lease ends. */
export const TERMINATION_CHECKS: Detectors = {
  L21: definiteEnd,
  L22: landlordEnds,
  L23: personalNeed,
  L24: tenantNotice,
  L25: breakPenalty,
  L55: ({ text }) =>
    text.statements
      .filter(
        (statement) =>
          DEATH.test(statement.folded) &&
          affirms(statement, END) &&
          !/conjoint|heritier|erben|spouse|heirs|partner|continue|bestuet/.test(statement.folded),
      )
      .map((statement) => ({ statement, detail: said('ends_on_death') })),
}

function definiteEnd({ text }: LeaseReading): Evidence[] {
  return text.statements.flatMap((statement): Evidence[] => {
    const { folded } = statement
    if (SALE.test(folded) || DEATH.test(folded) || /garant|impaye|manquement|zahlungsverzug|breach/.test(folded))
      return []
    const detail = said('definite_end')
    const context = `${statement.before} ${folded}`
    if (NO_RENEWAL.test(folded) && !GOES_ON.test(folded.replace(NO_RENEWAL, ' '))) return [{ statement, detail }]
    if (!LEASE.test(context) && durationsIn(context).length === 0 && !/endet|ends|fin|enn\b|end\b/.test(folded))
      return []
    const definite = everyMatch(DEFINITE, folded).find(({ index, 0: found }) => {
      const around = folded.slice(Math.max(0, index - 90), index + found.length + 70)
      return END.test(around) && !isDenied(folded, index, index + found.length)
    })
    const isOfLandlordOrTenant = /(?:resili|kundigt|terminate[sd]? (?:by|on)|kennegt)/.test(folded)
    return definite !== undefined && !GOES_ON.test(folded) && !isOfLandlordOrTenant ? [{ statement, detail }] : []
  })
}

function landlordEnds({ text }: LeaseReading): Evidence[] {
  return text.statements.flatMap((statement): Evidence[] => {
    const { folded } = statement
    if (sellsAway(statement)) return [{ statement, detail: said('sale_ends') }]
    const actor = subjectOf(folded)
    if (actor !== 'landlord' && actor !== 'both') return []
    if (
      !END.test(folded) ||
      LEGAL_GROUNDS.test(folded) ||
      /(?:entrer|acced|visit|betret|zutritt|enter|inspect|betried|zougang)/.test(folded)
    )
      return []
    if (affirms(statement, ANY_TIME)) return [{ statement, detail: said('no_ground') }]
    return []
  })
}

function sellsAway(statement: Statement): boolean {
  const { folded } = statement
  if (SALE_HARMLESS.test(folded) || !SALE.test(folded)) return false
  const sale = SALE.exec(folded)!
  if (isDenied(folded, sale.index, sale.index + sale[0].length) && !/\b(?:sans|ohne|without|ouni)\b/.test(folded))
    return false
  return everyMatch(END, folded).some(
    ({ index, 0: found }) =>
      !/\b(?:ne|n'|nicht|not|net|pas|kein)\b/.test(folded.slice(Math.max(0, index - 22), index)) &&
      !/^\s*(?:pas|nicht|not|net)\b/.test(folded.slice(index + found.length)),
  )
}

function personalNeed({ text, limits }: LeaseReading): Evidence[] {
  return text.statements.flatMap((statement): Evidence[] => {
    const { folded } = statement
    if (!PERSONAL_NEED.test(folded) || subjectOf(folded) === 'tenant') return []
    const within = segmentsOf(folded).filter(
      (segment) => PERSONAL_NEED.test(segment) && durationsIn(segment).length > 0,
    )
    const durations = (within.length > 0 ? within : [folded]).flatMap(durationsIn).filter(({ value }) => value < 13)
    if (durations.length === 0 || (/jusqu'au|3e degre|third degree/.test(folded) && durations.length === 0)) return []
    const longest = Math.max(...durations.map(({ value }) => value))
    if (longest >= limits.personalNeedNoticeMonths) return []
    return [
      {
        statement,
        detail: said('need_notice', { months: toTenths(longest), limit: limits.personalNeedNoticeMonths }),
      },
    ]
  })
}

function tenantNotice(lease: LeaseReading): Evidence[] {
  const most = lease.limits.tenantNoticeMonths
  return tenantNotices(lease)
    .filter(({ value }) => value > most + 0.1)
    .slice(0, 1)
    .map(({ value, statement }) => ({
      statement,
      detail: said('tenant_notice', { months: toTenths(value), limit: most }),
    }))
}

/** The longest notice that the lease asks of the tenant, in months. */
export function tenantNoticeTerm(lease: LeaseReading): Term<number> | null {
  const notices = tenantNotices(lease)
  return notices.length === 0 ? null : notices.reduce((a, b) => (b.value > a.value ? b : a))
}

function tenantNotices({ text }: LeaseReading): Term<number>[] {
  return text.statements.flatMap((statement): Term<number>[] => {
    const { folded, before } = statement
    if (!NOTICE.test(folded) || CO_TENANT_LEAVES.test(folded)) return []
    if (PERSONAL_NEED.test(folded) && subjectOf(folded) !== 'tenant') return []
    let giver: Actor | 'both' | null = NOTICE.test(before) ? lastSubject(before) : null
    return segmentsOf(folded).flatMap((segment): Term<number>[] => {
      giver = subjectOf(segment) ?? giver
      const isOfTenant = giver !== 'landlord' || /prevenir|avertir|informer|aviser|notify|inform\w*/.test(segment)
      if (!isOfTenant || NOT_A_NOTICE.test(segment) || PERSONAL_NEED.test(segment) || !TELLS_NOTICE.test(segment))
        return []
      return durationsIn(segment)
        .filter(
          ({ value, start, end }) =>
            value <= 36 &&
            !/^\s*(?:de |d'|of )?(?:loyer|rent|miete)/.test(segment.slice(end)) &&
            !AFTER.test(segment.slice(Math.max(0, start - 18), start)),
        )
        .map(({ value }) => ({ value, statement }))
    })
  })
}

/** Subject of the last earlier statement that names one. */
function lastSubject(before: string): Actor | 'both' | null {
  const subjects = before.split(' . ').map(subjectOf)
  return subjects.findLast((subject) => subject !== null) ?? null
}

const TELLS_NOTICE = pattern(String.raw`
      \bahead\b|virdru|bescheed|preavis|conge\b|notice|\w*frist\b|kundig|kenneg|a l'avance|am viraus|im voraus|in advance|prevenir|avertir|delai
      resili|terminat|denonc|vorher
    `)
const AFTER =
  /(?:apres|nach|after|no|tous les|chaque|every|jede|all|premiere?s?|ersten|first|pendant|wahrend|during)\s(?:les |the |dem |den |ablauf von )?$/

function breakPenalty({ text }: LeaseReading): Evidence[] {
  return text.statements.flatMap((statement): Evidence[] => {
    const { folded } = statement
    if (!EARLY_EXIT.test(folded) || ACTUAL_LOSS.test(folded)) return []
    if (/garantie|kaution|kautioun|deposit|caution/.test(folded) && !/indemn|strafe|penal|fee\b|strof/.test(folded))
      return []
    if (!affirms(statement, PENALTY)) return []
    return [{ statement, detail: said('break_penalty') }]
  })
}
