import type { AmountBoundWords } from '../../words/queries/amount-bound-words.ts'

export const amountBounds = {
  boundFillers: String.raw`
    a|de|d|du|des|un|une|la|le|les|budget|situe|au|aux|eur|prix|loyer|total|environ|mensuel|montant|somme|ou|est
  `,
  maxBefore: String.raw`
    (?:pas|rien) au dessus du|pas etre (?:plus de|au dessus de|superieure? a)|(?:ne )?pas depasser|ne depasse pas|jamais (?:plus de|au dessus de|au dela de)
    max|maxi|pas plus grand que|plus petite? que|pas plus haut que|plafonnee?s?(?: a)?|plafonne|rien au dessus de
    au dessous de|en dessous de|reste(?:r|nt)? sous|sous la barre de|sous la barre des|moins cher que|pas au dela de
    sans aller au dela de|ne pas aller au dela de|sans depasser|a concurrence de|dans la limite de|maximum|maximal
    maximale|limite|budget|budget max|moins|moins de|pas plus|pas plus de|plafond|jusqu|jusqu a|jusqu en|jusque|sous
    depasser|depasse|en dessous|inferieur a|inferieure a|mettre|payer|depenser|prix max|tout au plus|au plus
    au maximum|pour
  `,
  minBefore: String.raw`
    a partir du|jamais (?:moins de|en dessous de|au dessous de)|pas etre (?:moins de|en dessous de|inferieure? a)
    pas plus petite? que|pas moins grande? que|min|mini|pas en dessous de|rien en dessous de|rien en dessous
    rien sous|pas moins|au minimum|superieur a|plus grand que|pas en dessous|pas sous|jamais sous|pas plus bas que
    minima de|minimum|minimal|plus de|au moins|a partir de|des|minimum de|pas moins de|superieure a|au dessus de
    au dela de
  `,
  about: 'approximativement|environ|env|a peu pres|plus ou moins|grosso modo',
  aroundBefore: String.raw`
    genre|autour|autour de|aux alentours de|alentours de|dans les|vers|aux environs de|tourne autour de
    tournant autour de
  `,
  maxAfter: '(?:et )?pas un (?:centime|cent|100|euro|sou) de plus|ou en dessous|ou moins|pas plus|au plus|au maximum',
  limitFillers: 'est|c|mon|notre|le|la|l|absolu|grand|comme',
  limits: String.raw`max\b|maximum|maximal|maxi\b|plafond|limite\b|budget\b`,
  minAfter: String.raw`
    au minimum|et au dessus|min\b|mini\b|au bas mot|ou au dela|ou plus grand|minimum|minimal|ou superieur
    ou plus haut|ou au dessus|ou plus|et plus|au moins
  `,
  plusArticles: 'les|de',
  plusCosts: String.raw`charges?|frais|notar\w*|tva`,
  aroundAfter: 'par la|dans ces eaux',
  maxWords: 'max|maxi|maximum|maximal',
  minWords: 'min|mini|minimum|au moins',
  leastWords: '',
  furtherBounds: 'au plus|minimal',
  unitFillers: 'a|par|de|au|mois',
  than: 'que|de',
  comparedAmounts: '',
} satisfies AmountBoundWords
