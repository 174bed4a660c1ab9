import { constructionYears as de } from '../de/adverts/construction-years.ts'
import { constructionYears as en } from '../en/adverts/construction-years.ts'
import { constructionYears as fr } from '../fr/adverts/construction-years.ts'
import { constructionYears as lb } from '../lb/adverts/construction-years.ts'
import { constructionYears as pt } from '../pt/adverts/construction-years.ts'
import { joinLanguages } from '../words/join-words.ts'
import { SHORTLY_ABOUT } from './approximations.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

/** Reads a year. */
export const BUILT_IN = new RegExp(String.raw`${of('built')}\s?(?:${SHORTLY_ABOUT}|:)?\s?((?:1[5-9]|20)\d{2})(?!\d)`)
