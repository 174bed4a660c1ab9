import { oneOf, pattern } from '../words/lines.ts'

const BOUND_FILLERS = oneOf(String.raw`
    (?: (?:of|a|an|dem|den|der|du|do|da|absolut|absolute|absolutely|liegt|lies|leit|lait|fica|situe|bei|hei|for|monthly|per|the|de|d|du|un|une|budget|is|be
    to|von|vun|em|o|os|uns|umas|eur|price|prix|preis|rent|loyer|miete|total|um|ca|circa|around|etwa|environ|des|la|le|les|zu|at|about|mensuel|einem
    einer|engem|montant|somme|ou|som|eng|ass|est|ist))*
  `)

export const MAX_BEFORE = regex(
  oneOf(String.raw`
      paramos n[oa]s?|paramos em|max|maxi|hochst|no bigger than|not bigger than|no larger than|not larger than|smaller than|kleiner als
      nicht grosser als|pas plus grand que
      plus petite? que|menor que|menor do que|nao maior que|nao maior do que|mei kleng wei|net mei grouss wei|nicht hoher als|not higher than
      no higher than|pas plus haut que|net mei heich wei|net mei heich ewei|nao mais alto (?:que|do que)|nothing (?:above|over|beyond|past)
      anything (?:under|below)|no higher than|no dearer than|not dearer than|no pricier than|not beyond|keep it under|stay under
      stays? (?:under|below)|staying under|cap it at|caps? at|top out at|tops? out at|tops|upper limit|hard limit|shoestring|plafonnee?s?(?: a)?
      plafonne|rien au dessus de|au dessous de|en dessous de|reste(?:r|nt)? sous|sous la barre de|sous la barre des|moins cher que|pas au dela de
      sans aller au dela de|ne pas aller au dela de|sans depasser|a concurrence de|dans la limite de|schmerzgrenze|hochstgrenze|gedeckelt
      gunstiger als|billiger als|nichts uber|nichts teureres als|keinen cent uber|hochstens|hoechstens|allerhochstens|allerhechstens|schmaerzgrenz
      net mei deier wei|net deier wei|net iwwert|bellger wei|bellesch wei|manner ewei|net mei ewei|naischt iwwer|limitt|plafong|nada acima de
      nada mais de|sem passar de|sem ultrapassar|nao passar de|nao passe de|mais barato que|mais barato do que|abaixo dos|menos que|no limite de|tope
      maximum|maximal|maximale|maximo|maxi|under|below|beneath|less than|lower than|cheaper than|up to|at most|not more than|no more than|not over
      not above|not exceed|not exceeding|exceed|without exceeding|until|within|capped at|cap|ceiling|limit|limite|afford|spend|pay|budget|budget max
      moins|moins de|pas plus|pas plus de|plafond|jusqu|jusqu a|jusqu en|jusque|sous|depasser|depasse|en dessous|inferieur a|inferieure a|mettre|payer
      depenser|prix max|tout au plus|au plus|au maximum|bis|bis zu|bis maximal|unter|hochstens|weniger als|maximal|nicht mehr als|nicht uber
      nicht teurer als|limit|ausgeben|zahlen|leisten|obergrenze|kosten|ubersteigen|bis op|enner|hechstens|net mei wei|manner wei|net iwwer|bezuelen
      ausginn|kaschten|dierf kaschten|ate|maximo|no maximo|menos|menos de|abaixo de|ate um maximo|nao mais|nao mais de|inferior a|limite|gastar|pagar
      tecto|teto|orcamento|ate aos|ate ao|nao ultrapassar|ultrapassar|nao exceder|exceder|for|pour|fir|fur|por|keng mei wei
    `),
)
export const MIN_BEFORE = regex(
  oneOf(String.raw`
      pas plus petite? que|pas moins grande? que|net mei kleng (?:wei|ewei)|nao mais pequen[oa] (?:do )?que|nao menor (?:do )?que|no less big than
      min|mini|mind|mindest|from|upward of|no smaller than|not smaller than|not under|nothing under|nothing below|no fewer than|pas en dessous de
      rien en dessous de|rien en dessous|rien sous|pas moins|au minimum|superieur a|plus grand que|nichts unter|nicht kleiner als|keine unter|keen enner
      not below|never below|pas en dessous|pas sous|jamais sous|nao abaixo
      nicht unterhalb|net ennert|net enner|net ennerem|pas plus bas que|nicht tiefer als|not lower than|nao mais baixo (?:que|do que)|nao abaixo (?:de|do|da)
      net manner wei|net manner ewei|mei ewei|op d mannst|nao menos|nada abaixo de|no minimo de|minima de|maior que|maior do que|minimum|mindestens
      minimal|minimo|at least|not less than|no less than|more than|over|above|from|starting at|upwards of|larger than|bigger than|plus de|au moins
      a partir de|des|minimum de|pas moins de|superieur a|superieure a|ab|mehr als|uber|grosser als|wenigstens|nicht weniger als|nicht unter
      von mindestens|op d mannst|opmannst|mannstens|mei wei|iwwer|vun mindestens|ab|a partir de|mais de|pelo menos|no minimo|minimo de|acima de
      superior a|nao menos de|mais do que|au dessus de|au dela de|alem de|por cima de|weinstens|allzait
    `),
)
/** Words of about on either side of a number. */
const ABOUT = oneOf(String.raw`
    abt|approx|approximately|approximativement|roughly|circa|ca|zirka|more or less|environ|env|a peu pres|plus ou moins|grosso modo|ungefahr|in etwa|etwa
    ongefeier|ronderem|aproximadamente|mais ou menos
  `)
