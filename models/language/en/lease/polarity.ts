import type { PolarityWords } from '../../words/lease/polarity-words.ts'

export const polarity = {
  contrasts: `
    but
    however
    whereas
  `,
  restrictions: String.raw`
    not only
    no later than
    not later than
    without further
    without (?:\w+ )?(?:exception|reserve)
  `,
  noDenial: `lacks`,
  denialsBefore: String.raw`
    none
    nobody
    cannot
    exempt\w* from
    excused from
    (?:crossed|struck) out
    deleted
    relieved of
  `,
  denialsAfter: String.raw`
    not
    never
    no
    excluded
    prohibited
    banned
    unlawful
    forbidden
    void
    (?:crossed|struck) (?:\w+ )?out
    nothing
    waived
    unenforceable
    under no circumstances
  `,
  elidedNegator: ``,
  labelDenied: `no effect|without effect|none|nil|no|prohibited|not applicable|n/a`,
  beforeLists: `no|neither|without`,
  beforeLast: `or|nor`,
  notDone: String.raw`\b(?:not|never)\b`,
  beforeRestriction: 'not|no',
} satisfies PolarityWords
