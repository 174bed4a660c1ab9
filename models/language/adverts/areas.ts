import { areas as de } from '../de/adverts/areas.ts'
import { areas as en } from '../en/adverts/areas.ts'
import { areas as fr } from '../fr/adverts/areas.ts'
import { areas as lb } from '../lb/adverts/areas.ts'
import { areas as pt } from '../pt/adverts/areas.ts'
import { joinLanguages } from '../words/join-words.ts'
import { NUMBER_PATTERN } from '../numbers/localized-number.ts'
import { ABOUT } from './approximations.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

const UP_TO_FIGURE = String.raw`[^\d.;:\n]`
const NUMBER = String.raw`\d+(?:[.,]\d+)*`
const ABOUT_FIGURE = String.raw`(?:\+\/-|±|~|${ABOUT})?\s?`
const METRES = `(?:${of('signs')}|${of('shortUnits')})`

/** Each reads a number of square metres. */
export const LIVING_AREA = new RegExp(
  String.raw`${of('livingArea')}[^\d.;\n]{0,24}?${ABOUT_FIGURE}(${NUMBER})\s?${METRES}`,
)
export const LIVING_AREA_BEHIND = new RegExp(String.raw`(${NUMBER})\s?${METRES}\s?${of('livingAreaBehind')}`)
export const HOME_OF = new RegExp(
  String.raw`\b${of('homes')}\b${UP_TO_FIGURE}{0,48}?${ABOUT_FIGURE}(${NUMBER})\s?${METRES}`,
)
export const PART_OF_HOME = new RegExp(of('parts'))
/** Reads a number and its unit. */
export const PLOT_OF = new RegExp(
  String.raw`\b(?:${of('plots')}|${of('buildingPlots')})\b${UP_TO_FIGURE}{0,32}?${ABOUT_FIGURE}(${NUMBER_PATTERN})\s?` +
    String.raw`(${of('signs')}|${of('ares')}|ha\b|a\b(?! ?\d))`,
)
/** Reads an area as deeds write it: `8a81ca`. */
export const PLOT_AS_IN_DEEDS = new RegExp(
  String.raw`\b${of('plots')}\b${UP_TO_FIGURE}{0,32}?((?:\d{1,3} ?ha ?)?\d{1,3} ?a ?\d{1,2} ?ca)\b`,
)
export const AREA_UNIT: string = `${of('squareMetres')}|${of('ares')}|${of('hectares')}|${of('squareFeet')}|${String.raw`a\b`}`
export const ARES = new RegExp(`^(?:${of('ares')}|a)$`)
export const HECTARES = new RegExp(`^${of('hectares')}`)
