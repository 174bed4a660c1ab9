import type { Locale } from '../../../../models/kernel/locale.ts'

/** Words of the card page itself. */
interface CardWords {
  /** BCP 47 tag for numbers and screen readers. */
  tag: string
  listings: string
  previous: string
  next: string
  /** Suffix of a monthly rent. */
  month: string
  beds: string
  baths: string
  energy: string
  noPrice: string
  noPhoto: string
  details: string
  match: string
  /** Word between two numbers: 3 of 8. */
  of: string
  gone: string
  asOf: string
  sample: string
}

export const CARD_WORDS: Readonly<Record<Locale, CardWords>> = {
  en: {
    tag: 'en-GB',
    listings: 'Listings',
    previous: 'Previous listing',
    next: 'Next listing',
    month: ' a month',
    beds: 'bed',
    baths: 'bath',
    energy: 'energy',
    noPrice: 'Price unknown',
    noPhoto: 'No photo',
    details: 'Details',
    match: 'Match',
    of: 'of',
    gone: 'Not on offer',
    asOf: 'As of',
    sample: 'invented sample data',
  },
  fr: {
    tag: 'fr-LU',
    listings: 'Annonces',
    previous: 'Annonce précédente',
    next: 'Annonce suivante',
    month: ' par mois',
    beds: 'ch.',
    baths: 'sdb',
    energy: 'énergie',
    noPrice: 'Prix inconnu',
    noPhoto: 'Sans photo',
    details: 'Détails',
    match: 'Concordance',
    of: 'sur',
    gone: 'Plus en ligne',
    asOf: 'État au',
    sample: 'données inventées',
  },
  de: {
    tag: 'de-LU',
    listings: 'Anzeigen',
    previous: 'Vorige Anzeige',
    next: 'Nächste Anzeige',
    month: ' im Monat',
    beds: 'Schlafz.',
    baths: 'Bad',
    energy: 'Energie',
    noPrice: 'Preis unbekannt',
    noPhoto: 'Ohne Foto',
    details: 'Einzelheiten',
    match: 'Übereinstimmung',
    of: 'von',
    gone: 'Nicht im Angebot',
    asOf: 'Stand',
    sample: 'erfundene Daten',
  },
  lu: {
    tag: 'lb-LU',
    listings: 'Annoncen',
    previous: 'Virescht Annonce',
    next: 'Nächst Annonce',
    month: ' de Mount',
    beds: 'Schlofz.',
    baths: 'Bad',
    energy: 'Energie',
    noPrice: 'Präis onbekannt',
    noPhoto: 'Ouni Foto',
    details: 'Detailer',
    match: 'Iwwereneestëmmung',
    of: 'vun',
    gone: 'Net am Ugebuet',
    asOf: 'Stand',
    sample: 'erfonnt Daten',
  },
  pt: {
    tag: 'pt-PT',
    listings: 'Anúncios',
    previous: 'Anúncio anterior',
    next: 'Anúncio seguinte',
    month: ' por mês',
    beds: 'qto.',
    baths: 'WC',
    energy: 'energia',
    noPrice: 'Preço desconhecido',
    noPhoto: 'Sem foto',
    details: 'Detalhes',
    match: 'Correspondência',
    of: 'de',
    gone: 'Fora de oferta',
    asOf: 'Em',
    sample: 'dados inventados',
  },
}
