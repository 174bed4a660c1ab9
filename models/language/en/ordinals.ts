import type { OrdinalWords } from '../words/some-words.ts'

export const ordinals = {
  ranks: {
    1: ['first'],
    2: ['second'],
    3: ['third'],
    4: ['fourth'],
    5: ['fifth'],
    6: ['sixth'],
    7: ['seventh'],
    8: ['eighth'],
    9: ['ninth'],
    10: ['tenth'],
    11: ['eleventh'],
    12: ['twelfth'],
    13: ['thirteenth'],
    14: ['fourteenth'],
    15: ['fifteenth'],
    16: ['sixteenth'],
    17: ['seventeenth'],
    18: ['eighteenth'],
    19: ['nineteenth'],
    20: ['twentieth'],
  },
  endings: [],
  figureEndings: ['st', 'nd', 'rd', 'th'],
  floors: ['floor', 'storey', 'level'],
} satisfies OrdinalWords
