import { oneOf, pattern } from '../../language/words/lines.ts'
import { words } from '../text/words.ts'

export const LUXURY: RegExp = words(
  oneOf(String.raw`
      (?:logement|appartement|bien|residence|villa|studio|maison)?\s?(?:de|du|a caractere) (?:grand |haut |tres haut )?(?:luxe|standing)|luxueu\w+
      hors categorie|haut de gamme|prestige|d'exception
    `),
  String.raw`luxus\w*|gehobene[nrms]* (?:\w+ )?(?:wohnung|standard|ausstattung|charakter|lage)`,
  String.raw`luxur\w+|high-?end|high standing|premium (?:dwelling|property|apartment)|prestig\w+|exceptional (?:\w+ ){0,3}(?:finish|standard|quality|property)`,
  String.raw`luxus\w*`,
)
export const NO_LUXURY: RegExp = pattern(String.raw`
      \b(?:pas|kein\w*|nicht|no|not|net|keng|aucun\w*) (?:un\w* |a |d'un |eine?n? )?(?:logement |appartement |bien )?(?:de |du |d'un )?(?:\w+ )?(?:luxe
      luxu|standing)
    `)
export const FREE_RENT: RegExp = words(
  oneOf(String.raw`
      (?:loyer )?(?:est |sera )?(?:librement|libre)\b|echapp\w+|(?:non|pas) (?:soumis|concerne|plafonne)\w*|hors plafond|sans plafond
      ne (?:s'appliqu|concern|vis)\w+|deroge\w*|exempt\w*|sans (?:egard|limit\w+)
    `),
  oneOf(String.raw`
      frei (?:vereinbart|ausgehandelt|bestimmt|festgesetzt|vereinbar)\w*|unterliegt (?:nicht|kein\w*)|gilt .{0,40}nicht
      keine\w* (?:hochst|ober)?grenze|ausgenommen|ausser betracht|nach dem markt|freie miet\w*
    `),
  oneOf(String.raw`
      free(?:ly)? (?:set|agreed|fixed|negotiated|determined)|not (?:be )?(?:subject|capped|limited|bound)|(?:negotiated|agreed|set|fixed) freely
      not (?:\w+ ){0,3}apply|no (?:legal |statutory )?(?:ceiling|limit|cap)|exempt\w*|does not apply|outside the
    `),
  String.raw`frai (?:festgel\w+|vereinbart|ausgemaach)|gellt .{0,40}net|ennerleit (?:net|keng)|ausgeholl`,
)
export const INDEX: RegExp = words(
  oneOf(String.raw`
      index\w*|indici\w+|indice\b|echelle (?:mobile|des (?:salaires|traitements|prix))
      evolution (?:generale )?des? (?:prix|salaires|traitements|loyers)|cout de la vie|inflation
      (?:adapt|ajust|revis|major)\w+ (?:\w+ ){0,3}automatiquement|automatiquement (?:\w+ ){0,2}(?:adapt|ajust|revis|major|augment)\w+
      (?:adaptation|revision|augmentation|majoration|ajustement) automatique|loyer progressif|par paliers|echelonne
    `),
  oneOf(String.raw`
      index\w*|\w*preisindex\w*|lebenshaltungs\w*|inflation\w*|teuerung\w*|(?:gleitende\w* )?lohnskala|(?:lohn|preis)entwicklung|staffel\w*|gestaffelt
      automatisch\w* (?:\w+ ){0,3}(?:angepasst|erhoht|anpassung|erhohung|steig\w+)|(?:passt|erhoht) sich (?:\w+ ){0,3}automatisch|wertsicherung\w*
    `),
  oneOf(String.raw`
      index\w*|indices|consumer prices?|\bcpi\b|cost[- ]of[- ]living|inflation|wage (?:scale|index)
      (?:automatic\w*) (?:\w+ ){0,3}(?:adjust|increas|adapt|revis|escalat|review)\w*
      (?:adjust|increas|adapt|revis|rise|goe)\w* (?:\w+ ){0,3}automatically|step(?:ped)?[- ](?:up )?rent|rent escalat\w*|graduated rent
    `),
  oneOf(String.raw`
      index\w*|inflatioun|automatesch\w* (?:\w+ ){0,5}(?:ugepasst|upass\w+|gehei?cht|adapt\w+|eropgesat)
      (?:ugepasst|adapteiert|gehei?cht) (?:\w+ ){0,2}automatesch|staffel\w*|liewenskascht\w*
    `),
)
/** Who renounces an index clause has none; who renounces to contest one has. */
export const RENOUNCED: RegExp = pattern(String.raw`
      renonc\w* (?:\w+ )?(?:a|au|aux) (?:toute |la |l'|une )?(?:clause |formule )?(?:d'|de )?(?:l')?(?:index|echelle)
      verzicht\w* (?:\w+ ){0,2}(?:auf|op) (?:eine |jede |jegliche |d'|all )?(?:\w+)?index|waives? (?:any |the )?index
    `)
