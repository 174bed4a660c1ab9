import type { Locale } from '../../models/kernel/locale.ts'
import type { CountedForms } from './numbers.ts'

/** Sentences of one locale about one series of asking prices; words in braces are filled in. */
export interface MarketTemplates {
  /** Opens the paragraph; `{during}` and `{within}` come from the quarter and the area. */
  level: Readonly<Record<'sale' | 'rent', Readonly<Record<'all' | 'apartment' | 'house', string>>>>
  /** Where the data carry no level. */
  unknownLevel: Readonly<Record<'sale' | 'rent', string>>
  rise: string
  fall: string
  /** When the interval of the change holds zero: no direction is claimed. */
  unclear: string
  noComparison: string
  adverts: CountedForms
  estimated: string
}

export const MARKET_TEMPLATES: Readonly<Record<Locale, MarketTemplates>> = {
  en: {
    level: {
      sale: {
        all: 'A typical dwelling for sale {within} was offered at {price} per square metre {during} (95 % interval: {low} to {high}).',
        apartment:
          'A typical apartment for sale {within} was offered at {price} per square metre {during} (95 % interval: {low} to {high}).',
        house:
          'A typical house for sale {within} was offered at {price} per square metre {during} (95 % interval: {low} to {high}).',
      },
      rent: {
        all: 'A typical dwelling to let {within} was offered at {price} per square metre and month {during} (95 % interval: {low} to {high}).',
        apartment:
          'A typical apartment to let {within} was offered at {price} per square metre and month {during} (95 % interval: {low} to {high}).',
        house:
          'A typical house to let {within} was offered at {price} per square metre and month {during} (95 % interval: {low} to {high}).',
      },
    },
    unknownLevel: {
      sale: 'There were too few adverts for sale {within} to state a price {during}.',
      rent: 'There were too few adverts to let {within} to state a rent {during}.',
    },
    rise: 'Like for like, that is more than a year before: {change} ({changeLow} to {changeHigh}).',
    fall: 'Like for like, that is less than a year before: {change} ({changeLow} to {changeHigh}).',
    unclear:
      'Whether that is more or less than a year before cannot be told: {change}, with an interval from {changeLow} to {changeHigh}.',
    noComparison: 'There is no comparison with the year before.',
    adverts: { one: 'The figure rests on {n} new advert.', other: 'The figure rests on {n} new adverts.' },
    estimated: 'It is modelled, because the adverts of the quarter alone would not carry it.',
  },
  fr: {
    level: {
      sale: {
        all: 'Un logement type à vendre {within} était proposé à {price} le mètre carré {during} (intervalle à 95 % : {low} à {high}).',
        apartment:
          'Un appartement type à vendre {within} était proposé à {price} le mètre carré {during} (intervalle à 95 % : {low} à {high}).',
        house:
          'Une maison type à vendre {within} était proposée à {price} le mètre carré {during} (intervalle à 95 % : {low} à {high}).',
      },
      rent: {
        all: 'Un logement type à louer {within} était proposé à {price} le mètre carré et par mois {during} (intervalle à 95 % : {low} à {high}).',
        apartment:
          'Un appartement type à louer {within} était proposé à {price} le mètre carré et par mois {during} (intervalle à 95 % : {low} à {high}).',
        house:
          'Une maison type à louer {within} était proposée à {price} le mètre carré et par mois {during} (intervalle à 95 % : {low} à {high}).',
      },
    },
    unknownLevel: {
      sale: 'Les annonces de vente {within} étaient trop peu nombreuses {during} pour indiquer un prix.',
      rent: 'Les annonces de location {within} étaient trop peu nombreuses {during} pour indiquer un loyer.',
    },
    rise: 'À qualité égale, c’est plus qu’un an auparavant : {change} ({changeLow} à {changeHigh}).',
    fall: 'À qualité égale, c’est moins qu’un an auparavant : {change} ({changeLow} à {changeHigh}).',
    unclear:
      'On ne peut dire si c’est plus ou moins qu’un an auparavant : {change}, avec un intervalle de {changeLow} à {changeHigh}.',
    noComparison: 'Il n’y a pas de comparaison avec l’année précédente.',
    adverts: {
      one: 'Le chiffre repose sur {n} nouvelle annonce.',
      other: 'Le chiffre repose sur {n} nouvelles annonces.',
    },
    estimated: 'Il est modélisé, car les annonces du trimestre ne suffiraient pas à elles seules.',
  },
  de: {
    level: {
      sale: {
        all: 'Ein typisches Wohnobjekt zum Kauf {within} wurde {during} zu {price} pro Quadratmeter angeboten (95-%-Intervall: {low} bis {high}).',
        apartment:
          'Eine typische Wohnung zum Kauf {within} wurde {during} zu {price} pro Quadratmeter angeboten (95-%-Intervall: {low} bis {high}).',
        house:
          'Ein typisches Haus zum Kauf {within} wurde {during} zu {price} pro Quadratmeter angeboten (95-%-Intervall: {low} bis {high}).',
      },
      rent: {
        all: 'Ein typisches Wohnobjekt zur Miete {within} wurde {during} zu {price} pro Quadratmeter und Monat angeboten (95-%-Intervall: {low} bis {high}).',
        apartment:
          'Eine typische Wohnung zur Miete {within} wurde {during} zu {price} pro Quadratmeter und Monat angeboten (95-%-Intervall: {low} bis {high}).',
        house:
          'Ein typisches Haus zur Miete {within} wurde {during} zu {price} pro Quadratmeter und Monat angeboten (95-%-Intervall: {low} bis {high}).',
      },
    },
    unknownLevel: {
      sale: 'Für eine Preisangabe gab es {during} {within} zu wenige Kaufinserate.',
      rent: 'Für eine Mietangabe gab es {during} {within} zu wenige Mietinserate.',
    },
    rise: 'Bei gleicher Qualität ist das mehr als ein Jahr zuvor: {change} ({changeLow} bis {changeHigh}).',
    fall: 'Bei gleicher Qualität ist das weniger als ein Jahr zuvor: {change} ({changeLow} bis {changeHigh}).',
    unclear:
      'Ob das mehr oder weniger ist als ein Jahr zuvor, lässt sich nicht sagen: {change}, bei einem Intervall von {changeLow} bis {changeHigh}.',
    noComparison: 'Ein Vergleich mit dem Vorjahr liegt nicht vor.',
    adverts: { one: 'Die Zahl beruht auf {n} neuen Inserat.', other: 'Die Zahl beruht auf {n} neuen Inseraten.' },
    estimated: 'Sie ist modelliert, weil die Inserate des Quartals allein sie nicht tragen würden.',
  },
  lu: {
    level: {
      sale: {
        all: 'En typescht Wunnobjet ze kafen {within} gouf {during} fir {price} de Meter-Carré ugebueden (95-%-Intervall: {low} bis {high}).',
        apartment:
          'En typescht Appartement ze kafen {within} gouf {during} fir {price} de Meter-Carré ugebueden (95-%-Intervall: {low} bis {high}).',
        house:
          'En typescht Haus ze kafen {within} gouf {during} fir {price} de Meter-Carré ugebueden (95-%-Intervall: {low} bis {high}).',
      },
      rent: {
        all: 'En typescht Wunnobjet ze lounen {within} gouf {during} fir {price} de Meter-Carré a Mount ugebueden (95-%-Intervall: {low} bis {high}).',
        apartment:
          'En typescht Appartement ze lounen {within} gouf {during} fir {price} de Meter-Carré a Mount ugebueden (95-%-Intervall: {low} bis {high}).',
        house:
          'En typescht Haus ze lounen {within} gouf {during} fir {price} de Meter-Carré a Mount ugebueden (95-%-Intervall: {low} bis {high}).',
      },
    },
    unknownLevel: {
      sale: 'Fir e Präis unzeginn, gouf et {during} {within} ze wéineg Verkafsannoncen.',
      rent: 'Fir e Loyer unzeginn, gouf et {during} {within} ze wéineg Locatiounsannoncen.',
    },
    rise: 'Bei gläicher Qualitéit ass dat méi wéi e Joer virdrun: {change} ({changeLow} bis {changeHigh}).',
    fall: 'Bei gläicher Qualitéit ass dat manner wéi e Joer virdrun: {change} ({changeLow} bis {changeHigh}).',
    unclear:
      'Ob dat méi oder manner ass wéi e Joer virdrun, léisst sech net soen: {change}, Intervall {changeLow} bis {changeHigh}.',
    noComparison: 'E Verglach mam Joer virdru gëtt et net.',
    adverts: {
      one: 'D’Zuel baséiert op {n} neier Annonce.',
      other: 'D’Zuel baséiert op {n} neien Annoncen.',
    },
    estimated: 'Si ass modelléiert, well d’Annoncë vum Quartal eleng net duergoen.',
  },
  pt: {
    level: {
      sale: {
        all: 'Uma habitação típica à venda {within} era oferecida a {price} por metro quadrado {during} (intervalo de 95 %: {low} a {high}).',
        apartment:
          'Um apartamento típico à venda {within} era oferecido a {price} por metro quadrado {during} (intervalo de 95 %: {low} a {high}).',
        house:
          'Uma moradia típica à venda {within} era oferecida a {price} por metro quadrado {during} (intervalo de 95 %: {low} a {high}).',
      },
      rent: {
        all: 'Uma habitação típica para arrendar {within} era oferecida a {price} por metro quadrado e por mês {during} (intervalo de 95 %: {low} a {high}).',
        apartment:
          'Um apartamento típico para arrendar {within} era oferecido a {price} por metro quadrado e por mês {during} (intervalo de 95 %: {low} a {high}).',
        house:
          'Uma moradia típica para arrendar {within} era oferecida a {price} por metro quadrado e por mês {during} (intervalo de 95 %: {low} a {high}).',
      },
    },
    unknownLevel: {
      sale: 'Os anúncios de venda {within} eram demasiado poucos {during} para indicar um preço.',
      rent: 'Os anúncios de arrendamento {within} eram demasiado poucos {during} para indicar uma renda.',
    },
    rise: 'Com qualidade igual, é mais do que um ano antes: {change} ({changeLow} a {changeHigh}).',
    fall: 'Com qualidade igual, é menos do que um ano antes: {change} ({changeLow} a {changeHigh}).',
    unclear:
      'Não se pode dizer se é mais ou menos do que um ano antes: {change}, com um intervalo de {changeLow} a {changeHigh}.',
    noComparison: 'Não há comparação com o ano anterior.',
    adverts: { one: 'O valor assenta em {n} anúncio novo.', other: 'O valor assenta em {n} anúncios novos.' },
    estimated: 'É modelado, porque os anúncios do trimestre, por si só, não bastariam.',
  },
}
