import type { AdvertiserWords } from '../../words/adverts/advertiser-words.ts'

export const advertisers = {
  privateOwners: 'particuliers?|priv[ée]e?|propri[ée]taire',
} satisfies AdvertiserWords
