import type { HeadingWords } from '../../../words/queries/wishes/heading-words.ts'

export const headings = {
  must: 'obrigatorio',
  wish: 'desejos?',
  refused: 'excluid[oa]s?|a evitar',
  needless: 'irrelevante|sem importancia|indiferente',
} satisfies HeadingWords
