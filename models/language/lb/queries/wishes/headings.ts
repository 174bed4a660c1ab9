import type { HeadingWords } from '../../../words/queries/wishes/heading-words.ts'

export const headings = {
  must: 'muss|obligatoresch',
  wish: 'wonsch|wensch|bevorzugt|optional',
  refused: '(?:iwwerall )?ausser|auszeschleissen|ausgeschloss|ze vermeiden|net gewenscht|net',
  needless: 'onwichteg|egal',
} satisfies HeadingWords
