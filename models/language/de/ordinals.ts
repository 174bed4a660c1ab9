import type { OrdinalWords } from '../words/some-words.ts'

export const ordinals = {
  ranks: {
    1: ['erste'],
    2: ['zweite'],
    3: ['dritte'],
    4: ['vierte'],
    5: ['fünfte', 'fuenfte'],
    6: ['sechste'],
    7: ['siebte', 'siebente'],
    8: ['achte'],
    9: ['neunte'],
    10: ['zehnte'],
    11: ['elfte'],
    12: ['zwölfte', 'zwoelfte'],
    13: ['dreizehnte'],
    14: ['vierzehnte'],
    15: ['fünfzehnte', 'fuenfzehnte'],
    16: ['sechzehnte'],
    17: ['siebzehnte'],
    18: ['achtzehnte'],
    19: ['neunzehnte'],
    20: ['zwanzigste'],
  },
  endings: ['n', 'r', 's', 'm'],
  figureEndings: ['te', 'ten', 'ter', 'tes'],
  floors: ['Stock', 'Stockwerk', 'Etage', 'Geschoss', 'Obergeschoss', 'OG'],
} satisfies OrdinalWords
