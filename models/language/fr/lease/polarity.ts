import type { PolarityWords } from '../../words/lease/polarity-words.ts'

export const polarity = {
  contrasts: `
    mais
    tandis que
  `,
  restrictions: String.raw`
    non seulement
    pas seulement
    pas plus tard
    non sans
    sans delai
    sans autre formalite
    sans (?:\w+ )?(?:exception|reserve)
  `,
  noDenial: `nee`,
  denialsBefore: String.raw`
    ne
    n'
    aucun\w*
    nul(?:le)?(?= )
    dispense\w* d[e']
    ecart\w*
    (?:ray|biff|supprim)\w*
  `,
  denialsAfter: String.raw`
    n'
    ne (?:sera|seront|peu\w+|doi\w+|sont|fait|font|donne\w*|rest\w*|s'app\w+|pourr\w+|figure|joue\w*|s')
    pas (?:ete )?\w+
    jamais
    aucun\w*
    (?:est|sont|sera|etant|reste(?:nt)?) (?:\w+ )?(?:interdit|prohib|exclu(?!si|di)|nul|inapplic|sans effet|reput)\w*
    interdite?s?
    prohibe\w*
    exclue?s?
    (?:defendu|banni|proscri|illicite|illegal)\w*
    neant
    en aucun cas
  `,
  elidedNegator: `n'`,
  labelDenied: `exclue?s?|sans (?:effet|objet|incidence)|neant|aucune?s?|non|interdite?s?|prohibee?s?`,
  beforeLists: `aucune?`,
  beforeLast: `ou|ni`,
  notDone: String.raw`\b(?:pas|ne|jamais)\b|n'(?!ouvr|a(?:ura)? plus|ont plus)`,
  beforeRestriction: 'pas|aucun|jamais|ni',
} satisfies PolarityWords
