import type { BesidesWords } from '../../words/lease/besides-words.ts'

export const besides = {
  otherThing: 'garage|parking|internet|concierge|caretaker|policy|premium|insurance',
  notTheRent: String.raw`\bnot (?:the |your )?rent\b|\brent,? (?:\w+ )?(?:is |does )not\b|(?:that|the one) of the (?:flat|home|house) (?:is|does) not\b`,
  home: String.raw`\bflat\b|\bhome\b|\bhouse\b|\blease\b|tenancy`,
  letAlone: 'let (?:alone|separately|by itself)|separately let|without (?:a |any )?(?:flat|home)',
  loan: String.raw`\bloan\b|mortgage`,
  withoutEffect: '(?:is|are|shall be) (?:void|invalid|of no effect)|has no (?:effect|force)',
} satisfies BesidesWords
