import type { DocumentLocale } from '../kernel/locale.ts'
import { INDICATORS, type IndicatorId } from './indicators.ts'

type Translated = Readonly<Record<Exclude<DocumentLocale, 'en'>, string>>
type Unit = (typeof INDICATORS)[number]['unit']

/** Name and unit of an indicator in a language. @param name @param unit as documents have them, in English; what is not known stays as it is */
export function indicatorWords(name: string, unit: string, locale: DocumentLocale): { name: string; unit: string } {
  if (locale === 'en') return { name, unit }
  const id = INDICATORS.find((indicator) => indicator.name === name)?.id
  return {
    name: id === undefined ? name : NAMES[id][locale],
    unit: Object.hasOwn(UNITS, unit) ? UNITS[unit as Unit][locale] : unit,
  }
}

const UNITS: Readonly<Record<Unit, Translated>> = {
  ratio: { fr: 'rapport', de: 'Verhältnis', lb: 'Verhältnes', pt: 'rácio' },
  'departures/day': { fr: 'départs/jour', de: 'Abfahrten/Tag', lb: 'Ofaarten/Dag', pt: 'partidas/dia' },
  m: { fr: 'm', de: 'm', lb: 'm', pt: 'm' },
  'stops/km²': { fr: 'arrêts/km²', de: 'Haltestellen/km²', lb: 'Arrêten/km²', pt: 'paragens/km²' },
  minutes: { fr: 'minutes', de: 'Minuten', lb: 'Minutten', pt: 'minutos' },
  places: { fr: 'lieux', de: 'Orte', lb: 'Plazen', pt: 'locais' },
  'places/1,000 inhabitants': {
    fr: 'lieux/1 000 habitants',
    de: 'Orte/1.000 Einwohner',
    lb: 'Plazen/1.000 Awunner',
    pt: 'locais/1000 habitantes',
  },
}

