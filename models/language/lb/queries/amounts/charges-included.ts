import type { ChargesIncludedWords } from '../../../words/queries/amounts/charges-included-words.ts'

export const chargesIncluded = {
  including: 'inkl|inklusiv',
  with: 'mat',
  withShort: '',
  and: 'an|a',
  allOfThe: 'alle[nr]?|de',
  charges: 'chargen|nebenkaschten|ni[a-z]*kaschten',
  costsOfEither: 'nebenkaschten|ni[a-z]*kaschten',
  heating: 'hetzung',
  supplies: 'waasser|stroum|gas|internet',
  all: 'alles',
  everything: '',
  are: 'sinn|mat',
  included: 'abegraff|dran',
  must: 'muss|mussten',
  inside: '',
  within: '',
  together: 'total|zesummen',
  numberIncludes: 'inkl|alles',
  allIncluded: 'abegraff|dran|mat dran',
  phrases:
    'all kaschte mat dran|alle? kaschten mat dran|mat internet an allem|mat all?em|loyer an (?:chargen|charges) zesummen',
  warm: 'warm|cc',
  warmThings: '',
  ofAll: 'allem|alem',
} satisfies ChargesIncludedWords
