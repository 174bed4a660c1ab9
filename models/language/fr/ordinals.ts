import type { OrdinalWords } from '../words/some-words.ts'

export const ordinals = {
  ranks: {
    1: ['premier', 'première'],
    2: ['deuxième', 'second', 'seconde'],
    3: ['troisième'],
    4: ['quatrième'],
    5: ['cinquième'],
    6: ['sixième'],
    7: ['septième'],
    8: ['huitième'],
    9: ['neuvième'],
    10: ['dixième'],
    11: ['onzième'],
    12: ['douzième'],
    13: ['treizième'],
    14: ['quatorzième'],
    15: ['quinzième'],
    16: ['seizième'],
    17: ['dix-septième'],
    18: ['dix-huitième'],
    19: ['dix-neuvième'],
    20: ['vingtième'],
  },
  endings: [],
  figureEndings: ['er', 're', 'ère', 'e', 'ème', 'ième'],
  floors: ['étage', 'niveau'],
} satisfies OrdinalWords
