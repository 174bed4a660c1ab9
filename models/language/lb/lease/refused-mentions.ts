import type { RefusedMentionWords } from '../../words/lease/refused-mention-words.ts'

export const refusedMentions = {
  leftOut: String.raw`
    net (?:opgeholl|ernimmt|drageschriwwen|preift|iwwerpreift)\w*|erausgeholl|gestrach|seet net|steet net|ewechgelooss|wellt? net bestategen
  `,
  noCertificate: String.raw`
    (?:verzicht|renonc)\w*|eng keier\s|\bofgelaf\w*|gett net (?:erneiert|ausgehandegt|gewisen|ginn)|gett et net
  `,
  noDetector: String.raw`net (?:installeiert|virgesinn|montei)\w*|setzt keng|keng (?:rauch|damp)melder`,
  noStart: String.raw`
    antrettsdatum .{0,30}(?:\bop\b|oppen)|ufanksdatum .{0,20}net
    (?:soubal|esoubal) (?:[\w']+ ){1,6}(?:faerdeg|frai|eraus|prett)\b
  `,
  noAmount: `avance[^.;]{0,30}net (?:festgeluecht|uginn)`,
  noSeparateRent: `loyer ouni (?:chargen|niewekaschten)[^.;]{0,30}net (?:uginn|opgefouert)`,
  unnamedLandlord: String.raw`
    (?:proprietar|bailleur|besetzer|verlounr?er)\w*,? (?:[\w',-]+ ){0,8}(?:anonym|net genannt|onbekannt)
    (?:numm|adress|identiteit)\w* (?:[\w',-]+ ){0,6}(?:net (?:genannt|gesot|uginn|verroden|matgedeelt)|geheim|vertraulech)
  `,
  keptFromOthers: `drett|publi|annonce`,
} satisfies RefusedMentionWords
