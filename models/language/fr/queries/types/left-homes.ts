import type { LeftHomeWords } from '../../../words/queries/types/left-home-words.ts'

export const leftHomes = {
  leaving:
    'laisse tomber|abandonne|abandonnons|renonce a|renoncons a|quittons|quittent|quittant|quitter|quitte|vendons',
  towards: 'pour|et',
  moving: 'changer de|changeons de',
  origin: String.raw`
    d abord (?:parle|voulu|pense)(?: [a-z]{1,2})?|initialement (?:[a-z]+ ){0,3}(?:a|de|d|voulu)
    (?:viens|vient|venons|originaires?|marre|assez) (?:de|d)|actuellement (?:a|en|au|dans)|(?:demenage|demenageons|demenagement) (?:de|d)
  `,
} satisfies LeftHomeWords
