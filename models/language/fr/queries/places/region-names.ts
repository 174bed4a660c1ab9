import { lines } from '../../../words/lines.ts'
import type { RegionNameWords } from '../../../words/queries/places/region-name-words.ts'

export const regionNames: RegionNameWords = {
  ofCountry: ['du pays', 'du luxembourg'],
  names: {
    north: ['ardennes luxembourgeoises', 'ardennes', 'haut du pays', 'partie nord du pays'],
    south: ['minette', 'terres rouges', 'terre rouge', 'bassin minier', 'partie sud du pays'],
    east: ['partie est du pays'],
    moselle: lines(`
      moselle / vallee de la moselle / region mosellane / bord de moselle / cote mosellane / route du vin
    `),
    mullerthal: ['mullerthal', 'petite suisse', 'petite suisse luxembourgeoise'],
    centre: ['coeur du pays', 'region centre', 'milieu du pays', 'region centrale', 'partie centrale du pays'],
    west: ['vallee de l attert', 'attert', 'partie ouest du pays'],
    gutland: ['bon pays'],
  },
  directions: {
    north: ['nord'],
    south: ['sud'],
    east: ['est'],
    centre: ['centre'],
    west: ['ouest'],
  },
}
