import type { Point } from '../places/point-index.ts'
import type { RoadClass } from './congestion.ts'

/**
 * The motorways A1, A3, A4, A6, A7 and A13, the expressways that continue them and the longer national roads beside them: their junctions
 * with the roads around, to about a kilometre, and how they hang together. Own knowledge, not surveyed: it decides minutes, it is no map.
 */
export const JUNCTIONS = {
  gluck: at(49.5865, 6.1325),
  gasperich: at(49.573, 6.131),
  hamm: at(49.602, 6.172),
  irrgarten: at(49.611, 6.188),
  kirchberg: at(49.6385, 6.179),
  gruenewald: at(49.6475, 6.197),
  senningerberg: at(49.648, 6.229),
  munsbach: at(49.641, 6.268),
  flaxweiler: at(49.669, 6.338),
  potaschberg: at(49.6865, 6.412),
  mertert: at(49.709, 6.47),
  livange: at(49.53, 6.118),
  bettembourgCross: at(49.513, 6.113),
  zoufftgen: at(49.472, 6.122),
  merl: at(49.596, 6.108),
  cessange: at(49.579, 6.096),
  leudelange: at(49.569, 6.063),
  pontpierre: at(49.54, 6.026),
  foetz: at(49.519, 6.012),
  lankelz: at(49.511, 5.992),
  ehlerange: at(49.52, 5.97),
  belval: at(49.508, 5.95),
  sanem: at(49.543, 5.925),
  petange: at(49.552, 5.888),
  rodange: at(49.541, 5.845),
  schifflange: at(49.507, 6.022),
  kayl: at(49.499, 6.046),
  dudelange: at(49.4965, 6.082),
  frisange: at(49.513, 6.185),
  mondorf: at(49.507, 6.268),
  schengen: at(49.476, 6.348),
  helfenterbruck: at(49.6, 6.075),
  strassen: at(49.628, 6.058),
  mamer: at(49.64, 6.02),
  capellen: at(49.648, 5.99),
  windhof: at(49.65, 5.955),
  steinfort: at(49.662, 5.918),
  sterpenich: at(49.657, 5.887),
  waldhof: at(49.668, 6.17),
  lorentzweiler: at(49.7, 6.155),
  mersch: at(49.75, 6.118),
  colmarBerg: at(49.807, 6.107),
  schieren: at(49.83, 6.104),
  ettelbruck: at(49.851, 6.118),
  fridhaff: at(49.885, 6.137),
  hoscheid: at(49.948, 6.08),
  hosingen: at(50.013, 6.09),
  marnach: at(50.054, 6.061),
  wemperhardt: at(50.15, 6.048),
  feulen: at(49.861, 6.042),
  heiderscheid: at(49.886, 5.977),
  buederscheid: at(49.93, 5.943),
  pommerloch: at(49.959, 5.868),
  gonderange: at(49.694, 6.243),
  junglinster: at(49.712, 6.256),
  graulinster: at(49.741, 6.289),
  altrier: at(49.75, 6.326),
  lauterborn: at(49.797, 6.384),
  echternach: at(49.811, 6.417),
  moutfort: at(49.586, 6.259),
  remich: at(49.546, 6.362),
} as const satisfies Record<string, Point>
export type Junction = keyof typeof JUNCTIONS

type Course = { readonly roadClass: RoadClass; readonly junctions: readonly Junction[] }

/** Each road as the junctions along it. */
export const TRUNK_ROADS: Readonly<Record<string, Course>> = {
  A1: motorway(
    'cessange',
    'gasperich',
    'hamm',
    'irrgarten',
    'kirchberg',
    'gruenewald',
    'senningerberg',
    'munsbach',
    'flaxweiler',
    'potaschberg',
    'mertert',
  ),
  A3: motorway('gluck', 'gasperich', 'livange', 'bettembourgCross', 'zoufftgen'),
  A4: motorway('merl', 'cessange', 'leudelange', 'pontpierre', 'foetz', 'lankelz', 'ehlerange', 'belval'),
  A6: motorway('cessange', 'helfenterbruck', 'strassen', 'mamer', 'capellen', 'windhof', 'steinfort', 'sterpenich'),
  A7: motorway('gruenewald', 'waldhof', 'lorentzweiler', 'mersch', 'colmarBerg', 'schieren'),
  A13: motorway(
    'rodange',
    'petange',
    'sanem',
    'ehlerange',
    'lankelz',
    'schifflange',
    'kayl',
    'dudelange',
    'bettembourgCross',
    'frisange',
    'mondorf',
    'schengen',
  ),
  B7: expressway('schieren', 'ettelbruck', 'fridhaff'),
  N7: expressway('fridhaff', 'hoscheid', 'hosingen', 'marnach', 'wemperhardt'),
  E29: expressway('waldhof', 'gonderange', 'junglinster', 'graulinster'),
  N11: national('graulinster', 'altrier', 'lauterborn', 'echternach'),
  N15: national('ettelbruck', 'feulen', 'heiderscheid', 'buederscheid', 'pommerloch'),
  N2: national('irrgarten', 'moutfort', 'remich'),
}

function at(latitude: number, longitude: number): Point {
  return { latitude, longitude }
}

function motorway(...junctions: Junction[]): Course {
  return { roadClass: 'motorway', junctions }
}

function expressway(...junctions: Junction[]): Course {
  return { roadClass: 'expressway', junctions }
}

function national(...junctions: Junction[]): Course {
  return { roadClass: 'national', junctions }
}
