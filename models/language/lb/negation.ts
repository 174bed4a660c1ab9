import { lines } from '../words/lines.ts'
import type { NegationWords } from '../words/some-words.ts'

export const negation = {
  negators: lines(`
    ouni
    keng
    keen
    kee
    keent
    kengem
    kengen
    kenger
    kenges
  `),
  near: ['nee'],
  own: ['net'],
  paired: lines(`
    weder
    nach
  `),
  never: lines(`
    ni
    keemol
    keemools
    nimools
  `),
  nothing: ['näischt'],
  typed: [],
  avoiding: lines(`
    haassen
    depriméieren
    depriméiere
    wäit
    wéineg
    ausser
    ausgeholl
  `),
  carriers: [],
  fillers: lines(`
    en
    eng
  `),
  contrasts: lines(`
    mat
    awer
  `),
  preferring: [],
  joiners: [],
  notOnly: ['net nëmmen'],
  harmless: ['net wäit'],
  after: [],
  behindSilentT: [],
} satisfies NegationWords
