import type { HeadingWords } from '../../../words/queries/wishes/heading-words.ts'

export const headings = {
  must: 'obligatoire',
  wish: 'souhaits?',
} satisfies HeadingWords
