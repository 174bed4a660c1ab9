import type { AdvertiserWords } from '../../words/adverts/advertiser-words.ts'

export const advertisers = {
  privateOwners: 'privat(?:person|anbieter|verkauf)?|von privat|eigent[üu]mer',
} satisfies AdvertiserWords
