import { lines } from '../words/lines.ts'
import type { KitchenWords } from '../words/some-words.ts'

export const kitchen = {
  equipped: lines(`
    equipped
    fitted
    fully-equipped
    fully-fitted
    furnished
  `),
  open: lines(`
    open
    open-plan
    opens
    opening
    american
    semi-open
    half-open
  `),
  separate: lines(`
    separate
    independent
    closed
    enclosed
  `),
  living: lines(`
    living room
    living
    lounge
    living area
    sitting room
  `),
  oneRoom: lines(`
    living area
    living space
    open plan
    open-plan
    open space
    open area
  `),
  joints: lines(`
    with
    with a
    with an
    with open
  `),
  not: lines(`
    not
    no
    without
    to be
    un
  `),
  onto: ['to', 'onto', 'on to', 'into'],
} satisfies KitchenWords
