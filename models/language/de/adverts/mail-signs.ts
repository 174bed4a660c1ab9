import type { MailSignWords } from '../../words/adverts/mail-sign-words.ts'

export const mailSigns = {
  at: 'ät|klammeraffe',
  bareAt: '',
  dot: 'punkt',
} satisfies MailSignWords
