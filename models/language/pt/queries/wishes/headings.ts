import type { HeadingWords } from '../../../words/queries/wishes/heading-words.ts'

export const headings = {
  must: 'obrigatorio',
  wish: 'desejos?',
} satisfies HeadingWords
