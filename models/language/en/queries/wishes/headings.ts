import type { HeadingWords } from '../../../words/queries/wishes/heading-words.ts'

export const headings = {
  must: 'must|musts|must haves?',
  wish: 'wish|wishes|nice to have',
} satisfies HeadingWords
