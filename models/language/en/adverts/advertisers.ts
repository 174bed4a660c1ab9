import type { AdvertiserWords } from '../../words/adverts/advertiser-words.ts'

export const advertisers = {
  privateOwners: 'private (?:owner|seller)|owner',
} satisfies AdvertiserWords
