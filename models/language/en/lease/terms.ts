import type { TermWords } from '../../words/lease/term-words.ts'

export const terms = {
  otherGuarantee: `state guarantee|bank guarantee|guaranteed`,
  deposit: `deposit`,
  ofDeposit: ``,
  amountsTo: `of|equals?|equal to`,
  coefficient: `coefficient`,
  built: `built in|year of construction|constructed in`,
  revalued: `revalued`,
  worthToday: `
    (?:today's|present|current|present-day|updated) value|in today's (?:euros|money)
    (?:today|now) (?:it )?(?:stands|comes) (?:at|to)
  `,
  today: ``,
  at: ``,
  monthsToCome: 'following|in advance',
  returns: 'return|refund|release',
  not: 'not',
  notFurnished: 'un',
} satisfies TermWords
