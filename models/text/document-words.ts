import type { Locale } from '../domain/locale.ts'

/** Labels of generated documents in one locale. */
export interface DocumentWords {
  sample: string
  unknown: string
  basis: string
  prices: string
  index: string
  forecast: string
  activity: string
  commute: string
  commuteNote: string
  liveability: string
  agencies: string
  links: string
  otherLanguages: string
  figures: string
  sources: string
  communes: string
  kind: string
  quarter: string
  level: string
  interval: string
  onYear: string
  adverts: string
  active: string
  fresh: string
  medianDays: string
  destination: string
  mode: string
  dimension: string
  score: string
  weight: string
  agency: string
  commune: string
  value: string
  since: string
  date: string
  source: string
  status: string
  updated: string
  jsonFeed: string
  rssFeed: string
  predicted: string
  series: Readonly<Record<'sale' | 'rent', Readonly<Record<'all' | 'apartment' | 'house', string>>>>
  modes: Readonly<Record<'car' | 'transit' | 'bike' | 'walk', string>>
  destinations: Readonly<Record<'luxembourg-city' | 'kirchberg' | 'belval', string>>
  statuses: Readonly<Record<'verified' | 'secondary' | 'unverified', string>>
  /** `{area}` and `{quarter}`. */
  reportTitle: string
  communeTitle: string
}

