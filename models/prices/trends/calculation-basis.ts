import { DOCUMENT_LOCALES, type DocumentLocale } from '../../kernel/locale.ts'

/** What a series of price levels rests on, to be put in words. */
export type BasisFacts = {
  commune: string
  listingType: 'rent' | 'sale'
  /** Newest quarter of the series. */
  quarter: string
  /** What its changes are changes on. */
  comparedWith: 'qoq' | 'yoy' | 'both'
}

type BasisWords = Record<BasisFacts['listingType'], string> & Record<BasisFacts['comparedWith'], string>

/** Sentences of each locale; words in braces are filled in. */
const WORDS: Readonly<Record<DocumentLocale, BasisWords>> = {
  en: {
    sale: 'Asking prices per square metre of adverts in {commune} (all dwellings), modelled for a typical dwelling; changes compare {quarter} with {before}, like for like. Asking prices are not prices paid.',
    rent: 'Asking rents per square metre and month of adverts in {commune} (all dwellings), modelled for a typical dwelling; changes compare {quarter} with {before}, like for like. Asking rents are not rents agreed.',
    qoq: 'the quarter before',
    yoy: 'the same quarter a year before',
    both: 'the quarter before and with the same quarter a year before',
  },
  fr: {
    sale: 'Prix demandés au mètre carré dans les annonces à {commune} (tous logements), modélisés pour un logement type ; les variations comparent {quarter} avec {before}, à qualité égale. Un prix demandé n’est pas un prix payé.',
    rent: 'Loyers demandés au mètre carré et par mois dans les annonces à {commune} (tous logements), modélisés pour un logement type ; les variations comparent {quarter} avec {before}, à qualité égale. Un loyer demandé n’est pas un loyer convenu.',
    qoq: 'le trimestre précédent',
    yoy: 'le même trimestre un an plus tôt',
    both: 'le trimestre précédent et avec le même trimestre un an plus tôt',
  },
  de: {
    sale: 'Angebotspreise pro Quadratmeter aus Inseraten in {commune} (Wohnungen und Häuser), modelliert für eine typische Wohnung; Veränderungen vergleichen {quarter} mit {before}, bei gleicher Qualität. Angebotspreise sind keine gezahlten Preise.',
    rent: 'Angebotsmieten pro Quadratmeter und Monat aus Inseraten in {commune} (Wohnungen und Häuser), modelliert für eine typische Wohnung; Veränderungen vergleichen {quarter} mit {before}, bei gleicher Qualität. Angebotsmieten sind keine vereinbarten Mieten.',
    qoq: 'dem Vorquartal',
    yoy: 'demselben Quartal des Vorjahres',
    both: 'dem Vorquartal und mit demselben Quartal des Vorjahres',
  },
  lb: {
    sale: 'Gefrote Präisser pro Meter-Carré aus Annoncen zu {commune} (Appartementer an Haiser), modelléiert fir eng typesch Wunneng; d’Ännerunge vergläichen {quarter} mat {before}, bei gläicher Qualitéit. E gefrote Präis ass kee bezuelte Präis.',
    rent: 'Gefrote Loyere pro Meter-Carré a Mount aus Annoncen zu {commune} (Appartementer an Haiser), modelléiert fir eng typesch Wunneng; d’Ännerunge vergläichen {quarter} mat {before}, bei gläicher Qualitéit. E gefrote Loyer ass keen ofgemaachte Loyer.',
    qoq: 'dem Quartal virdrun',
    yoy: 'dem selwechte Quartal e Joer virdrun',
    both: 'dem Quartal virdrun a mat dem selwechte Quartal e Joer virdrun',
  },
  pt: {
    sale: 'Preços pedidos por metro quadrado em anúncios em {commune} (todas as habitações), modelados para uma habitação típica; as variações comparam {quarter} com {before}, com qualidade igual. Um preço pedido não é um preço pago.',
    rent: 'Rendas pedidas por metro quadrado e por mês em anúncios em {commune} (todas as habitações), modeladas para uma habitação típica; as variações comparam {quarter} com {before}, com qualidade igual. Uma renda pedida não é uma renda acordada.',
    qoq: 'o trimestre anterior',
    yoy: 'o mesmo trimestre do ano anterior',
    both: 'o trimestre anterior e com o mesmo trimestre do ano anterior',
  },
}

/** Says what the figures of a series are and are not. */
export function calculationBasis(locale: DocumentLocale, facts: BasisFacts): string {
  const words = WORDS[locale]
  const { commune, quarter } = facts
  const filled: Record<string, string> = { commune, quarter, before: words[facts.comparedWith] }
  return words[facts.listingType].replace(/\{(\w+)\}/g, (_, name: string) => filled[name]!)
}

/** In every locale; the commune by its name in each. */
export function calculationBases(
  communeNames: Readonly<Record<DocumentLocale, string>>,
  facts: Omit<BasisFacts, 'commune'>,
): Record<DocumentLocale, string> {
  return Object.fromEntries(
    DOCUMENT_LOCALES.map((locale) => [locale, calculationBasis(locale, { ...facts, commune: communeNames[locale] })]),
  ) as Record<DocumentLocale, string>
}
