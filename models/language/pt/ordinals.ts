import type { OrdinalWords } from '../words/some-words.ts'

export const ordinals = {
  ranks: {
    1: ['primeiro', 'primeira'],
    2: ['segundo', 'segunda'],
    3: ['terceiro', 'terceira'],
    4: ['quarto', 'quarta'],
    5: ['quinto', 'quinta'],
    6: ['sexto', 'sexta'],
    7: ['sétimo', 'sétima'],
    8: ['oitavo', 'oitava'],
    9: ['nono', 'nona'],
    10: ['décimo', 'décima'],
    11: ['décimo primeiro', 'undécimo'],
    12: ['décimo segundo', 'duodécimo'],
    13: ['décimo terceiro'],
    14: ['décimo quarto'],
    15: ['décimo quinto'],
    16: ['décimo sexto'],
    17: ['décimo sétimo'],
    18: ['décimo oitavo'],
    19: ['décimo nono'],
    20: ['vigésimo', 'vigésima'],
  },
  endings: [],
  figureEndings: ['o', 'a', 'º', 'ª'],
  floors: ['andar', 'piso'],
} satisfies OrdinalWords
