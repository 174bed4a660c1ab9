import { lines } from '../../../words/lines.ts'
import type { RegionNameWords } from '../../../words/queries/places/region-name-words.ts'

export const regionNames: RegionNameWords = {
  ofCountry: ['des landes', 'luxemburgs', 'von luxemburg'],
  names: {
    north: ['oesling', 'osling', 'ardennen', 'nordluxemburg', 'landesnorden', 'nordhalfte', 'hoher norden'],
    nordstad: ['nordstadt'],
    south: ['sudluxemburg', 'landessuden', 'sudhalfte'],
    east: ['ostluxemburg', 'landesosten'],
    moselle: ['mosel', 'moselregion', 'moselgegend', 'moseltal', 'weinstrasse'],
    mullerthal: lines(`
      mullerthal / mullertal / muellerthal / kleine schweiz / luxemburger schweiz / kleine luxemburger schweiz
    `),
    centre: ['landesmitte', 'zentralluxemburg', 'herz des landes', 'herzen des landes', 'mittleres luxemburg'],
    gutland: ['gutland'],
  },
  directions: {
    north: ['nord', 'norden', 'nordlich', 'nordlichen', 'nordliches'],
    south: ['suden', 'sueden', 'sudlich', 'sudlichen', 'sudliches'],
    east: ['osten', 'ostlich', 'ostlichen'],
    centre: ['zentrum', 'zentralen', 'mitte'],
    west: ['westen', 'westlich', 'westlichen'],
  },
}
