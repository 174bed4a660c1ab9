import type { MailSignWords } from '../../words/adverts/mail-sign-words.ts'

export const mailSigns = {
  at: 'arobase?',
  bareAt: '',
  dot: 'point',
} satisfies MailSignWords
