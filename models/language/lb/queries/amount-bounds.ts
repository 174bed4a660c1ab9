import type { AmountBoundWords } from '../../words/queries/amount-bound-words.ts'

export const amountBounds = {
  boundFillers: String.raw`
    de|d|dem|den|der|absolut|absolute|leit|lait|bei|hei|vun|budget|eur|loyer|total|um|ca|engem|eng|montant|som|ass
  `,
  maxBefore: String.raw`
    (?:ni|op kee fall) (?:iwwer|mei e?wei)
    max|mei kleng wei|net mei grouss wei|net mei heich wei|net mei heich ewei|hechstens|allerhechstens|schmaerzgrenz
    net mei deier wei|net deier wei|net iwwert|bellger wei|bellesch wei|manner ewei|net mei ewei|naischt iwwer
    limitt|plafong|maximum|maximal|budget|bis|bis op|enner|net mei wei|manner wei|net iwwer|bezuelen|ausginn
    kaschten|dierf kaschten|fir|keng mei wei
  `,
  minBefore: String.raw`
    naischt enner|(?:ni|op kee fall) (?:enner|manner e?wei)
    net mei kleng (?:wei|ewei)|min|keen enner|net ennert|net enner|net ennerem|net manner wei|net manner ewei
    mei ewei|op d mannst|minimum|mindestens|opmannst|mannstens|mei wei|iwwer|vun mindestens|ab|weinstens|allzait
  `,
  about: 'ca|zirka|ongefeier|ronderem',
  aroundBefore: 'eppes em|esou|ronn|geint|em|em d|em dei|leit em|lait em',
  maxAfter: String.raw`(?:an? )?kee (?:cent|100|euro) mei|oder drenner|oder manner|oder bellger|net mei\b|hechstens|heichstens`,
  limitFillers: 'ass|dat|d|mang|eis|eist|eisen|mai|main|absolut|absolute|als',
  limits: String.raw`max\b|maximum|maximal|plafong|uewergrenz|limitt|budget\b`,
  minAfter: String.raw`
    un$|op d mannst|opmannst|an driwwer|no uewen|oder groisser|oder doriwwer|oder dariber|minimum|oder mei uewen
    oder mei heich|oder mei|mindestens|an mei
  `,
  plusArticles: '',
  plusCosts: String.raw`chargen|fraisen|notar\w*|tva`,
  aroundAfter: 'an der rei|mei oder manner',
  maxWords: 'max|maximum|hechstens',
  minWords: 'min|minimum|mindestens',
  leastWords: 'op d mannst',
  furtherBounds: '',
  unitFillers: 'pro|am|de|mount',
  than: 'wei|ewei',
  comparedAmounts: '',
} satisfies AmountBoundWords
