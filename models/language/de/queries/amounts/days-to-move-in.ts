import type { DayToMoveInWords } from '../../../words/queries/amounts/day-to-move-in-words.ts'

export const daysToMoveIn = {
  now: String.raw`
    jetzt|so (?:schnell|bald) wie moglich|moglichst (?:bald|schnell)|umgehend|baldigst|schnellstmoglich|direkt beziehbar|sofort|ab sofort|ab direkt|direkt frei
  `,
  nextMonth: 'nachsten monat|nachster monat|kommenden monat',
  everydayMonths: '',
  numberMonth: '',
  christmas: 'weihnachten|heiligabend',
  christmasThings: '',
  thingsOfChristmas: '',
  ofChristmas: '',
  begins: 'anfang',
  middles: 'mitte',
  middlesOfMonths: '',
  ends: 'ende',
  ofYear: 'von|des|jahres',
  latest: 'bis|spatestens',
  not: 'nicht',
  earlier: 'vor|fruher als',
  handedOver: String.raw`fertig\w*|ubergabe`,
  ready: '',
  leads: String.raw`
    mitte|anfangs?|begin|ca|beziehbar|bezugsbereit|bezugsfrei|antreten|verfugbar|frei|einzug|einziehen|ab|zum
    spatestens|bis|in|im|am
  `,
  leadFillers: 'dem|den|in|im|um|ab|am|der|spatestens|erster|er|ten',
  in: 'in|im',
  availability: String.raw`einzug|einzieh\w*|frei|verfugbar`,
  moves: String.raw`umzug|umzieh\w*`,
  movesNow: 'beziehbar|wie moglich|moglichst (?:bald|schnell)|ab direkt|sofort',
  joints: 'bis',
  starts: '',
  dayEnds: 'ter|ten',
  dayArticles: '',
  behindDays: '',
} satisfies DayToMoveInWords