export const DOCUMENT_WORDS: Readonly<Record<Locale, DocumentWords>> = {
  en: {
    sample:
      'Sample data: this market is invented to show how the service works. No listing, agency or figure in it is real.',
    unknown: 'unknown',
    basis:
      'Basis: asking prices of new, unique adverts, not prices in deeds. A level is modelled where a quarter has few adverts, and left out where the data do not carry one.',
    prices: 'Asking prices',
    index: 'Index',
    forecast: 'Forecast',
    activity: 'On the market',
    commute: 'Ways to work',
    commuteNote: 'Minutes door to door in the peak, with the range that holds 80 % of trips.',
    liveability: 'Liveability',
    agencies: 'Agencies with the most listings',
    links: 'Further',
    otherLanguages: 'In other languages',
    figures: 'Figures used',
    sources: 'Sources',
    communes: 'Communes',
    kind: 'Kind',
    quarter: 'Quarter',
    level: 'EUR/m²',
    interval: '95 % interval',
    onYear: 'On the year',
    adverts: 'Adverts',
    active: 'Active',
    fresh: 'New in the quarter',
    medianDays: 'Median days on the market',
    destination: 'To',
    mode: 'By',
    dimension: 'Dimension',
    score: 'Score of 100',
    weight: 'Weight',
    agency: 'Agency',
    commune: 'Commune',
    value: 'Value',
    since: 'Since',
    date: 'Date',
    source: 'Source',
    status: 'Status',
    updated: 'Text of {day}; figures as of {asOf}.',
    jsonFeed: 'New listings as JSON Feed',
    rssFeed: 'New listings as RSS',
    predicted: 'Expected EUR/m²',
    series: {
      sale: { all: 'Sale, all dwellings', apartment: 'Sale, apartments', house: 'Sale, houses' },
      rent: { all: 'Rent, all dwellings', apartment: 'Rent, apartments', house: 'Rent, houses' },
    },
    modes: { car: 'car', transit: 'public transport', bike: 'bicycle', walk: 'on foot' },
    destinations: { 'luxembourg-city': 'Luxembourg City', kirchberg: 'Kirchberg', belval: 'Belval' },
    statuses: { verified: 'verified', secondary: 'one secondary source', unverified: 'unverified' },
    reportTitle: 'Market report, {area}, {quarter}',
    communeTitle: 'Property market in {commune}',
  },
  fr: {
    sample:
      'Données d’exemple : ce marché est inventé pour montrer le fonctionnement du service. Aucune annonce, agence ni chiffre n’y est réel.',
    unknown: 'inconnu',
    basis:
      'Base : prix demandés dans des annonces nouvelles et uniques, non les prix des actes. Un niveau est modélisé quand le trimestre compte peu d’annonces, et omis quand les données n’en portent pas.',
    prices: 'Prix demandés',
    index: 'Indice',
    forecast: 'Prévision',
    activity: 'Sur le marché',
    commute: 'Trajets vers le travail',
    commuteNote: 'Minutes de porte à porte aux heures de pointe, avec la fourchette qui contient 80 % des trajets.',
    liveability: 'Qualité de vie',
    agencies: 'Agences avec le plus d’annonces',
    links: 'Pour aller plus loin',
    otherLanguages: 'Dans d’autres langues',
    figures: 'Chiffres utilisés',
    sources: 'Sources',
    communes: 'Communes',
    kind: 'Type',
    quarter: 'Trimestre',
    level: 'EUR/m²',
    interval: 'Intervalle à 95 %',
    onYear: 'Sur un an',
    adverts: 'Annonces',
    active: 'Actives',
    fresh: 'Nouvelles ce trimestre',
    medianDays: 'Durée médiane en jours',
    destination: 'Vers',
    mode: 'Moyen',
    dimension: 'Dimension',
    score: 'Score sur 100',
    weight: 'Poids',
    agency: 'Agence',
    commune: 'Commune',
    value: 'Valeur',
    since: 'Depuis',
    date: 'Date',
    source: 'Source',
    status: 'Statut',
    updated: 'Texte du {day} ; chiffres au {asOf}.',
    jsonFeed: 'Nouvelles annonces en JSON Feed',
    rssFeed: 'Nouvelles annonces en RSS',
    predicted: 'EUR/m² attendus',
    series: {
      sale: { all: 'Vente, tous logements', apartment: 'Vente, appartements', house: 'Vente, maisons' },
      rent: { all: 'Location, tous logements', apartment: 'Location, appartements', house: 'Location, maisons' },
    },
    modes: { car: 'voiture', transit: 'transports publics', bike: 'vélo', walk: 'à pied' },
    destinations: { 'luxembourg-city': 'Luxembourg-Ville', kirchberg: 'Kirchberg', belval: 'Belval' },
    statuses: { verified: 'vérifié', secondary: 'une source secondaire', unverified: 'non vérifié' },
    reportTitle: 'Rapport de marché, {area}, {quarter}',
    communeTitle: 'Marché immobilier : {commune}',
  },
  de: {
    sample:
      'Beispieldaten: Dieser Markt ist erfunden, um den Dienst zu zeigen. Kein Inserat, keine Agentur und keine Zahl darin ist echt.',
    unknown: 'unbekannt',
    basis:
      'Grundlage: Angebotspreise neuer, einmaliger Inserate, nicht beurkundete Preise. Ein Niveau ist modelliert, wo ein Quartal wenige Inserate hat, und fehlt, wo die Daten keines tragen.',
    prices: 'Angebotspreise',
    index: 'Index',
    forecast: 'Prognose',
    activity: 'Auf dem Markt',
    commute: 'Arbeitswege',
    commuteNote: 'Minuten von Tür zu Tür in der Hauptverkehrszeit, mit der Spanne, die 80 % der Fahrten umfasst.',
    liveability: 'Lebensqualität',
    agencies: 'Agenturen mit den meisten Inseraten',
    links: 'Weiteres',
    otherLanguages: 'In anderen Sprachen',
    figures: 'Verwendete Zahlen',
    sources: 'Quellen',
    communes: 'Gemeinden',
    kind: 'Art',
    quarter: 'Quartal',
    level: 'EUR/m²',
    interval: '95-%-Intervall',
    onYear: 'Zum Vorjahr',
    adverts: 'Inserate',
    active: 'Aktiv',
    fresh: 'Neu im Quartal',
    medianDays: 'Median der Tage am Markt',
    destination: 'Nach',
    mode: 'Mit',
    dimension: 'Dimension',
    score: 'Punkte von 100',
    weight: 'Gewicht',
    agency: 'Agentur',
    commune: 'Gemeinde',
    value: 'Wert',
    since: 'Seit',
    date: 'Datum',
    source: 'Quelle',
    status: 'Status',
    updated: 'Text vom {day}; Zahlen vom {asOf}.',
    jsonFeed: 'Neue Inserate als JSON Feed',
    rssFeed: 'Neue Inserate als RSS',
    predicted: 'Erwartete EUR/m²',
    series: {
      sale: { all: 'Kauf, alle', apartment: 'Kauf, Wohnungen', house: 'Kauf, Häuser' },
      rent: { all: 'Miete, alle', apartment: 'Miete, Wohnungen', house: 'Miete, Häuser' },
    },
    modes: { car: 'Auto', transit: 'öffentlicher Verkehr', bike: 'Fahrrad', walk: 'zu Fuß' },
    destinations: { 'luxembourg-city': 'Luxemburg-Stadt', kirchberg: 'Kirchberg', belval: 'Belval' },
    statuses: { verified: 'geprüft', secondary: 'eine Sekundärquelle', unverified: 'ungeprüft' },
    reportTitle: 'Marktbericht, {area}, {quarter}',
    communeTitle: 'Immobilienmarkt in {commune}',
  },
  lu: {
    sample:
      'Beispilldaten: Dëse Maart ass erfonnt, fir de Service ze weisen. Keng Annonce, keng Agence a keng Zuel dran ass echt.',
    unknown: 'onbekannt',
    basis:
      'Basis: gefrote Präisser aus neien, eemolegen Annoncen, net d’Präisser aus den Akten. En Niveau ass modelléiert, wann e Quartal wéineg Annoncen huet, a feelt, wann d’Daten keen droen.',
    prices: 'Gefrote Präisser',
    index: 'Index',
    forecast: 'Prognos',
    activity: 'Um Maart',
    commute: 'Aarbechtsweeër',
    commuteNote: 'Minutten vun Dier zu Dier an der Spëtzestonn, mat der Spann, déi 80 % vun de Fahrten ëmfaasst.',
    liveability: 'Liewensqualitéit',
    agencies: 'Agencë mat de meeschten Annoncen',
    links: 'Weideres',
    otherLanguages: 'An anere Sproochen',
    figures: 'Benotzten Zuelen',
    sources: 'Quellen',
    communes: 'Gemengen',
    kind: 'Aart',
    quarter: 'Quartal',
    level: 'EUR/m²',
    interval: '95-%-Intervall',
    onYear: 'Op ee Joer',
    adverts: 'Annoncen',
    active: 'Aktiv',
    fresh: 'Nei am Quartal',
    medianDays: 'Median vun den Deeg um Maart',
    destination: 'Op',
    mode: 'Mat',
    dimension: 'Dimensioun',
    score: 'Punkten vun 100',
    weight: 'Gewiicht',
    agency: 'Agence',
    commune: 'Gemeng',
    value: 'Wäert',
    since: 'Zënter',
    date: 'Datum',
    source: 'Quell',
    status: 'Status',
    updated: 'Text: {day}; Zuelen: {asOf}.',
    jsonFeed: 'Nei Annoncen als JSON Feed',
    rssFeed: 'Nei Annoncen als RSS',
    predicted: 'Erwaart EUR/m²',
    series: {
      sale: { all: 'Kaf, alles', apartment: 'Kaf, Appartementer', house: 'Kaf, Haiser' },
      rent: { all: 'Loyer, alles', apartment: 'Loyer, Appartementer', house: 'Loyer, Haiser' },
    },
    modes: { car: 'Auto', transit: 'ëffentlechen Transport', bike: 'Vëlo', walk: 'zu Fouss' },
    destinations: { 'luxembourg-city': 'Stad Lëtzebuerg', kirchberg: 'Kierchbierg', belval: 'Belval' },
    statuses: { verified: 'gepréift', secondary: 'eng sekundär Quell', unverified: 'net gepréift' },
    reportTitle: 'Maartrapport, {area}, {quarter}',
    communeTitle: 'Immobiliemaart: {commune}',
  },
  pt: {
    sample:
      'Dados de amostra: este mercado é inventado para mostrar como o serviço funciona. Nenhum anúncio, agência ou valor é real.',
    unknown: 'desconhecido',
    basis:
      'Base: preços pedidos em anúncios novos e únicos, não os preços das escrituras. Um nível é modelado quando o trimestre tem poucos anúncios, e omitido quando os dados não o permitem.',
    prices: 'Preços pedidos',
    index: 'Índice',
    forecast: 'Previsão',
    activity: 'No mercado',
    commute: 'Deslocações para o trabalho',
    commuteNote: 'Minutos de porta a porta na hora de ponta, com o intervalo que contém 80 % das viagens.',
    liveability: 'Qualidade de vida',
    agencies: 'Agências com mais anúncios',
    links: 'Mais informação',
    otherLanguages: 'Noutras línguas',
    figures: 'Valores utilizados',
    sources: 'Fontes',
    communes: 'Comunas',
    kind: 'Tipo',
    quarter: 'Trimestre',
    level: 'EUR/m²',
    interval: 'Intervalo de 95 %',
    onYear: 'Num ano',
    adverts: 'Anúncios',
    active: 'Ativos',
    fresh: 'Novos no trimestre',
    medianDays: 'Mediana de dias no mercado',
    destination: 'Para',
    mode: 'Meio',
    dimension: 'Dimensão',
    score: 'Pontuação em 100',
    weight: 'Peso',
    agency: 'Agência',
    commune: 'Comuna',
    value: 'Valor',
    since: 'Desde',
    date: 'Data',
    source: 'Fonte',
    status: 'Estado',
    updated: 'Texto de {day}; valores de {asOf}.',
    jsonFeed: 'Novos anúncios em JSON Feed',
    rssFeed: 'Novos anúncios em RSS',
    predicted: 'EUR/m² esperados',
    series: {
      sale: { all: 'Venda, todas as habitações', apartment: 'Venda, apartamentos', house: 'Venda, moradias' },
      rent: { all: 'Arrendamento, todas', apartment: 'Arrendamento, apartamentos', house: 'Arrendamento, moradias' },
    },
    modes: { car: 'automóvel', transit: 'transportes públicos', bike: 'bicicleta', walk: 'a pé' },
    destinations: { 'luxembourg-city': 'Cidade do Luxemburgo', kirchberg: 'Kirchberg', belval: 'Belval' },
    statuses: { verified: 'verificado', secondary: 'uma fonte secundária', unverified: 'não verificado' },
    reportTitle: 'Relatório de mercado, {area}, {quarter}',
    communeTitle: 'Mercado imobiliário: {commune}',
  },
}
