import type { HeadingWords } from '../../../words/queries/wishes/heading-words.ts'

export const headings = {
  must: 'must|musts|must haves?',
  wish: 'wish|wishes|nice to have|(?:strong |weak )?preferences?',
  refused: 'excluded|to be avoided|avoid|ruled out|not wanted',
  needless: 'irrelevant(?: (?:to|for) [a-z ]{2,24})?|unimportant|not a priority|not important|not needed',
} satisfies HeadingWords
