import { wordsOf } from '../words/lines.ts'
import type { StreetWords } from '../words/some-words.ts'

const numbered = ['allee', 'avenue', 'boulevard', 'chemin', 'impasse', 'route', 'rue']

export const streets: StreetWords = {
  before: [
    ...numbered,
    ...wordsOf(`
      av ave bd bld blvd boul bvd carrefour chaussee chem cite clos cote cour cours domaine esplanade imp lotissement montee
      passage pl place promenade quai r rte ruelle sentier sq square val voie
    `),
  ],
  short: ['ch', 'mtee', 'pass'],
  after: [],
  numbered,
  endings: [],
  joiners: ['de', 'd', 'du', 'des', 'la', 'le', 'l', 'les'],
  names: ['basse', 'centrale', 'haute', 'neuve', 'principale'],
  stops: ['a', 'au', 'aux', 'avec', 'dans', 'en', 'pres', 'proche'],
  away: ['km', 'kilometre', 'kilometres', 'min', 'mn', 'minute', 'minutes'],
  border: ['frontiere', 'limite'],
  beside: ['pres', 'proche', 'face'],
}
