import { advertisers as de } from '../de/adverts/advertisers.ts'
import { advertisers as en } from '../en/adverts/advertisers.ts'
import { advertisers as fr } from '../fr/adverts/advertisers.ts'
import { advertisers as pt } from '../pt/adverts/advertisers.ts'
import { joinWords } from '../words/join-words.ts'
import type { AdvertiserWords } from '../words/adverts/advertiser-words.ts'

const of = (concept: keyof AdvertiserWords): string => joinWords([en, fr, de, pt], concept)

export const PRIVATE_OWNER = new RegExp(`^${of('privateOwners')}$`, 'i')
