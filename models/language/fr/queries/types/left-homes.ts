import type { LeftHomeWords } from '../../../words/queries/types/left-home-words.ts'

export const leftHomes = {
  leaving: 'laisse tomber|abandonne|abandonnons|renonce a|renoncons a|quittons|quittant|quitter|quitte|vendons',
  towards: 'pour|et',
  moving: 'changer de|changeons de',
} satisfies LeftHomeWords
