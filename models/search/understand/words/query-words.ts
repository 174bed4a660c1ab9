import { askingPattern } from '../../../language/asking.ts'
import { oneOf, pattern } from '../../../language/words/lines.ts'
import { NEGATIONS, negationWords } from '../../../language/negation.ts'

/** Small words of queries in the five languages, folded. Each list is a set of words or of phrases joined by blanks. */

const words = (text: string): string[] => text.trim().split(/\s+/)

/** Negates what follows in the clause. English `no` is read as `not` before, for it is `in the` in Portuguese and `near` in Luxembourgish. */
export const NEGATORS: ReadonlySet<string> = new Set(
  negationWords('negators', 'near', 'never', 'nothing', 'typed', 'avoiding').concat(NEGATIONS.lb.own),
)
/** Ends the reach of a negation. */
export const NEGATION_STOPPERS: ReadonlySet<string> = new Set(negationWords('contrasts', 'preferring'))
/** Take the wish out of what follows or precedes: `no need for a garden` neither wants nor refuses one. */
export const INDIFFERENCE: ReadonlySet<string> = new Set(
  words(`need needed necessary besoin necessaire importe egal matter matters care brauche brauchen brauch notig noetig
    braucht wichtig brauchen noutwenneg preciso precisa precisamos necessario importa importante important optional optionnel`),
)
/** Make a feature a condition. */
export const MUST_WORDS: ReadonlySet<string> = new Set(
  words(`must indispensable indispensables mandatory essential required vital crucial absolutely definitely only
    compulsory mandatorily needed_absolutely obligatorily requirement
    obligatoire obligatoires imperatif imperative imperativement absolument exclusivement uniquement essentiel essentielle
    unbedingt zwingend pflicht unverzichtbar notwendig ausschliesslich nur musshaben
    onbedengt onbedingt noutwendeg obligatoresch eleng nemmen
    obrigatorio obrigatoria obrigatoriamente indispensavel imprescindivel essencial apenas somente exclusivamente`),
)
/** The same in several words: `muss dabei sein`, `non-negotiable`. */
export const MUST_PHRASE = pattern(String.raw`
      \b(?:ein muss|e muss|en must|un must|um must|non negotiable|not negotiable|non negociable|nao negociavel|nicht verhandelbar|net verhandelbar
      deal ?breaker|sine qua non|a must|must have|has to have|have to have|needs to have|il faut absolument|il me faut absolument|doit avoir
      doit imperativement|sans faute|obligatoirement|exige|exigee|exigido|exijo|requis|requise|vorausgesetzt|voraussetzung|bedingung
      muss (?:\w+ ){0,3}(?:sein|haben|dabei|vorhanden|her|sinn|hunn|derbai)|mussen (?:\w+ ){0,3}(?:sein|haben|dabei|vorhanden)
      mussen (?:\w+ ){0,3}(?:sinn|derbai)|muss\b.*\b(?:sein|haben|dabei|sinn|derbai)|tem de ter|tem que ter|tem mesmo|faco questao|de certeza
      auf jeden fall|op alle fall|op jiddfer fall)\b
    `)
/** A refusal that goes on with an article or a place refuses what follows: `surtout pas de moquette`. */
const GOES_ON =
  '(?! (?:de|d|du|un|une|le|la|les|a|an|au|the|in|im|am|on|at|dans|en|ein|eine|einen|der|die|das|den|dem|zu|op|um|uma|o|em|no|na)\\b)'
// English `no` stands as `not` by now.
const REFUSED_BEHIND = `${askingPattern('refusedBehind').replaceAll(/\bno\b/g, 'not?')}(?= |$)${GOES_ON}`
/** A denial that ends its clause: `Lift auch nicht`, `Lintgen doch nicht`. */
const DENIED_LAST = oneOf(String.raw`
    (?:(?:also|either|auch|och|non|aussi|tambem|doch|dach|afinal|finalement|eher|lieber|leiwer|plutot|so) )*(?:not?|non|nein|nee|net|nicht|nao|pas)
  `)
const POLITE = '(?: (?:bitte|please|svp|merci|danke|thanks?|obrigad[oa]|either|plus|finalement|afinal|wegl|w e g))?'
/** Refuses what stands right before it. */
export const REFUSED_NEXT = new RegExp(
  `^(?:(?:is|ist|est|ass|e|are|sind|sont|sinn|sao|da|dann|do|donc) )?` +
    `(?:${REFUSED_BEHIND}|(?:tambem nao|auch nicht|och net|non plus|aussi non|neither)(?= |$)` +
    `|${DENIED_LAST}${POLITE}$)`,
)
/** A clause that does nothing but refuse what the one before names: `meublé ? surtout pas`. */
export const REFUSING_ANSWER = new RegExp(`^(?:nein |non |nee |no |not |nao |oh )?${REFUSED_BEHIND}${POLITE}$`)
/** Refuses what stands before it in the clause: `EG ausgeschlossen`, `meublé s'abstenir`. */
export const REFUSED_AFTER = pattern(String.raw`
      \b${REFUSED_BEHIND}
      \b(?:sneez\w*|allerg\w*|asthma\w*|niesen|eternu\w*|espirr\w*|can t stand|cannot stand)\b
      ^(?:[a-z]+ ){1,5}(?:bitte |please |svp |wegl |w e g )?(?:nicht|net|nee|nein|pas|nao|non|not?)${POLITE}$
    `)
