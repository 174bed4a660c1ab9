import type { StreetWords } from '../words/some-words.ts'

export const streets: StreetWords = {
  before:
    `allee av ave avenue bd bld blvd boul boulevard bvd carrefour chaussee chemin cite cote cour cours esplanade impasse montee passage place
    promenade quai route rte rue ruelle sentier square voie`.split(/\s+/),
  after: [],
  endings: [],
  joiners: ['de', 'd', 'du', 'des', 'la', 'le', 'l', 'les'],
  names: ['basse', 'centrale', 'haute', 'neuve', 'principale'],
  stops: ['a', 'au', 'aux', 'avec', 'dans', 'en', 'pres', 'proche'],
}
