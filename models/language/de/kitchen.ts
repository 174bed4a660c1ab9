import { lines } from '../words/lines.ts'
import type { KitchenWords } from '../words/some-words.ts'

export const kitchen = {
  equipped: lines(`
    ausgestattet*
    eingerichtet*
    einbau*
    vollausgestattet*
    möblierte
  `),
  open: lines(`
    offen*
    amerikanisch*
    halboffen*
  `),
  separate: lines(`
    separat*
    getrennt*
    geschlossen*
    abgeschlossen*
  `),
  living: lines(`
    wohnzimmer*
    wohnraum
    wohnbereich
    wohn
  `),
  oneRoom: lines(`
    wohnbereich
    wohn-essbereich
    wohn-/essbereich
    wohnraum
  `),
  joints: ['mit'],
  not: lines(`
    nicht
    ohne
    keine
    un
  `),
  onto: ['zu', 'zur', 'zum'],
} satisfies KitchenWords
