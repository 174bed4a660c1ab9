import type { RegionNameWords } from '../../../words/queries/places/region-name-words.ts'

export const regionNames: RegionNameWords = {
  ofCountry: ['do pais', 'do luxemburgo'],
  names: {
    north: ['parte norte do pais'],
    south: ['parte sul do pais'],
    east: ['parte leste do pais'],
    moselle: ['mosela', 'regiao do mosela'],
    mullerthal: ['pequena suica'],
    centre: ['meio do pais', 'coracao do pais', 'zona centro', 'parte central do pais'],
    west: ['parte oeste do pais'],
  },
  directions: {
    north: ['norte'],
    south: ['sul'],
    east: ['leste', 'este'],
    centre: ['centro'],
    west: ['oeste'],
  },
}
