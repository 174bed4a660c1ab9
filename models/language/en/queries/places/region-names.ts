import { lines } from '../../../words/lines.ts'
import type { RegionNameWords } from '../../../words/queries/places/region-name-words.ts'

export const regionNames: RegionNameWords = {
  ofCountry: ['of the country', 'of luxembourg', 'luxembourg'],
  names: {
    north: ['northern', 'luxembourg ardennes', 'upper luxembourg', 'ardennes'],
    south: ['southern', 'red lands', 'red rocks', 'land of the red rocks'],
    east: ['eastern'],
    moselle: ['moselle', 'moselle valley', 'wine route'],
    mullerthal: ['little switzerland'],
    centre: lines(`
      central part of the country / central part / central luxembourg / centre region / heart of the country
      mid luxembourg / central region / central area / central communes / centre area / heart of luxembourg
    `),
    west: ['western'],
  },
  directions: {
    north: ['north', 'northern'],
    south: ['south', 'southern'],
    east: ['east', 'eastern'],
    centre: ['centre', 'center', 'middle'],
    west: ['west', 'western'],
  },
}