export const INDEX_LABEL: RegExp = /\bindex(?:ation|ierung|atioun)\s*:/
export const NOT_RENT_INDEX: RegExp =
  /coefficient|reeval|koeffizient|revaluation|indice de (?:performance|consommation d'energie)|energie-?index/
export const INCREASE: RegExp = words(
  String.raw`augment\w+|hauss\w+|\brevoir\b|major\w+|relev(?:e|er|ement)\w*|revis\w+|adapt\w+|reajust\w+|ajust\w+|revalor\w+|port(?:e|er) a|progress\w+`,
  String.raw`erhoh\w*|steig\w*|anpass\w*|anzupass\w*|angepasst|angehoben|anzuheb\w*|herauf\w*|anheb\w*|hebt .{0,40}\ban\b|hoher gesetzt|aufschlag\w*`,
  oneOf(String.raw`
      increas\w+|rais(?:e|es|ed|ing)\b|put\w* (?:\w+ ){0,3}\bup\b|bring\w* (?:\w+ ){0,3}\bup\b|goes? up|go up|rises?\b|uplift\w*|adjust\w+|review\w*
      revis\w+|escalat\w+|adapt\w*
    `),
  oneOf(String.raw`
      gehei?cht|erhei?cht|an d'luucht|\w*heij\w*|eropges\w+|eropgoen|ugepasst|upass\w+|geet .{0,25}(?:an d'luucht|erop)|hauss\w*|klemmt|erhéijung
      erheij\w*|eropgeset
    `),
)
export const FREQUENT: RegExp = words(
  oneOf(String.raw`
      chaque (?:annee|an|semestre|trimestre|mois|anniversaire)|(?:annuel|semestriel|mensuel)\w*
      tous les (?:ans|six mois|6 mois|douze mois|12 mois|dix-huit mois|18 mois)|tous les (?:\w+ )?mois|par an\b|a chaque (?:echeance|date) annuelle
      d'annee en annee|une fois (?:l'an|par an)|anniversaire|(?:a|au) chaque (?:debut|fin) d'annee|premier janvier|1er janvier|nouvel an
      (?:chaque|tous les) (?:1er |premier |\d{1,2} )?(?:jan\w*|feb\w*|fev\w*|mar[sz]\b|maerz|marz|apr\w*|avril|mai\b|may\b|mee\b|ju[nl]\w*|juin
      juillet|aug\w*|aout|sep\w*|o[ck]t\w*|nov\w*|de[cz]\w*)
    `),
  oneOf(String.raw`
      jahrlich\w*|jedes (?:weitere |folgende |neue )?jahr|alle (?:zwolf|12|sechs|6|achtzehn|18) monate|pro jahr|im jahr\b|halbjahrlich\w*
      jeweils zum (?:1\. )?\w+ (?:eines )?jeden jahres|jeden jahres|einmal (?:im|pro) jahr
      (?:zum|zu jedem|jeden) (?:jahreswechsel|jahresanfang|jahresbeginn|neujahr|januar)|monatlich\w* erhoh\w*
      (?:jeden|zu jedem) (?:\d{1,2}\. ?|ersten )?(?:jan\w*|feb\w*|fev\w*|mar[sz]\b|maerz|marz|apr\w*|avril|mai\b|may\b|mee\b|ju[nl]\w*|juin|juillet
      aug\w*|aout|sep\w*|o[ck]t\w*|nov\w*|de[cz]\w*)
    `),
  oneOf(String.raw`
      (?:every|each) (?:year|twelve months|12 months|six months|6 months|anniversary|calendar year|eighteen months|18 months)|annual\w*|yearly
      per year|per annum|once a year|year on year|anniversary
      (?:every|each) (?:\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(?:(?:jan\w*|feb\w*|fev\w*|mar[sz]\b|maerz|marz|apr\w*|avril|mai\b|may\b|mee\b|ju[nl]\w*
      juin|juillet|aug\w*|aout|sep\w*|o[ck]t\w*|nov\w*|de[cz]\w*)|new year|spring|autumn)
    `),
  oneOf(String.raw`
      all (?:joer|sechs meint|zwielef meint|6 meint|12 meint)|(?:all|jidd?wer|jiddes|pro|am) joer
      all (?:\d{1,2}\. ?|eischte )?(?:jan\w*|feb\w*|fev\w*|mar[sz]\b|maerz|marz|apr\w*|avril|mai\b|may\b|mee\b|ju[nl]\w*|juin|juillet|aug\w*|aout
      sep\w*|o[ck]t\w*|nov\w*|de[cz]\w*)
      joerlech|eemol (?:am|d') ?joer
    `),
)
export const LIMITING: RegExp = pattern(String.raw`
      (?:au plus|maximum|plus (?:de|d')|not more|no more|nor|hochstens|fruhestens|au plus tot|at (?:the )?(?:most|earliest)|mindestens|maximal
      hechstens|fréistens|freistens|limit|que tous les (?:deux|2) ans|(?:deux|2|zwei|two|zwee) (?:ans|annees|jahre|years|joer))
    `)
export const LEGAL_REFERENCE: RegExp = pattern(String.raw`
      conformement|dans (?:les|la) limites? (?:de|prevue|legale)|gemass (?:dem )?gesetz|im gesetzlichen rahmen|as (?:the law|permitted|allowed by)
      within the (?:legal|statutory)|wei d'gesetz
    `)
export const ADVANCE: RegExp = words(
  String.raw`d'avance|par avance|a l'avance|par anticipation|(?:paiement|loyers?) anticipes?|terme a echoir|avance de loyers?`,
  String.raw`(?:im |zum |im v)?voraus\b|vorab\b|vorauszahl\w*|vorausbezahl\w*|im vorhinein|vorausgezahlt`,
  String.raw`in advance|up ?-?front|advance (?:rent|payment)s?|rent in advance|prepa(?:y|id)\w*`,
  String.raw`am viraus|viraus(?:bezuel\w*)?|am vir\b`,
)
export const AT_SIGNING: RegExp = pattern(String.raw`
      a la signature|(?:bei|mit|zur) (?:unterschrift|unterzeichnung|vertragsabschluss|vertragsschluss)|(?:on|upon|at) (?:signing|signature)
      bei der ennerschreft|avant l'entree|vor (?:dem )?einzug
    `)
export const LONG_PERIOD: RegExp = words(
  oneOf(String.raw`
      par (?:trimestre|semestre|demi-?annee|an\b|annee)|trimestriel\w*|semestriel\w*|annuellement|tous les (?:trois|six|3|6) mois
      en une (?:seule )?fois pour
    `),
  String.raw`vierteljahrlich\w*|quartalsweise|halbjahrlich\w*|jahrlich\w*|pro quartal`,
  oneOf(String.raw`
      quarterly|half-?yearly|(?:half|quarter) (?:a |of a )?year['’]?s? (?:rent )?at a time|half a year['’]s rent|each quarter
      every (?:quarter|three months|six months)|yearly|annually
    `),
  String.raw`all dreimeint|pro trimester|trimesteriell|all dräi meint|all drai meint|all sechs meint`,
)
export const PAYMENT_LABEL: RegExp = /\b(?:zahlungsweise|zahlung|(?:mode de )?paiement|payment|bezuelung)[^:]{0,25}:/
export const ALL_AT_ONCE: RegExp = pattern(String.raw`
      ensemble|en une (?:seule )?fois|d'un (?:seul )?coup|en bloc|im ganzen|auf einmal|in einer summe|in einem betrag|zusammen|at once
      in one (?:go|sum|payment)|in a single|all together|mateneen|op eemol|an engem
    `)
export const POSTDATED: RegExp = /cheques? (?:post-?dates?|antidates?)|post-?dated|vordatierte/
export const PAY: RegExp = pattern(String.raw`
      pay\w*|pai\w*|vers\w*|regl\w*|acquitt\w*|zahl\w*|entricht\w*|uberweis\w*|remet\w*|falli\w*|due\b|bezuel\w*|bezil\w*|demand|exig|verlang|asked
      verlaang|d'avance|in advance|voraus
    `)
export const NOTICE: RegExp = /preavis|prevenir|conge\b|kundig\w*|notice|kenneg\w*|inform\w*|avis\b|ankundig|umeld/
export const SERVICES: RegExp = words(
  oneOf(String.raw`
      (?:forfait|pack|package|abonnement|frais) (?:de |des )?services?|services? (?:\w+ )?(?:inclus|compris)
      prestations? (?:\w+ )?(?:inclus|compris)\w*|coliving|linge\b
      (?:nettoyage|menage) (?:\w+ )?(?:inclus|compris|hebdomadaire|de la chambre|du logement|des chambres)|services?.{0,30}(?:nettoyage|linge)
      (?:cotisation|droit)s? (?:de membre|d'adhesion)
    `),
  oneOf(String.raw`
      servicepauschale|service-?paket\w*|servicegebuhr\w*|dienstleistungspauschale|bettwasche|wascheservice|putzkraft|putzdienst|putzfrau
      reinigungsservice|mitgliedsbeitrag|mitgliedsgebuhr
    `),
  oneOf(String.raw`
      service (?:fee|package|pack|bundle|flat)|services? (?:are |is )?(?:included|bundle)|membership|weekly cleaning
      (?:cleaning|linen|housekeeping) (?:is |are |service )?(?:included|service|fee)|linen|concierge fee|community fee|co-?living fee
    `),
  String.raw`servicer? (?:\w+ )?(?:inklusiv|dobai|abegraff)|servicepauschal\w*|servicefraise?n?|servicep\w*|botzservice|bettgezei|wasch abegraff`,
)
export const COMMON_PARTS: RegExp =
  /parties? communes?|des communs|treppenhaus|hausflur|common (?:parts|areas)|stairs|gemeinschaft|trapenhaus|immeuble/
export const ITEMISED: RegExp =
  /detail\w*|ventil\w*|separement|individuellement|aufgeschlusselt|einzeln|itemi[sz]ed|broken down|separately|opgelescht|eenzel/
export const SEPARATE: RegExp = words(
  oneOf(String.raw`
      (?:contrats?|conventions?|baux|bail) (?:\w+ )?(?:separe|distinct|a part|independant|specifique)\w*|(?:loue|facture)\w* separement
      fait l'objet d'un (?:autre|second) (?:bail|contrat)
    `),
  oneOf(String.raw`
      (?:separat|gesondert|eigen|getrennt|zweit)\w* (?:miet)?(?:vertrag|vereinbarung|garagenmietvertrag)\w*
      (?:separat|gesondert) (?:ver|ge|an)?mietet\w*
    `),
  String.raw`(?:separate|distinct|second|additional|stand-?alone) (?:\w+ )?(?:contract|agreement|lease|licen[cs]e)|rented separately|let separately`,
  String.raw`(?:separat|extra|eegen|getrennt)\w* (?:kontrakt|bail|vertrag)\w*`,
)
export const ACCESSORY: RegExp = words(
  String.raw`parking|garages?|emplacement|stationnement|cave|cuisine|box\b|grenier|box`,
  String.raw`\w*garage\w*|stellplatz\w*|\w*keller\w*|\w*kuche\w*|parkplatz\w*|tiefgarag\w*`,
  String.raw`parking|garage|cellar|kitchen|storage|car space`,
  String.raw`garage|parkplaz|keller|kichen|stellplaz`,
)
export const NO_SUPPLEMENT: RegExp = pattern(String.raw`
      sans supplement|aucun supplement|kein\w* (?:mobel)?zuschlag|no (?:furniture )?(?:supplement|surcharge)|ohne (?:aufpreis|zuschlag)|free of charge
      gratuit|kostenlos|kee supplement|unentgeltlich
    `)
export const FURNITURE: RegExp = /mobilier|meuble|mobel|mobliert|mobiliar|einrichtung|furnitur|furnish|miwwel/
/** A supplement of which nobody shall see how it was reckoned. */
export const NO_PROOF: RegExp = pattern(
  String.raw`
      (?:\bni|sans|aucune?|pas de?|no|not|nor|without|kein\w*|ohne|nicht|weder|keng|ouni|net) (?:[\p{L}']+ ){0,6}(?:liste?n?|inventaire|inventar
      inventory|factures?|receipts?|invoices?|rechnung\w*|belege?|facturen)\b
    `,
  'u',
)
export const DOUBLED: RegExp =
  /(?:double|doppel|verdoppel|twice|duebel).{0,40}(?:meubl|mobl|furnish|miwwel)|(?:meubl|mobl|furnish|miwwel).{0,40}(?:double du|doppel|twice|duebel)/

/** These follow prices, whatever the lease calls the sum that does. */
export const PRICE_INDEX: RegExp = pattern(String.raw`
      echelle (?:mobile|des (?:salaires|traitements))|indice des prix|tranches? indiciaires?|indextranch\w*|consumer prices?|\bcpi\b|retail prices?
      \w*preisindex\w*|verbraucherpreis\w*|lebenshaltungs\w*|cost[- ]of[- ]living|konsumpraiss\w*
    `)

/** Checks of rent, furniture, services, indexation and increases. */
