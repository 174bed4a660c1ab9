import { articles as de } from '../de/adverts/articles.ts'
import { articles as en } from '../en/adverts/articles.ts'
import { articles as fr } from '../fr/adverts/articles.ts'
import { articles as lb } from '../lb/adverts/articles.ts'
import { articles as pt } from '../pt/adverts/articles.ts'

const ALL = [en, fr, de, lb, pt]

/** Before a room, as words. */
export const COUNTING_ARTICLES: readonly string[] = ALL.flatMap(({ counting }) => counting)
export const ONE: string = ALL.flatMap(({ one }) => one).join('|')
export const LISTED_ARTICLE: string = ALL.flatMap(({ listed }) => listed).join('|')
