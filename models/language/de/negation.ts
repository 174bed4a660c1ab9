import { lines } from '../words/lines.ts'
import type { NegationWords } from '../words/some-words.ts'

export const negation = {
  negators: lines(`
    ned
    ohne
    kein
    keine
    keinen
    keinem
    keiner
    keines
    nicht
    weder
    keinesfalls
    keineswegs
  `),
  near: ['nein'],
  own: [],
  paired: lines(`
    weder
    noch
  `),
  never: lines(`
    nie
    niemals
  `),
  nothing: ['nichts', 'nix'],
  typed: [],
  avoiding: lines(`
    ungern
    vermeiden
    hasse
    hassen
    deprimieren
    deprimiert
    tabu
    wenig
    weit
    außer
    ausgenommen
  `),
  carriers: lines(`
    oder
    noch
    oder auch
  `),
  fillers: lines(`
    ein
    eine
    einen
    einem
    einer
    der
    die
    das
    den
    dem
  `),
  contrasts: lines(`
    mit
    aber
    sondern
    jedoch
  `),
  preferring: lines(`
    lieber
    besser
  `),
  joiners: ['und'],
  notOnly: ['nicht nur'],
  harmless: lines(`
    nicht inbegriffen
    nicht enthalten
    nicht weit
    ohne zweifel
    nicht zu vergessen
    nicht weniger als
    zögern sie nicht
  `),
  after: lines(`
    nicht vorhanden
    nicht möglich
    nicht erlaubt
    nicht gestattet
    nicht erwünscht
    fehlt
    verboten
  `),
  behindSilentT: [],
} satisfies NegationWords
