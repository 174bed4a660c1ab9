import type { HeadingWords } from '../../../words/queries/wishes/heading-words.ts'

export const headings = {
  must: 'obligatoire',
  wish: 'souhaits?',
  refused: 'exclue?s?|a eviter|a exclure',
  needless: 'sans importance|indifferent|peu importe',
} satisfies HeadingWords
