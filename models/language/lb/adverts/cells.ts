import type { CellWords } from '../../words/adverts/cell-words.ts'

export const cells: CellWords = {
  nothing: [],
  yes: ['jo'],
  no: ['nee'],
  furnished: [],
}
