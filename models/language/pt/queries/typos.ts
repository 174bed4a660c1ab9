import { wordsOf } from '../../words/lines.ts'
import type { TypoWords } from '../../words/queries/typo-words.ts'

export const typos = {
  features: wordsOf('varanda jardim garagem terraco elevador cozinha mobilado quartos'),
  homes: wordsOf('duplex penthouse villa casa moradia apartamento'),
  rooms: wordsOf('quartos quarto'),
  amounts: wordsOf('euros euro entre'),
  rents: wordsOf('familia renda preco disponivel'),
  surroundings: wordsOf('aldeia cantao arredores universidade'),
  sizes: wordsOf('minutos quadrados metros energetica classe banheiro'),
  incomes: wordsOf('poupanca poupancas capitais'),
  kinds: wordsOf('estudio terreno luminoso sossegado'),
  months: wordsOf('janeiro fevereiro marco abril junho julho agosto setembro outubro novembro dezembro'),
  numbers: wordsOf(`
    milhoes milhao quatrocentos quinhentos trezentos duzentos seiscentos terceiro segundo primeiro
  `),
  ranks: [],
  regions: [],
  verbs: wordsOf('construir edificar alugar comprar capital'),
  others: wordsOf('criancas serei seremos'),
  nameLike: wordsOf('cantao apartamento'),
  beforePlaces: wordsOf('a em no na de perto ou'),
  inflections: wordsOf('s os as ns'),
  endings: wordsOf('a o as os s'),
} satisfies TypoWords
