import type { HeadingWords } from '../../../words/queries/wishes/heading-words.ts'

export const headings = {
  must: 'must|musts|must haves?|required|requirements?|essentials?',
  wish: 'wish|wishes|nice to haves?|preferred|optional|bonus|(?:strong |weak )?preferences?',
  refused: String.raw`
    not|(?:everywhere |anywhere |anything |all )?(?:except|excluding)|(?:every|any)where but
    exclude|exclusions?|excluded|to be avoided|avoid|ruled out|not wanted|unwanted|deal ?breakers?|do not want|don t want
  `,
  needless: 'irrelevant(?: (?:to|for) [a-z ]{2,24})?|unimportant|not a priority|not important|not needed',
} satisfies HeadingWords
