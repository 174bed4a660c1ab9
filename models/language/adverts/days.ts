import { days as de } from '../de/adverts/days.ts'
import { days as en } from '../en/adverts/days.ts'
import { days as fr } from '../fr/adverts/days.ts'
import { days as lb } from '../lb/adverts/days.ts'
import { days as pt } from '../pt/adverts/days.ts'
import { joinLanguages } from '../words/join-words.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

/** Reads day, name of the month and year. */
export const DAY_MONTH_YEAR = new RegExp(
  String.raw`(?<!\d)(\d{1,2})(?:${of('firstEnding')}|${of('dayEndings')}|\.)?\s+(?:${of('beforeMonth')}\s+)?([a-z]{3,9})\.?,?\s+` +
    String.raw`(?:${of('beforeYear')}\s+)?(\d{4})`,
)
/** Reads name of the month, day and year. */
export const MONTH_DAY_YEAR = new RegExp(String.raw`([a-z]{3,9})\.?\s+(\d{1,2})${of('dayEndings')}?,?\s+(\d{4})`)
/** Reads name of the month and year. */
export const MONTH_YEAR = new RegExp(String.raw`(?:^|\s)([a-z]{3,9})\.?\s+(?:${of('beforeYear')}\s+)?(\d{4})`)
export const AT_ONCE = new RegExp(of('atOnce'))
/** A whole sentence or line that says that the home is free now: within a longer one it may speak of a parking space, or of visits. */
export const FREE_NOW = new RegExp(
  String.raw`(?:^|[.!?;|\n•])[ \t*–-]*(?:${of('homeIs')} )?${of('freeNow')} ?(?=[.!?;|\n•]|$)`,
)
