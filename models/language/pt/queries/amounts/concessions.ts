import type { ConcessionWords } from '../../../words/queries/amounts/concession-words.ts'

export const concessions = {
  before: String.raw`
    no limite|em ultimo caso|se for preciso|se necessario|quando muito
    (?:posso|podemos|consigo|conseguimos)(?: ir| esticar| subir| chegar)? ate(?: aos?)?
    (?:vou|vamos|estico|esticamos) ate(?: aos?)?
  `,
  after: String.raw`
    no limite|em ultimo caso|se for preciso|se necessario|quando muito
    tambem (?:serve[m]?|da|dao|e aceitavel)|(?:seriam|sao) aceitaveis
  `,
  openers: 'va|bom|pronto|ok|mas',
} satisfies ConcessionWords
