import type { LeftHomeWords } from '../../../words/queries/types/left-home-words.ts'

export const leftHomes = {
  leaving: 'vergiess|verloossen|zeien aus',
  towards: 'fir|zu',
  moving: 'plenneren',
  origin: String.raw`
    fir d eischt war|eischt war|ursprenglech (?:zu|war)
    kommen? (?:vun|aus)|genuch vun|(?:momentan|aktuell|am moment) (?:nach )?zu|plenneren vun
  `,
} satisfies LeftHomeWords
