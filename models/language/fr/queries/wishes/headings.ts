import type { HeadingWords } from '../../../words/queries/wishes/heading-words.ts'

export const headings = {
  must: 'obligatoire|indispensable|imperatif|(?:exige|requis|demande)e?s?|criteres? stricts?',
  wish: 'souhaits?|souhaite|souhaitee?s?|de preference|en option|criteres? souples?|bonus',
  refused:
    'redhibitoires?|(?:partout )?(?:sauf|hors|pas)|non|non voulus?|exclure|exclusions?|exclue?s?|a eviter|a exclure',
  needless: 'sans importance|indifferent|peu importe',
} satisfies HeadingWords
