import type { AmountBoundWords } from '../../words/queries/amount-bound-words.ts'

export const amountBounds = {
  boundFillers: 'a|o|os|de|do|da|um|uns|umas|em|fica|budget|eur|total|ou',
  maxBefore: String.raw`
    nao passando d[eo]s?|sem ir alem d[eo]s?|nao acima do|quanto muito|quando muito|(?:nao|nem|nunca|jamais) (?:mais do que|mais de|acima de)
    nao (?:pode|deve)m? (?:passar|ultrapassar|exceder)(?: d[eo]s?)?|nao passam? de|nao passem de
    max|menor que|menor do que|nao maior que|nao maior do que|paramos n[oa]s?|paramos em
    nao mais alto (?:que|do que)|nada acima de|nada mais de|sem passar de|sem ultrapassar|nao passar de|nao passe de
    mais barato que|mais barato do que|abaixo dos|menos que|no limite de|tope|maximo|ate|no maximo|menos|menos de
    abaixo de|ate um maximo|nao mais|nao mais de|inferior a|limite|gastar|pagar|tecto|teto|orcamento|ate aos|ate ao
    nao ultrapassar|ultrapassar|nao exceder|exceder|por
  `,
  minBefore: String.raw`
    a partir do|(?:nunca|jamais) (?:menos de|menos do que|abaixo de)|nao (?:pode|deve) ser (?:menos de|inferior a|abaixo de)
    min|nao mais pequen[oa] (?:do )?que|nao menor (?:do )?que|nao abaixo|nao mais baixo (?:que|do que)
    nao abaixo (?:de|do|da)|nao menos|nada abaixo de|no minimo de|minima de|maior que|maior do que|minimo
    a partir de|mais de|pelo menos|no minimo|minimo de|acima de|superior a|nao menos de|mais do que|alem de
    por cima de|para cima de|para la de
  `,
  about: 'aproximadamente|mais ou menos',
  aroundBefore: String.raw`
    nos|cerca|cerca de|por volta|por volta de|a volta de|a rondar|rondar|ronda|rondam|anda pelos|andam pelos
    anda a volta de|na casa dos|(?<!(?:gibt|geben|fur|bei|von|mit|leiht|wir) )uns|proximo de|em torno de
  `,
  maxAfter:
    '(?:e )?nem mais um (?:centimo|cent|100|euro|tostao)|ou abaixo|ou menos|mais nao|nao mais|no maximo|no limite|e nao mais',
  limitFillers: 'e|isso|o|a|nosso|meu|absoluto|como',
  limits: String.raw`max\b|maximo|teto|tecto|limite\b|orcamento`,
  minAfter: String.raw`
    p(?:a)?ra cima|e acima|min\b|ou maior|ou acima|ou superior|minimo|ou mais alto|ou mais|e mais|pelo menos|no minimo
  `,
  plusArticles: 'as',
  plusCosts: String.raw`despesas|encargos|notar\w*|iva`,
  aroundAfter: 'mais coisa menos coisa|sensivelmente',
  maxWords: 'max|maximo',
  minWords: 'min|pelo menos',
  leastWords: '',
  furtherBounds: 'no maximo|minimo',
  unitFillers: 'a|ao|por|de|mes',
  than: 'que|do|de',
  comparedAmounts: '(?:do )?que',
} satisfies AmountBoundWords
