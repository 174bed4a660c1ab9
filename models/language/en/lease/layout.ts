import type { LayoutWords } from '../../words/lease/layout-words.ts'

export const layout = {
  lease: String.raw`lease|tenan|landlord|rent\b|lessor|lessee|occupation`,
  home: String.raw`deposit|charges\b|room\b|dwelling|utilities|residence|notice\b`,
  article: 'art(?:icle)?s?',
  articleInLine: 'Art(?:icle)?',
  first: '',
  clause: 'clause',
  abbreviations:
    'art|no|mr|mrs|ms|dr|st|av|ca|etc|incl|max|min|p|pp|ex|e|g|i|resp|cf|tel|sqm|esq|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec',
  spelled: '',
  unfinished: 'the|of|and|or|to|an?|for|by|with',
  i: 'i',
  tenant: 'tenant|lessee',
  signatures: 'signature|signed',
  hyphenated: 'twenty|thirty|forty|fifty',
  joins: 'and|or',
  pages: String.raw`page|p\.`,
  ofPages: 'of',
} satisfies LayoutWords
