import { lines } from '../words/lines.ts'
import type { NegationWords } from '../words/some-words.ts'

export const negation = {
  negators: lines(`
    without
    neither
    nor
    lacks
  `),
  near: ['not'],
  own: ['no'],
  paired: lines(`
    neither
    nor
  `),
  never: ['never'],
  nothing: ['nothing'],
  typed: lines(`
    dont
    doesnt
    cant
    cannot
    t
  `),
  avoiding: lines(`
    hate
    hates
    detest
    avoid
    avoiding
    depressing
    depress
    taboo
    except
    excluding
    hardly
    barely
    far
  `),
  carriers: ['or'],
  fillers: lines(`
    an
    any
    the
    own
  `),
  contrasts: lines(`
    with
    but
  `),
  preferring: lines(`
    rather
    instead
  `),
  joiners: ['and'],
  notOnly: ['not only'],
  harmless: lines(`
    not included
    not far
    no doubt
    not to mention
    no less than
  `),
  after: lines(`
    not available
    not allowed
    not permitted
    not possible
    prohibited
  `),
  behindSilentT: [],
} satisfies NegationWords
