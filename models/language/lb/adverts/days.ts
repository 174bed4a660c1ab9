import type { DayWords } from '../../words/adverts/day-words.ts'

export const days = {
  firstEnding: '',
  dayEndings: '',
  beforeMonth: '',
  beforeYear: '',
  atOnce: String.raw`elo\b`,
  freeNow: `
    (?:direkt|elo|vun elo un) (?:frai|disponibel)
    (?:frai|disponibel) (?:vun elo un|direkt)
  `,
  homeIs: "(?:d'|dat |dest |des )(?:appartement|haus|studio|wunneng) ass",
} satisfies DayWords
