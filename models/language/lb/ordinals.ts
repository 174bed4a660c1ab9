import type { OrdinalWords } from '../words/some-words.ts'

export const ordinals = {
  ranks: {
    1: ['éischt', 'éischte'],
    2: ['zweet', 'zweete', 'zwete'],
    3: ['drëtt', 'drëtte'],
    4: ['véiert', 'véierte'],
    5: ['fënneft', 'fënnefte'],
    6: ['sechst', 'sechste'],
    7: ['siwent', 'siwente'],
    8: ['aacht', 'aachte'],
    9: ['néngt', 'néngte'],
    10: ['zéngt', 'zéngte'],
    11: ['eeleft', 'eelefte'],
    12: ['zwieleft', 'zwielefte'],
    13: ['dräizéngt', 'dräizéngte'],
    14: ['véierzéngt', 'véierzéngte'],
    15: ['fofzéngt', 'fofzéngte'],
    16: ['siechzéngt', 'siechzéngte'],
    17: ['siwwenzéngt', 'siwwenzéngte'],
    18: ['uechtzéngt', 'uechtzéngte'],
    19: ['nonzéngt', 'nonzéngte'],
    20: ['zwanzegst', 'zwanzegste'],
  },
  endings: ['n', 'r', 's'],
  figureEndings: ['t', 'ten', 'ter'],
  floors: ['Stack', 'Stackwierk', 'Etage'],
} satisfies OrdinalWords
