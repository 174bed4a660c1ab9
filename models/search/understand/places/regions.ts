/** A part of the country that people name, as the cantons and communes it covers. */
export interface Region {
  slug: string
  name: string
  cantons: readonly string[]
  /** Slugs besides those of the cantons. */
  communes?: readonly string[]
  /** Folded names that mean it wherever they stand. */
  names: readonly string[]
  /** Folded words that mean it after a word of place: `in the north`; with `OF_COUNTRY` behind them, wherever they stand. */
  directions: readonly string[]
}

const phrases = (text: string): readonly string[] => text.split(/\s*[|\n]\s*/).filter((phrase) => phrase !== '')

/** Words that make a direction a region. */
export const OF_COUNTRY = phrases(`
  of the country | of luxembourg | du pays | du luxembourg | des landes | luxemburgs | von luxemburg | vum land | vu letzebuerg | do pais
  do luxemburgo | luxembourg
`)

/**
 * Regions of everyday speech. The Moselle is the cantons that the river runs along. The cantons of north, centre, east and south are those of the
 * regional plan's planning regions, with the canton of Capellen counted to the centre and that of Redange to the north; west is those two. The
 * Gutland is all but the Oesling. The Nordstad is the six communes of the development of that name.
 */
export const REGIONS: readonly Region[] = [
  {
    slug: 'north',
    name: 'North',
    cantons: ['clervaux', 'diekirch', 'redange', 'vianden', 'wiltz'],
    names: phrases(`
      oesling | osling | eislek | eisleck | ardennes luxembourgeoises | luxembourg ardennes | ardennes | ardennen | northern | nordluxemburg
      landesnorden | haut du pays | upper luxembourg | parte norte do pais | partie nord du pays | nordhalfte | nordspetzt | hoher norden
    `),
    directions: phrases(
      'north | nord | norden | norde | norte | northern | nordlich | nordlichen | nordliches | nerdlech | nerdlechen',
    ),
  },
  {
    slug: 'nordstad',
    name: 'Nordstad',
    cantons: [],
    communes: ['bettendorf', 'colmar-berg', 'diekirch', 'erpeldange-sur-sure', 'ettelbruck', 'schieren'],
    names: phrases('nordstad | nordstadt'),
    directions: [],
  },
  {
    slug: 'south',
    name: 'South',
    cantons: ['esch-sur-alzette'],
    names: phrases(`
      minett | minette | terres rouges | terre rouge | bassin minier | red lands | red rocks | land of the red rocks | southern | sudluxemburg
      minettegegend | minettsgegend | landessuden | partie sud du pays | parte sul do pais | sudhalfte
    `),
    directions: phrases(
      'south | sud | suden | sude | suede | sueden | sul | southern | sudlich | sudlichen | sudliches | sidlech | sidlechen | sudlech',
    ),
  },
  {
    slug: 'east',
    name: 'East',
    cantons: ['echternach', 'grevenmacher', 'remich'],
    names: phrases('eastern | ostluxemburg | landesosten | partie est du pays | parte leste do pais'),
    directions: phrases(
      'east | est | osten | oste | leste | este | eastern | ostlich | ostlichen | estlech | estlechen',
    ),
  },
  {
    slug: 'moselle',
    name: 'Moselle',
    cantons: ['grevenmacher', 'remich'],
    names: phrases(`
      moselle | mosel | musel | miseler | muselgegend | moselregion | muselregioun | regiao do mosela | moselgegend
      moseltal | vallee de la moselle | moselle valley | mosela | region mosellane
      bord de moselle | miselerland | cote mosellane | wine route | route du vin | weinstrasse | wainstrooss
    `),
    directions: [],
  },
  {
    slug: 'mullerthal',
    name: 'Mullerthal',
    cantons: ['echternach'],
    names: phrases(`
      mullerthal | mullertal | muellerthal | mellerdall | petite suisse | petite suisse luxembourgeoise | little switzerland | kleine schweiz
      luxemburger schweiz | kleng letzebuerger schwaiz | pequena suica | kleine luxemburger schweiz
    `),
    directions: [],
  },
  {
    slug: 'centre',
    name: 'Centre',
    cantons: ['capellen', 'luxembourg', 'mersch'],
    names: phrases(`
      central part of the country | central part | central luxembourg | landesmitte | coeur du pays | zentralluxemburg | matt vum land | region centre
      centre region | milieu du pays | heart of the country | meio do pais | coracao do pais | herz des landes | herzen des landes | kar vum land
      matten am land | mett vum land | metten am land | mid luxembourg | central region | central area | central communes | region centrale 
       zona centro | centre area | heart of luxembourg | parte central do pais | partie centrale du pays | mittleres luxemburg
    `),
    directions: phrases('centre | center | zentralen | zentrum | centro | mitte | middle | zenter'),
  },
  {
    slug: 'west',
    name: 'West',
    cantons: ['capellen', 'redange'],
    names: phrases('vallee de l attert | attert | western | partie ouest du pays | parte oeste do pais'),
    directions: phrases(
      'west | ouest | westen | weste | oeste | western | westlich | westlichen | westlech | westlechen',
    ),
  },
  {
    slug: 'gutland',
    name: 'Gutland',
    cantons: [
      'capellen',
      'echternach',
      'esch-sur-alzette',
      'grevenmacher',
      'luxembourg',
      'mersch',
      'redange',
      'remich',
    ],
    names: phrases('gutland | guttland | bon pays'),
    directions: [],
  },
]
