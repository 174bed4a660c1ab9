import type { AdvertiserWords } from '../../words/adverts/advertiser-words.ts'

export const advertisers = {
  privateOwners: 'particular',
} satisfies AdvertiserWords
