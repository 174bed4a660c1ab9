import type { ConcessionWords } from '../../../words/queries/amounts/concession-words.ts'

export const concessions = {
  before: String.raw`
    no limite|em ultimo caso|se for preciso|se necessario|quando muito
    (?:posso|podemos|consigo|conseguimos)(?: ir| esticar| subir| chegar)? ate(?: aos?)?
    (?:vou|vamos|estico|esticamos) ate(?: aos?)?
  `,
  after: 'no limite|em ultimo caso|se for preciso|se necessario|quando muito',
  openers: 'va|bom|pronto|ok|mas',
} satisfies ConcessionWords
