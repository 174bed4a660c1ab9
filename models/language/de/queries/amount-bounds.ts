import type { AmountBoundWords } from '../../words/queries/amount-bound-words.ts'

export const amountBounds = {
  boundFillers: String.raw`
    dem|den|der|absolut|absolute|liegt|bei|budget|von|eur|preis|miete|total|um|ca|circa|etwa|zu|einem|einer|ist
  `,
  maxBefore: String.raw`
    (?:nie|niemals|keinesfalls|auf keinen fall) (?:uber|mehr als|teurer als)
    max|maxi|hochst|kleiner als|nicht grosser als|nicht hoher als|schmerzgrenze|hochstgrenze|gedeckelt|gunstiger als
    billiger als|nichts uber|nichts teureres als|keinen cent uber|hochstens|hoechstens|allerhochstens|maximum
    maximal|maximale|limit|budget|bis|bis zu|bis maximal|unter|weniger als|nicht mehr als|nicht uber
    nicht teurer als|ausgeben|zahlen|leisten|obergrenze|kosten|ubersteigen|fur
  `,
  minBefore: String.raw`
    zumindest|(?:nie|niemals|keinesfalls|auf keinen fall) (?:unter|weniger als|kleiner als)
    min|mind|mindest|nichts unter|nicht kleiner als|keine unter|nicht unterhalb|nicht tiefer als|mindestens|minimum
    minimal|ab|mehr als|mehr wie|uber|grosser als|wenigstens|nicht weniger als|nicht unter|von mindestens
  `,
  about: 'circa|ca|zirka|ungefahr|in etwa|etwa',
  aroundBefore: String.raw`
    so gegen|gegen|rund|um|um die|um rund|so um|mit etwa|bei etwa|im bereich von|in der grossenordnung|dreht sich um
  `,
  maxAfter: String.raw`
    (?:und )?keinen (?:cent|100|euro) mehr
    nicht (?:uberschreiten|ubersteigen|uberschritten)|oder drunter|oder darunter|oder weniger|nicht mehr|hochstens|hoechstens|allerhochstens
  `,
  limitFillers: 'ist|das|mein|unser|unsere|meine|absolut|absolute|oberes?|als',
  limits: String.raw`max\b|maximum|maximal|obergrenze|schmerzgrenze|hochstgrenze|limit\b|budget\b`,
  minAfter: String.raw`
    nicht (?:unterschreiten|unterschritten)
    wenigstens|zumindest|aufwarts|nach oben|min\b|oder grosser|oder daruber|minimum|minimal|oder weiter oben
    od(?:er)? hoher|und hoher|od(?:er)? mehr|mindestens|und mehr
  `,
  plusArticles: '',
  plusCosts: String.raw`nk|nebenkosten|notar\w*|mwst`,
  aroundAfter: 'plus minus|rum|herum|drum herum|mehr oder weniger',
  maxWords: 'max|maxi|maximum|maximal|hochstens',
  minWords: 'min|minimum|mindestens',
  leastWords: '',
  furtherBounds: 'minimal',
  unitFillers: 'qm|per|pro|im|am|monat',
  than: 'als',
  comparedAmounts: '',
} satisfies AmountBoundWords
