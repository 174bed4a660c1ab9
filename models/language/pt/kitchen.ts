import { lines } from '../words/lines.ts'
import type { KitchenWords } from '../words/some-words.ts'

export const kitchen = {
  equipped: lines(`
    equipad*
    mobilad*
  `),
  open: lines(`
    abert*
    american*
    open space
    em open space
    semiaberta
  `),
  separate: lines(`
    separad*
    independent*
    fechad*
  `),
  living: lines(`
    sala*
    sala de estar
    living
  `),
  oneRoom: lines(`
    espaço aberto
    open space
    área de estar
    zona de estar
  `),
  joints: lines(`
    com
    em
  `),
  not: lines(`
    não
    sem
    por
  `),
  onto: ['para', 'sobre'],
} satisfies KitchenWords
