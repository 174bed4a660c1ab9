import type { MailSignWords } from '../../words/adverts/mail-sign-words.ts'

export const mailSigns = {
  at: 'arroba',
  bareAt: '',
  dot: 'ponto',
} satisfies MailSignWords
