import type { PolarityWords } from '../../words/lease/polarity-words.ts'

export const polarity = {
  contrasts: `
    sondern
    jedoch
    aber
    wahrend
  `,
  restrictions: String.raw`
    nicht nur
    nicht spater als
    ohne weiteres
    ohne (?:\w+ )?(?:ausnahmen?|reserve)
  `,
  noDenial: ``,
  denialsBefore: String.raw`
    kein\w*
    noch(?! (?:eine?[nmrs]?|etwas|zusatzlich|dazu|mal|immer|zu|vor|bis|heute)\b)
    niemand\w*
    befreit von
  `,
  denialsAfter: String.raw`
    nicht
    kein\w*
    ausgeschlossen
    unzulassig
    untersagt
    verboten
    unerlaubt
    unstatthaft
    unwirksam
    nichtig
    entfall\w*
    nihil
    gestrichen
    nichts
    in keinem fall
    auf keinen fall
  `,
  elidedNegator: ``,
  labelDenied: `ohne (?:wirkung|einfluss|bedeutung)|nein|keine?r?s?|unzulassig|verboten`,
  beforeLists: String.raw`kein\w*|weder|ohne`,
  beforeLast: `oder|noch`,
  notDone: String.raw`\b(?:nicht|nie|niemals)\b`,
  beforeRestriction: 'kein|nicht',
} satisfies PolarityWords
