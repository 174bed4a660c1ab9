import type { HeadingWords } from '../../../words/queries/wishes/heading-words.ts'

export const headings = {
  must: 'muss',
  wish: 'wunsch|wunsche',
  refused: 'ausgeschlossen|zu vermeiden|nicht gewunscht|tabu',
  needless: 'unwichtig|egal|nebensache',
} satisfies HeadingWords
