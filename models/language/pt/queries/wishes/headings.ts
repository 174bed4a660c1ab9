import type { HeadingWords } from '../../../words/queries/wishes/heading-words.ts'

export const headings = {
  must: 'obrigatorio|indispensavel|requisitos?',
  wish: 'desejos?|desejavel|de preferencia|opcional',
  refused: '(?:tudo |todo o lado )?(?:menos|exceto|excepto)|nao|fora|excluir|exclusoes|excluid[oa]s?|a evitar',
  needless: 'irrelevante|sem importancia|indiferente',
} satisfies HeadingWords
