import type { DayWords } from '../../words/adverts/day-words.ts'

export const days = {
  firstEnding: '',
  dayEndings: 'st|nd|rd|th',
  beforeMonth: String.raw`of|day\s+of`,
  beforeYear: '',
  atOnce: String.raw`immediat|now\b|right away|asap|vacant|direct`,
  freeNow: `
    available (?:now|immediately|right away|straight away|at once)
    immediately available
    (?:vacant|free) (?:now|immediately)
    immediate availability
    availability ?: (?:now|immediate|immediately)
  `,
  homeIs: '(?:the|this)? ?(?:flat|apartment|house|home|studio|property|duplex|penthouse) is',
} satisfies DayWords
