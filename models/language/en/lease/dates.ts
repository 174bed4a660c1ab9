import type { DateWords } from '../../words/lease/date-words.ts'

export const dates = {
  theDay: 'on',
  law: String.raw`\blaws?\b|\bacts?\b|\bcode\b|regulation|directive`,
  amended: String.raw`amend\w*|in force`,
  birth: String.raw`\bborn\b|date of birth|birth`,
  paper: 'invoices?|passport|identity card|issued|certificate|purchased|bought|built|letter|receipt|payment',
  signed: 'signed|made|executed',
  by: 'no later than|not later than|at the latest|by|before|until',
  and: 'and|or',
  ofTheDay: 'of|on',
  factsOfPersons: String.raw`\bborn\b|birth`,
  lease: String.raw`lease|tenancy|term\b|it\b`,
  doneOrSigned: 'signed',
  otherSpans: 'deposit|notice period',
} satisfies DateWords
