import type { MentionWords } from '../../words/lease/mention-words.ts'

export const mentions = {
  startOnKeys: 'bei der ennerschreft',
  waived: String.raw`
    dobaussen|keng vun de(?:n)? parteie?n?|ouni d'(?:loyer|kommissioun)|erauszehalen|naischt ze soen|(?:geet|ginn) net (?:bei|virun)
    nemmen? vum (?:proprietar|bailleur)|ausgeschloss|net zoustanneg|verzicht|dierf net
  `,
  notWaived: String.raw`verzicht\w* ni(?:e)?\b|verzicht\w* net`,
  roomCeiling: '',
  without: 'ouni|keng',
  limit: 'limit|plafon',
  notSubject: String.raw`net (?:\w+ ){0,3}(?:ennerl|applicab|soumis|unterl|unterw)|gellt .{0,40}net`,
  noCharges: String.raw`keng charg|charg\w*:? keng|charg\w* (?:\w+ ){0,3}0 ?(?:eur|€)`,
  proved: String.raw`factur\w+|rechnung|beleg|effektiv|richteg`,
  inEach: 'am|im',
  partOfMonth: '',
  season: 'januar|februar|maerz|abrell|juni|juli|august|september|oktober|november|dezember|winter',
  within: "op (?:deem|dem|d')|(?:an|in) (?:arer|ar)",
  ofCondition: 'zoustand|etat (?:des|du)',
  notAwaited: 'ouni op .{0,40}ze waarden',
  withoutIt: 'ouni',
  nothingDue: 'naischt|keng',
  squares: 'differenc|ennerscheed|solde|ze vill',
  onAccount: 'akont|avances?|acomptes?',
} satisfies MentionWords
