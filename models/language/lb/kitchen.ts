import { lines } from '../words/lines.ts'
import type { KitchenWords } from '../words/some-words.ts'

export const kitchen = {
  equipped: lines(`
    equipéiert*
    ageriicht*
  `),
  open: lines(`
    oppe*
    amerikanesch*
    hallef oppe*
  `),
  separate: lines(`
    separat*
    zou*
    getrennt*
  `),
  living: lines(`
    living*
    wunnzëmmer
    stuff
  `),
  oneRoom: lines(`
    wunnberäich
    open space
  `),
  joints: ['mat'],
  not: lines(`
    net
    ouni
    keng
  `),
  onto: ['op', 'zu'],
} satisfies KitchenWords