export const AROUND_BEFORE = regex(
  oneOf(String.raw`
      ${ABOUT}|around|about|nos|appr|near|in the region of|somewhere around|genre|so gegen|gegen|autour|autour de|aux alentours de|alentours de
      dans les|vers|aux environs de|rund|um|um die|um rund|so um|eppes em|ronn|geint|em|em d|em dei|cerca|cerca de|por volta|por volta de|a volta de
      a rondar|rondar|ronda|rondam|anda pelos|andam pelos
      anda a volta de|tourne autour de|tournant autour de|mit etwa|bei etwa|im bereich von|in der grossenordnung|dreht sich um|leit em|lait em
      na casa dos|uns|proximo de|em torno de|round
    `),
)
export const MAX_AFTER = pattern(String.raw`
      ^(?:(?:(?:is|s|are|ist|ass|est|e|c|das|dat|d|isso|my|our|the|an|mein|unser|unsere|meine|mon|notre|mang|eis|eist|eisen|mai|main|o|a|nosso|meu|le
      la|l|absolute|absolut|absolutely|absolu|absoluto|top|grand|oberes?|als|comme|como|as) ){0,4}(?:max\b|maximum|maximal|maxi\b|maximo|ceiling|cap\b
      plafond|plafong|obergrenze|schmerzgrenze|hochstgrenze|uewergrenz|teto|tecto|limite?\b|limitt|tops|budget\b|orcamento)|or less|or lower
      ou en dessous|oder drenner|oder drunter|oder darunter|ou abaixo|or under|or below
      or cheaper|at the very most|ou moins|oder weniger|oder manner|oder bellger|ou menos|at most|at the most|and not (?:a cent )?more|not more|no more|pas plus
      nicht mehr|net mei\b|mais nao|nao mais|au plus|au maximum|hochstens|hoechstens|hechstens|allerhochstens|all in max|no maximo|no limite
      e nao mais)
    `)
export const MIN_AFTER = pattern(String.raw`
      ^un$
      ^(?:au minimum|op d mannst|opmannst|wenigstens|zumindest|para cima|aufwarts|et au dessus|an driwwer|no uewen|nach oben|and upwards|onwards
      e acima|min\b|mini\b|au bas mot|at a minimum|ou au dela|ou plus grand|oder grosser|oder groisser|oder doriwwer|oder daruber|oder dariber
      ou maior|ou acima|ou superior|upward|or over|and over|or greater|or larger|minimum|minimal|minimo|or higher|or up|or above|upwards|and above
      and higher|ou superieur|oder weiter oben|oder mei uewen|and up|and higher|oder hoher|und hoher|ou plus haut|ou au dessus|ou mais alto
      oder mei heich|or more|or above|or bigger|ou plus|et plus
      plus\b(?! (?:les |de |the |as )?(?:charges?|frais|nk|nebenkosten|chargen|fraisen|bills|utilities|despesas|encargos|notar\w*|fees|tva|mwst|iva))
      oder mehr|oder mei|ou mais|e mais|upwards|au moins|mindestens|at least
      pelo menos|no minimo|und mehr|an mei)
    `)
export const AROUND_AFTER = pattern(String.raw`
      ^(?:(?:${ABOUT}|ish|or so|or thereabouts|give or take|plus minus|plus or minus|rum|herum|drum herum|an der rei|mei oder manner|mehr oder weniger
      mais coisa menos coisa|sensivelmente|par la|dans ces eaux)\b)
    `)

function regex(alternatives: string): RegExp {
  return new RegExp(String.raw`(?:^|\s)((?:${alternatives})${BOUND_FILLERS})$`)
}
