import { advertisers as de } from '../de/adverts/advertisers.ts'
import { advertisers as en } from '../en/adverts/advertisers.ts'
import { advertisers as fr } from '../fr/adverts/advertisers.ts'
import { advertisers as pt } from '../pt/adverts/advertisers.ts'
import { joinLanguages } from '../words/join-words.ts'

const { of } = joinLanguages([en, fr, de, pt])

export const PRIVATE_OWNER = new RegExp(`^${of('privateOwners')}$`, 'i')
