import type { StreetWords } from '../words/some-words.ts'

export const streets: StreetWords = {
  before:
    `allee av ave avenue bd bld blvd boul boulevard bvd carrefour chaussee chem chemin cite clos cote cour cours domaine
    esplanade imp impasse lotissement montee
    passage pl place promenade quai r route rte rue ruelle sentier sq square val voie`.split(/\s+/),
  short: ['ch', 'mtee', 'pass'],
  after: [],
  endings: [],
  joiners: ['de', 'd', 'du', 'des', 'la', 'le', 'l', 'les'],
  names: ['basse', 'centrale', 'haute', 'neuve', 'principale'],
  stops: ['a', 'au', 'aux', 'avec', 'dans', 'en', 'pres', 'proche'],
  away: ['km', 'kilometre', 'kilometres', 'min', 'mn', 'minute', 'minutes'],
  border: ['frontiere', 'limite'],
  beside: ['pres', 'proche', 'face'],
}
