import type { HomeKindWords } from '../../words/queries/home-kind-words.ts'

export const homeKinds = {
  detached: String.raw`freistehend\w*`,
  endTerrace: String.raw`reihenendhaus\w*|reiheneckhaus\w*|eckhaus|reh|eckreihenhaus`,
  terraced: String.raw`reihenhaus\w*|mittelhaus|rmh|rh|reihenmittelhaus|reihenendhaus|rei(?:en|n)?haus`,
  semiDetached: String.raw`dhh|doppelhaushaelfte|doppelhaushalfte|doppelhaus\w*|zwillingshaus`,
  farmhouse: String.raw`hofstelle|resthof|bauernhaus\w*|bauernhof|scheune`,
  bungalow: 'bungalows?',
  castle: 'schloss|burg',
  villa: 'villas?|villen',
  studio: String.raw`studio\w*|einzimmerwohnung\w*|einzimmerapartment\w*|einzimmerappartement\w*|einraumwohnung\w*`,
  duplex: String.raw`duplex\w*|maisonette\w*|maisonettewhg|triplex\w*`,
  penthouse: String.raw`pentha?o?us\w*`,
  loft: 'lofts?|loftwohnung',
  attic: String.raw`dachgeschosswohnung\w*|dachwohnung\w*|dgwohnung|dachgeschosswhg|mansardenwohnung\w*|mansarden?`,
  groundFloor: String.raw`erdgeschosswohnung\w*|egwohnung|parterrewohnung\w*|gartenwohnung\w*|souterrainwohnung\w*`,
  sharedRoom: 'wg|wgzimmer|wohngemeinschaft',
  building: String.raw`
    mehrfamilienhaus\w*|mehrfamilienhauser|mfh|renditehaus\w*|renditeobjekt|zinshaus|mietshaus|mietshauser|wohnblock
    appartementshaus|apartmenthaus|wohngebaude
  `,
  office: 'buroflache|buroraum|burofläche',
  plot: String.raw`bauland|baugrundstuck\w*|grundstuck\w*`,
  house: String.raw`
    huttchen|hauschen|chalet\w*|haus|hauses|hauser|haeuser|eigenheim\w*|einfamilienhaus\w*|stadthaus\w*|landhaus\w*
    efh|\w{3,}haus
  `,
  flat: String.raw`
    etw|apartment|apartments|apartement\w*|appartement\w*|appartment\w*|app|whg|whgs|\w+whg|wohnung|wohnungen
    mietwohnung|eigentumswohnung\w*|etagenwohnung|\w{2,}wohnung|\w{2,}wohnungen
  `,
  noHouse: String.raw`
    passivhaus|zuhaus|krankenhaus|parkhaus|kaufhaus|treppenhaus|rathaus|gasthaus|hochhaus|schulhaus|gewachshaus
    gartenhaus|gewaechshaus|glashaus|baumhaus|vogelhaus|kanzleihaus|lagerhaus|warenhaus|teppenhaus|autohaus
    hauptwohnung|nichtraucherhaus|raucherhaus
  `,
  fenced: 'eingezaunt|umzaunt',
  officeAsked: String.raw`buro\w*|kanzlei`,
  shopAsked: String.raw`
    ladenlokal\w*|ladenflache|geschaftslokal\w*|geschaft|laden|geschaftsraum\w*|geschaftsflache|gewerbeflache
    gewerberaum\w*|verkaufsflache
  `,
  restaurantAsked: 'restaurants?|cafe|gaststatte|gastwirtschaft|kneipe',
  warehouseAsked: 'lagerhalle|lager|halle|werkstatt|atelier|depot',
  plotAsked: String.raw`land|bauland|bauplatze?|baulucke\w*|parzelle|bauparzelle|baugrundstuck\w*|grundstuck\w*`,
  parkingAsked: String.raw`
    parkings?|stellplatz\w*|einstellplatz|garagenplatz|garagestellplatz|parkraum|tiefgaragen\w*|garages?|box
    parkplatz|carport
  `,
  roomAsked: 'zimmer|kammer|wgzimmer|wg',
  sideRoom: '',
} satisfies HomeKindWords
