import type { PremisesWords } from '../../words/lease/premises-words.ts'

export const premises = {
  street: String.raw`
    rue|avenue|av\.|boulevard|bd\.?|place|route|chemin|montee|allee|impasse|cite|square|quai|sentier|val|grand-?rue|esplanade
  `,
  streetEndings: `rue`,
  cadastre: 'cadastr',
} satisfies PremisesWords
