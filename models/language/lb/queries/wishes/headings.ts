import type { HeadingWords } from '../../../words/queries/wishes/heading-words.ts'

export const headings = {
  must: 'muss',
  wish: 'wonsch|wensch',
  refused: 'ausgeschloss|ze vermeiden',
  needless: 'onwichteg|egal',
} satisfies HeadingWords
