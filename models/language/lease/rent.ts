import { pattern } from '../words/lines.ts'

// Words of the rent, its index and its increases.

/** A clause that is no longer there. */
export const STRUCK: RegExp = /(?:crossed|struck) (?:\w+ )?out|gestrichen|raye\w*|biffe\w*|duerchgestrach/
/** The value of the home is brought to today, and no rent raised. */
export const OF_CAPITAL: RegExp = /coefficient|koeffizient/
export const NOT_RENT_INDEX: RegExp =
  /price (?:they|he|she|we|i) paid|coefficient|reeval|koeffizient|revaluation|indice de (?:performance|consommation d'energie)|energie-?index/
export const RENOUNCED: RegExp = /(?:renonc|verzicht|waiv)\w* .{0,40}(?:index|echelle|lohnskala)/
/** A box or cell that says no, and a question that is answered so. */
export const ANSWERED_NO: RegExp =
  /[|:]\s*(?:non|nein|no|nee|keng?e?|aucune?|none|neant)\s*(?:[.;,]|$)|\b(?:il )?n'y en a (?:pas|aucun)/
/** With every step of an index, which comes more often than every two years. */
export const EACH_STEP: RegExp = pattern(String.raw`
    (?:a|lors de) chaque (?:tranche|echeance|hausse|variation|indexation|publication|mouvement)|chaque fois que|des qu[e']|aussitot qu|au fur et a mesure
    sobald|jedes ?mal|(?:bei|mit|nach|zu) jede[rmsn]\b|so oft|immer wenn|im gleichen schritt
    whenever|(?:each|every) time|as soon as|as and when|(?:with|at|on|after) (?:each|every)\b|step by step
    all keier|esoubal|soubal|(?:bei|mat|no) all(?:er|em)?\b|ember wann|emmer wann
  `)
/** A lump sum or an advance that follows what is spent is no rent. */
export const OF_EXPENSES: RegExp = pattern(String.raw`
    \ba leurs? (?:juste )?couts?\b|\bto (?:their|its) (?:actual )?cost\b|\breell\w* kaschten\b
    (?:depenses|frais|couts?|kosten|ausgaben|costs|expenses|kaschten) (?:reel|effecti|tatsachlich|actual|effektiv)
    (?:actual|tatsachlich\w*|effektiv\w*|real) (?:costs?|expenses|kosten|ausgaben|kaschten)
  `)
/** Prices of what is bought beside the home. */
export const OF_SERVICES: RegExp =
  /\bservices?\b|\bprestations?\b|dienst(?:e|leistung\w*)?\b|zusatzleistung\w*|servicer\b/
/** `even if the index climbs`. */
export const EVEN_IF_INDEX: RegExp =
  /(?:meme (?:si|en cas)|auch (?:wenn|bei)|selbst wenn|even (?:if|when|though)|och (?:wann|wa)) (?:[\w']+ ){0,3}(?:index|indice)\w*/
/** A rise that was announced and does not come. */
export const CALLED_OFF: RegExp = pattern(String.raw`
    (?:rise|increase|raise)\b.{0,50}\b(?:will not|won't|is not) (?:be )?(?:carried out|applied|claimed|take place)
    (?:hausse|augmentation)\b.{0,50}\b(?:n'aura pas lieu|est (?:annulee|abandonnee|retiree)|ne sera pas appliquee)
    (?:erhohung|steigerung)\b.{0,50}\b(?:entfallt|unterbleibt|wird nicht (?:durchgefuhrt|vollzogen))
    (?:hausse|erheijung)\b.{0,50}\b(?:fallt ewech|gett net gemaach)
  `)
export const NOTHING: RegExp = /\b(?:nichts|naischt|nothing|rien|nowhere)\b/
export const DOUBLED: RegExp =
  /(?:double|doppel|verdoppel|twice|duebel).{0,40}(?:meubl|mobl|furnish|miwwel)|(?:meubl|mobl|furnish|miwwel).{0,40}(?:double du|doppel|twice|duebel)/
/** The amount beside it is a rent without furniture. */
export const BESIDES_FURNITURE: RegExp = pattern(String.raw`
    (?:sans|hors|ohne|without|excluding|ouni)(?: (?:les |the |d')?\w+,?){0,3} (?:ni |et |und |and |or |oder |an )?(?:hors |sans |ohne )?(?:les |the )?(?:meubles
    mobilier|mobel|furniture|miwwelen)\b
    (?:meubles|mobilier|mobel|furniture|miwwelen) (?:non|nicht|not|net) (?:compris|inclu|inbegriff|enthalten|abegraff)
  `)
/** Furniture has no amount of its own where one price is for both. */
export const WITHIN_PRICE: RegExp = pattern(String.raw`
    (?:prix|loyer|montant|somme|fee|price|rent|figure|sum|preis|miete|betrag|prais|zomm)\b.{0,60}(?:compren|compris|inclu|couvr|cover|takes? care|for everything
    umfasst|enthalt|inbegriffen|deckt|abegraff|mat dran)
    (?:furnitur|furnish|mobilier|meubles|mobel|mobiliar|miwwel)\w*[^(:;.]{0,40}(?:compris|inclu|in the (?:price|rent|fee)|im preis|in der miete|inbegriffen
    abegraff
    am loyer|am prais|dans le (?:prix|loyer)|mat dran)
  `)
export const NO_SUPPLEMENT: RegExp = pattern(String.raw`
    sans supplement|aucun supplement|kein\w* (?:mobel)?zuschlag|no (?:furniture )?(?:supplement|surcharge)|ohne (?:aufpreis|zuschlag)|free of charge
    gratuit|kostenlos|kee supplement
  `)
/** `Vor Ablauf von zwei Jahren ist keine Anpassung zulässig`. */
export const NO_INCREASE: RegExp =
  /\b(?:keine|aucune|no|keng) (?:\w+ )?(?:revision|augmentation|hausse|adaptation|erhohung|anpassung|steigerung|increase|review|upassung)\b/
export const AS_THE_LAW: RegExp =
  /conformement|dans (?:les|la) limites?|gemass (?:dem )?gesetz|im gesetzlichen rahmen|as (?:the law|permitted|allowed by)|within the|wei d'gesetz/
export const NOTICE_OR_OTHER: RegExp =
  /preavis|prev(?:enir|ien\w+|enu\w*)|benachrichtig\w*|conge\b|kundig\w*|notice|kenneg\w*|inform\w*|avis(?:e|er|ent)?\b|depart\b|ankundig|umeld/
export const PAYS: RegExp =
  /pay\w*|pai\w*|vers\w*|regl\w*|acquitt\w*|zahl\w*|entricht\w*|uberweis\w*|due\b|bezuel\w*|bezil\w*|fallig/
/** A number of an article before `Miete` counts no rents. */
const UNNUMBERED = String.raw`(?<![a-z0-9]|§ ?|\b(?:art\.?|artikel|article|clause|ziffer|punkt) )`
const COMING = String.raw`(?:(?:premier|ersten|first|prochain|nachsten|next)\w* )?`
export const COUNTED_RENTS = new RegExp(
  String.raw`${UNNUMBERED}(\d{1,2}) ${COMING}(?:monats)?(?:mieten?|mensualites|rents|loyers)\b`,
)
