import { lines } from '../words/lines.ts'
import type { OwnHomeWords } from '../words/own-home-words.ts'

export const ownHome = {
  paying: lines(`
    i bought / we bought / have bought / had bought / i now rent / now i rent / we now rent / now we rent
    been paying / paying at the moment / at the moment i pay / at the moment we pay / now paying / current rent / i now pay / we now pay
    currently rent
    currently renting
    currently pay
    currently paying
    paying now
    we sell our
    i sell my
    selling our
    selling my
    sold our
    sold my
    have sold
    moving out of
    our old
    my old
    a friend pays
    already pay
    already paying
  `),
  paidBefore: lines(`
    what i pay now / what we pay now / is what i pay / is what we pay
    i paid / we paid / cost me / cost us / charged me / charged us / i have paid / we have paid
  `),
  expense: lines(`
    for heating / on heating / for gas / on gas / for electricity / for oil / for fuel / gas bill / heating bill / electricity bill
  `),
  living: lines(`
    currently living
    currently live
    currently in
    currently on
    currently sharing
    currently share
    currently stuck
    currently own
    i live in
    we live in
    i live on
    we live on
    i am living
    we are living
    i m living
    we re living
    live now
    have lived
    ve lived
    been living
    been renting
    my current flat
    our current flat
    my current apartment
    our current apartment
    my current place
    our current place
    our current house
    my current house
    our current home
    our present flat / our present home / our present house / our present place / my present flat / my present home
  `),
  own: lines(`
    my
    our
    their
    his
    her
  `),
  leaving: lines(`
    sold
    sell
    selling
  `),
  tooDear: lines(`
    too expensive / too dear
  `),
  livedOn: lines(`
    living / live / lives / squeezed / crammed / packed / squashed / stuck / sharing
  `),
  livedOnWords: lines(`
    in / on / into
  `),
  outgrown: lines(`
    too big / too small / too large
  `),
  valuing: lines(`
    worth
    value of
    valuation
    value my / value our
    appraise / appraisal
    how much can i sell / how much could i sell / how much can we sell / how much could we sell
    what can i sell / what could i sell / sell it for / sell for
    can i get for / could i get for / can we get for / could we get for
    can i ask for / could i ask for / can we ask for / could we ask for
  `),
  notValuing: lines(`
    worth seeing / worth it / worth a look
  `),
  contrast: lines(`
    and work
    and i work
    and we work
    but
    and want
    and need
    and look
    and we want
    so now
    now we
    now i
    so
    looking
    seeking
    searching
    want
    need
  `),
} satisfies OwnHomeWords
