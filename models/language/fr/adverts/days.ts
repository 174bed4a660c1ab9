import type { DayWords } from '../../words/adverts/day-words.ts'

export const days = {
  firstEnding: 'er',
  dayEndings: '',
  beforeMonth: 'de',
  beforeYear: '',
  atOnce: String.raw`de suite|immediat|direct|libre\b(?!\s+(?:a|le|au|des))`,
  freeNow: `
    (?:disponible|libre) (?:(?:tout )?de suite|immediatement|des maintenant|des a present)
    immediatement (?:disponible|libre)
    disponibilite (?:immediate|: immediate|: (?:tout )?de suite)
  `,
  homeIs: "(?:l'|le |la |ce |cet |cette )(?:appartement|maison|studio|logement|bien|duplex|penthouse) est",
} satisfies DayWords
