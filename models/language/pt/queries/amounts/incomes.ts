import type { IncomeWords } from '../../../words/queries/amounts/income-words.ts'

export const incomes = {
  rents: 'renda',
  rentsBefore: '',
  rentFillers: 'max|a|ate|de',
  for: 'para',
  forArticles: 'a|o',
  earners: 'mulher|marido|namorad[oa]|companheir[oa]|esposa|ela|ele',
  earnerFillers: 'mais|uns',
  net: '',
  behindNot: '',
  earnedFillers: 'de|por|ano|mes|a|juntos',
  earned: 'liquidos?|brutos?|reforma|salario|rendimento|ordenados?|vencimentos?',
  earn: String.raw`
    recebemos|recebo|recebe|ganha|ganham|ganho|ganhamos|levo para casa|levamos para casa|vencimento|reforma|salario
    salarios|rendimento|rendimentos|ordenado
  `,
} satisfies IncomeWords
