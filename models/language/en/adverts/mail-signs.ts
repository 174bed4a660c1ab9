import type { MailSignWords } from '../../words/adverts/mail-sign-words.ts'

export const mailSigns = {
  at: '',
  bareAt: 'at',
  dot: 'dot',
} satisfies MailSignWords
