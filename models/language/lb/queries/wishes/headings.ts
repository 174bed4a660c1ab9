import type { HeadingWords } from '../../../words/queries/wishes/heading-words.ts'

export const headings = {
  must: 'muss',
  wish: 'wonsch|wensch',
} satisfies HeadingWords
