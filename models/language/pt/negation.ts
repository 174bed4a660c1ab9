import { lines } from '../words/lines.ts'
import type { NegationWords } from '../words/some-words.ts'

export const negation = {
  negators: lines(`
    sem
    nem
    nenhum
    nenhuma
  `),
  near: ['não'],
  own: [],
  paired: ['nem'],
  never: ['nunca'],
  nothing: ['nada'],
  typed: [],
  avoiding: lines(`
    evitar
    detesto
    detestamos
    deprimem
    pouco
    pouca
    longe
    exceto
    excepto
    salvo
  `),
  carriers: [],
  fillers: lines(`
    um
    uma
    o
    os
    as
  `),
  contrasts: lines(`
    com
    mas
  `),
  preferring: [],
  joiners: [],
  notOnly: lines(`
    não só
    não apenas
  `),
  harmless: lines(`
    não incluído
    não incluída
    não longe
  `),
  after: lines(`
    não disponível
    não permitidos
  `),
  behindSilentT: [],
} satisfies NegationWords
