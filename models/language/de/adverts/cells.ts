import type { CellWords } from '../../words/adverts/cell-words.ts'

export const cells: CellWords = {
  nothing: ['k.a.', 'unbekannt'],
  yes: ['ja', 'j', 'wahr'],
  no: ['nein', 'n', 'falsch'],
  furnished: ['möbl', 'mobl'],
}
