import type { DayToMoveInWords } from '../../../words/queries/amounts/day-to-move-in-words.ts'

export const daysToMoveIn = {
  now: String.raw`
    direkt anzugsbereet|e?sou (?:seier|sei|geschwenn|schnell) wei meiglech
    vun elo un|ab elo|ab direkt|direkt fraie|frai elo|elo|direkt frai|glaich frai|eenzock|gaangs
  `,
  nextMonth: 'nachste mount|nachsten mount',
  everydayMonths: '',
  numberMonth: '',
  christmas: 'hellegerowend|chreschtdag|chrestdag',
  christmasThings: '',
  thingsOfChristmas: '',
  ofChristmas: '',
  begins: 'ufank',
  middles: 'mett',
  middlesOfMonths: 'mi|matt',
  ends: 'enn',
  ofYear: 'vun',
  latest: 'bis',
  not: 'net',
  earlier: 'virun|vir',
  handedOver: 'faerdeg|iwwergab',
  ready: '',
  leads: 'vum|mi|mett|ufank|begin|bezuch|fraie|disponibel|vun|zum|ab|bis|am|em|in|im',
  leadFillers: 'de|d|dem|den|der|um|am|ugangs',
  in: 'im|em',
  availability: 'frai|fraie',
  moves: String.raw`anzeien|anzuch|plenner\w*|dispo\w*`,
  movesNow: String.raw`ab direkt|wei meiglech|wunnen|dispon\w*`,
  joints: 'bis|op',
  starts: 'un',
  dayEnds: 'ten',
  dayArticles: '',
  behindDays: '',
} satisfies DayToMoveInWords
