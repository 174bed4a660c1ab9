import type { PremisesWords } from '../../words/lease/premises-words.ts'

export const premises = {
  street: String.raw`an der|am|beim|strasse|\p{L}+strasse|\p{L}+str\.|\p{L}+gasse|\p{L}+weg|\p{L}+platz`,
  streetEndings: ``,
  cadastre: 'kataster',
} satisfies PremisesWords
