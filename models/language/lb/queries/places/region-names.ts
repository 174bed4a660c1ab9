import type { RegionNameWords } from '../../../words/queries/places/region-name-words.ts'

export const regionNames: RegionNameWords = {
  ofCountry: ['vum land', 'vu letzebuerg'],
  names: {
    north: ['eislek', 'eisleck', 'nordspetzt'],
    nordstad: ['nordstad'],
    south: ['minett', 'minettegegend', 'minettsgegend'],
    moselle: ['musel', 'miseler', 'muselgegend', 'muselregioun', 'miselerland', 'wainstrooss'],
    mullerthal: ['mellerdall', 'kleng letzebuerger schwaiz'],
    centre: ['matt vum land', 'mett vum land', 'kar vum land', 'matten am land', 'metten am land'],
    gutland: ['guttland'],
  },
  directions: {
    north: ['norden', 'norde', 'nerdlech', 'nerdlechen'],
    south: ['suden', 'sude', 'suede', 'sidlech', 'sidlechen', 'sudlech'],
    east: ['osten', 'oste', 'estlech', 'estlechen'],
    centre: ['zentrum', 'zenter'],
    west: ['westen', 'weste', 'westlech', 'westlechen'],
  },
}
