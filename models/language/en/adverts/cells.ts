import type { CellWords } from '../../words/adverts/cell-words.ts'

export const cells: CellWords = {
  nothing: ['null', 'none', 'undefined', 'nan', 'n/a', 'na', 'unknown'],
  yes: ['true', 'yes', 'y', 'x'],
  no: ['false', 'no', 'n'],
  furnished: ['furnish'],
}
