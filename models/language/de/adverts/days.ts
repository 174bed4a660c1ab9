import type { DayWords } from '../../words/adverts/day-words.ts'

export const days = {
  firstEnding: '',
  dayEndings: '',
  beforeMonth: '',
  beforeYear: '',
  atOnce: 'sofort|direkt',
  freeNow: `
    (?:ab )?sofort (?:verfugbar|frei|bezugsfertig|beziehbar|bezugsfrei)
    (?:verfugbar|frei|beziehbar|bezugsfertig) ab sofort
    verfugbarkeit ?: (?:ab )?sofort
  `,
  homeIs: '(?:die|das|diese|dieses) (?:wohnung|haus|studio|objekt|immobilie|penthouse) ist',
} satisfies DayWords
