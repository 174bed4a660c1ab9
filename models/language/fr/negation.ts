import { lines } from '../words/lines.ts'
import type { NegationWords } from '../words/some-words.ts'

export const negation = {
  negators: lines(`
    sans
    pas
    pas de
    pas d'
    aucun
    aucune
    ni
    jamais
  `),
  near: ['non'],
  own: [],
  paired: ['ni'],
  never: ['jamais'],
  nothing: ['rien'],
  typed: [],
  avoiding: lines(`
    hors
    éviter
    sauf
    déteste
    horreur
    tabou
    déprime
    dépriment
    peu
    loin
    excepté
    hormis
  `),
  carriers: ['ou'],
  fillers: lines(`
    de
    d
    du
    des
    la
    le
    les
    l
    un
    une
    y a
    a
  `),
  contrasts: lines(`
    avec
    mais
  `),
  preferring: ['plutôt'],
  joiners: ['et'],
  notOnly: lines(`
    pas seulement
    non seulement
  `),
  harmless: lines(`
    quelques pas
    deux pas
    2 pas
    trois pas
    pas le prix
    pas que
    non inclus
    non incluse
    non compris
    non comprise
    pas inclus
    pas compris
    non loin
    pas loin
    sans doute
    sans oublier
    sans compter
    pas moins de
    sans plus attendre
    n hésitez pas
  `),
  after: lines(`
    non disponible
    pas disponible
    non autorisé
    non autorisés
    non admis
    pas autorisés
    interdits
    inexistant
  `),
  behindSilentT: lines(`
    il
    elle
    on
    ils
    elles
  `),
} satisfies NegationWords
