import type { CellWords } from '../../words/adverts/cell-words.ts'

export const cells: CellWords = {
  nothing: ['n.c.', 'nc', 'inconnu'],
  yes: ['oui', 'o', 'vrai'],
  no: ['non', 'n', 'faux'],
  furnished: ['meubl'],
}