const NAMES: Readonly<Record<IndicatorId, Translated>> = {
  apartmentPriceRatio: {
    fr: 'prix demandé au m² des appartements, par rapport au pays',
    de: 'Angebotspreis je m² von Wohnungen, im Verhältnis zum Land',
    lb: 'gefrote Präis pro m² vun Appartementer, am Verglach zum Land',
    pt: 'preço pedido por m² dos apartamentos, em relação ao país',
  },
  housePriceRatio: {
    fr: 'prix demandé au m² des maisons, par rapport au pays',
    de: 'Angebotspreis je m² von Häusern, im Verhältnis zum Land',
    lb: 'gefrote Präis pro m² vun Haiser, am Verglach zum Land',
    pt: 'preço pedido por m² das moradias, em relação ao país',
  },
  apartmentRentRatio: {
    fr: 'loyer demandé au m² des appartements, par rapport au pays',
    de: 'Angebotsmiete je m² von Wohnungen, im Verhältnis zum Land',
    lb: 'gefrote Loyer pro m² vun Appartementer, am Verglach zum Land',
    pt: 'renda pedida por m² dos apartamentos, em relação ao país',
  },
  departures1km: {
    fr: 'départs par jour à moins de 1 km des localités',
    de: 'Abfahrten am Tag im Umkreis von 1 km der Ortschaften',
    lb: 'Ofaarten den Dag am Ëmkrees vun 1 km vun den Uertschaften',
    pt: 'partidas por dia a menos de 1 km das localidades',
  },
  railDepartures3km: {
    fr: 'départs de train par jour à moins de 3 km des localités',
    de: 'Zugabfahrten am Tag im Umkreis von 3 km der Ortschaften',
    lb: 'Zuchofaarten den Dag am Ëmkrees vun 3 km vun den Uertschaften',
    pt: 'partidas de comboio por dia a menos de 3 km das localidades',
  },
  stationM: {
    fr: 'distance des localités à la gare la plus proche',
    de: 'Entfernung der Ortschaften vom nächsten Bahnhof',
    lb: 'Distanz vun den Uertschafte bis bei déi nootste Gare',
    pt: 'distância das localidades à estação mais próxima',
  },
  stopsPerKm2: {
    fr: 'arrêts desservis par km²',
    de: 'bediente Haltestellen je km²',
    lb: 'ugefuere Arrête pro km²',
    pt: 'paragens servidas por km²',
  },
  minutesToLuxembourg: {
    fr: 'minutes jusqu’à Luxembourg-Ville en transports publics aux heures de pointe',
    de: 'Minuten nach Luxemburg-Stadt mit öffentlichen Verkehrsmitteln in der Hauptverkehrszeit',
    lb: 'Minutten an d’Stad Lëtzebuerg mam ëffentlechen Transport an der Spëtzestonn',
    pt: 'minutos até à Cidade do Luxemburgo em transportes públicos na hora de ponta',
  },
  minutesToKirchberg: {
    fr: 'minutes jusqu’au Kirchberg en transports publics aux heures de pointe',
    de: 'Minuten zum Kirchberg mit öffentlichen Verkehrsmitteln in der Hauptverkehrszeit',
    lb: 'Minutten op de Kierchbierg mam ëffentlechen Transport an der Spëtzestonn',
    pt: 'minutos até Kirchberg em transportes públicos na hora de ponta',
  },
  minutesToBelval: {
    fr: 'minutes jusqu’à Belval en transports publics aux heures de pointe',
    de: 'Minuten nach Belval mit öffentlichen Verkehrsmitteln in der Hauptverkehrszeit',
    lb: 'Minutten op Belval mam ëffentlechen Transport an der Spëtzestonn',
    pt: 'minutos até Belval em transportes públicos na hora de ponta',
  },
  groceryM: {
    fr: 'distance des localités au magasin d’alimentation le plus proche',
    de: 'Entfernung der Ortschaften vom nächsten Lebensmittelgeschäft',
    lb: 'Distanz vun den Uertschafte bis bei déi nootst Epicerie',
    pt: 'distância das localidades à mercearia mais próxima',
  },
  groceries2km: {
    fr: 'magasins d’alimentation à moins de 2 km des localités',
    de: 'Lebensmittelgeschäfte im Umkreis von 2 km der Ortschaften',
    lb: 'Epicerien am Ëmkrees vun 2 km vun den Uertschaften',
    pt: 'mercearias a menos de 2 km das localidades',
  },
  groceriesPer1000: {
    fr: 'magasins d’alimentation dans la commune pour 1 000 habitants',
    de: 'Lebensmittelgeschäfte in der Gemeinde je 1.000 Einwohner',
    lb: 'Epicerien an der Gemeng pro 1.000 Awunner',
    pt: 'mercearias na comuna por 1000 habitantes',
  },
  everyday2km: {
    fr: 'commerces, restaurants et banques à moins de 2 km des localités',
    de: 'Läden, Restaurants und Banken im Umkreis von 2 km der Ortschaften',
    lb: 'Butteker, Restauranten a Banken am Ëmkrees vun 2 km vun den Uertschaften',
    pt: 'lojas, restaurantes e bancos a menos de 2 km das localidades',
  },
  leisure2km: {
    fr: 'lieux de loisirs à moins de 2 km des localités',
    de: 'Freizeitorte im Umkreis von 2 km der Ortschaften',
    lb: 'Plaze fir d’Fräizäit am Ëmkrees vun 2 km vun den Uertschaften',
    pt: 'locais de lazer a menos de 2 km das localidades',
  },
  schoolM: {
    fr: 'distance des localités à l’école la plus proche',
    de: 'Entfernung der Ortschaften von der nächsten Schule',
    lb: 'Distanz vun den Uertschafte bis bei déi nootst Schoul',
    pt: 'distância das localidades à escola mais próxima',
  },
  schools2km: {
    fr: 'écoles à moins de 2 km des localités',
    de: 'Schulen im Umkreis von 2 km der Ortschaften',
    lb: 'Schoulen am Ëmkrees vun 2 km vun den Uertschaften',
    pt: 'escolas a menos de 2 km das localidades',
  },
  schoolsPer1000: {
    fr: 'écoles dans la commune pour 1 000 habitants',
    de: 'Schulen in der Gemeinde je 1.000 Einwohner',
    lb: 'Schoulen an der Gemeng pro 1.000 Awunner',
    pt: 'escolas na comuna por 1000 habitantes',
  },
  pharmacyM: {
    fr: 'distance des localités à la pharmacie la plus proche',
    de: 'Entfernung der Ortschaften von der nächsten Apotheke',
    lb: 'Distanz vun den Uertschafte bis bei déi nootst Apdikt',
    pt: 'distância das localidades à farmácia mais próxima',
  },
  pharmacies5km: {
    fr: 'pharmacies à moins de 5 km des localités',
    de: 'Apotheken im Umkreis von 5 km der Ortschaften',
    lb: 'Apdikten am Ëmkrees vun 5 km vun den Uertschaften',
    pt: 'farmácias a menos de 5 km das localidades',
  },
  health5km: {
    fr: 'cabinets, cliniques et hôpitaux à moins de 5 km des localités',
    de: 'Praxen, Kliniken und Krankenhäuser im Umkreis von 5 km der Ortschaften',
    lb: 'Praxissen, Kliniken a Spideeler am Ëmkrees vun 5 km vun den Uertschaften',
    pt: 'consultórios, clínicas e hospitais a menos de 5 km das localidades',
  },
  healthPer1000: {
    fr: 'cabinets, cliniques et hôpitaux dans la commune pour 1 000 habitants',
    de: 'Praxen, Kliniken und Krankenhäuser in der Gemeinde je 1.000 Einwohner',
    lb: 'Praxissen, Kliniken a Spideeler an der Gemeng pro 1.000 Awunner',
    pt: 'consultórios, clínicas e hospitais na comuna por 1000 habitantes',
  },
  saleTurnoverRatio: {
    fr: 'logements nouvellement mis en vente par habitant sur douze mois, par rapport au pays',
    de: 'in zwölf Monaten neu zum Kauf angebotene Wohnungen und Häuser je Einwohner, im Verhältnis zum Land',
    lb: 'an zwielef Méint nei fir ze kafen ugebueden Unitéite pro Awunner, am Verglach zum Land',
    pt: 'habitações novas à venda por habitante em doze meses, em relação ao país',
  },
  rentTurnoverRatio: {
    fr: 'logements nouvellement mis en location par habitant sur douze mois, par rapport au pays',
    de: 'in zwölf Monaten neu zur Miete angebotene Wohnungen und Häuser je Einwohner, im Verhältnis zum Land',
    lb: 'an zwielef Méint nei fir ze lounen ugebueden Unitéite pro Awunner, am Verglach zum Land',
    pt: 'habitações novas para arrendar por habitante em doze meses, em relação ao país',
  },
  daysOnMarketRatio: {
    fr: 'durée médiane en jours des logements à vendre sur le marché, par rapport au pays',
    de: 'Median der Tage am Markt von Kaufangeboten, im Verhältnis zum Land',
    lb: 'Median vun den Deeg um Maart vu Kafofferen, am Verglach zum Land',
    pt: 'mediana de dias no mercado das habitações à venda, em relação ao país',
  },
}