/** A thing with nothing but a denial behind it: `Pets: none`, `fumadora não`. */
export const DENIED_AFTER = pattern(String.raw`
      ^(?:[a-z]+ ){1,2}(?:none|not|keine?r?|nein|nee|keng|keen|non|aucune?|neant|nao|nenhuma?|nada|zero)$
    `)
/** `animais não temos`, `pets we have none`: who does not have a thing wishes for nothing for it. */
export const NOT_OWNED = pattern(String.raw`
      ^(?:[a-z]+ ){1,2}(?:(?:we|i) (?:have|own) none|(?:on|nous|je|j) n en (?:a|avons|ai) pas|(?:haben|besitzen) wir (?:nicht|kein\w*)|habe ich (?:nicht
      kein\w*)|hu(?:nn)? (?:mir|ech) (?:net|keng\w*|keen)|nao (?:temos|tenho))$
    `)
/** `Sauna auch nicht`: what was said of the thing before is said of this one. */
export const NEITHER = pattern(String.raw`
      ^(?:[a-z]+ ){1,3}(?:auch nicht|och net|non plus|tambem nao|not either|neither|either)$
      ^(?:neither|nor|ni|nem|tampouco) (?:[a-z]+ ?){1,3}$
    `)
/** Says that a thing is not needed, which neither wants nor refuses it: `e Garage brauch ech net`, `pas besoin de jardin`. */
export const NOT_NEEDED = pattern(String.raw`
      \b(?:not|nicht|net|pas|nao|no|don t|dont|t|kein\w*|keng|kee|keen|nicht unbedingt|sans) (?:[a-z]+ ){0,3}(?:need\w*|necessary|brauch\w*|notig
      noetig|neideg|notwendig|noutwenneg|necessaire|besoin|preciso|precisa\w*|necessario|required|important|wichteg|wichtig|indispensable|obligatoire
      zwingend|must)\b
      \b(?:brauch\w*|precis\w+|need) (?:(?:ich|ech|mir|wir|i|we|nous|eu) )*(?:nicht|net|nao|keine?n?|keng|kee|no)\b
      \b(?:inutiles?|superflue?s?|superflus|unnecessary|unneeded|unnotig|uberflussig|entfallt|entfallen|onneideg|iwwerflesseg|ewechfaalen
      desnecessari[oa]s?|dispensave(?:l|is)|superfluo)\b
      ^(?:[a-z]+ ){1,3}(?:egal|optional|facultatif|facultative|no matter|indiferente)$|\b(?:muss|mussen|must) (?:[a-z]+ )?(?:net|nicht)\b
      \b(?:doesn|don|does|do) (?:t |not )?have to\b|\bnao tem (?:de|que)\b|\b(?:tanto faz|whatever|doesn t matter|peu importe|spielt keine rolle)\b
    `)
/** Words for a home that one leaves: `from our flat in Bonnevoie to …`, `nous quittons la capitale pour …`. */
export const LEFT_BEHIND = pattern(String.raw`
      (?:^| )(?:from (?:our|my)|(?:trading|moving|relocating|downsizing|upgrading|upsizing|coming|up) (?:up |down |out |over )?(?:from|of)|leaving
      leave|quittons|quittant|quitter|quitte|verlassen|verlasse|ziehen aus|raus aus|sair|saimos|deixar|deixamos|verloossen|zeien aus|selling|sold
      vendons|verkaufen unsere?n?)(?: (?!to |pour |nach |para |fir |fur |and |et |und |into |zu )[a-z]+){0,5}$
    `)
/** `meublé ou non`. */
export const OR_NOT = /^(?:or|ou|oder) (?:not|non|pas|nicht|net|nao|un[a-z]+|onmiww[a-z]+|vide|leer|sem|sans|ohne)\b/
/** Take the edge off a condition. */
export const SOFTENERS: ReadonlySet<string> = new Set(
  words(`ideally preferably possibly possible nice bonus maybe optional perhaps wish wishes
    idealement preference possible eventuellement souhaite serait bonus plus souhait souhaits
    idealerweise vorzugsweise moglichst eventuell gerne gern wenn bestenfalls wunsch wunsche
    idealerweis am beschten gar wann meiglech wonsch wensch
    idealmente preferencia preferencialmente possivel talvez eventualmente desejo desejos`),
)
