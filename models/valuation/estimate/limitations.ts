import type { Locale } from '../../kernel/locale.ts'

/** What a reader of an estimate must know; `unplaced`, `sparse` and `wide` only where they apply. */
export type Limitation = 'asking' | 'unseen' | 'unplaced' | 'sparse' | 'wide' | 'sample'

const TEXTS: Record<Limitation, Record<Locale, string>> = {
  asking: {
    en: 'This is an asking price, as adverts state it; what is finally paid is usually less. It is no appraisal.',
    fr: 'Il s’agit d’un prix affiché dans les annonces ; le prix finalement payé est en général inférieur. Ce n’est pas une expertise.',
    de: 'Dies ist ein Angebotspreis aus Inseraten; bezahlt wird am Ende meist weniger. Es ist kein Gutachten.',
    lu: 'Dëst ass en Ugebotspräis aus Annoncen; um Enn gëtt meeschtens manner bezuelt. Et ass keng Expertise.',
    pt: 'Este é um preço pedido em anúncios; o preço finalmente pago é em geral inferior. Não é uma avaliação pericial.',
  },
  unseen: {
    en: 'Quality that adverts do not state (light, noise, upkeep, view) is not seen.',
    fr: 'La qualité que les annonces ne disent pas (lumière, bruit, entretien, vue) n’est pas prise en compte.',
    de: 'Qualität, die Inserate nicht nennen (Licht, Lärm, Pflege, Aussicht), wird nicht gesehen.',
    lu: 'Qualitéit, déi d’Annoncen net soen (Liicht, Kaméidi, Ënnerhalt, Aussiicht), gëtt net gesinn.',
    pt: 'A qualidade que os anúncios não indicam (luz, ruído, conservação, vista) não é considerada.',
  },
  unplaced: {
    en: 'The exact place is not known, so the centre of the commune or locality stands in; latitude and longitude would narrow the interval.',
    fr: 'L’endroit exact n’est pas connu : le centre de la commune ou de la localité le remplace ; latitude et longitude réduiraient l’intervalle.',
    de: 'Der genaue Ort ist nicht bekannt; der Mittelpunkt der Gemeinde oder Ortschaft steht dafür. Breite und Länge würden das Intervall verengen.',
    lu: 'Déi genee Plaz ass net bekannt; de Mëttelpunkt vun der Gemeng oder Uertschaft steet dofir. Breet a Längt géifen den Intervall méi enk maachen.',
    pt: 'O local exato não é conhecido; o centro da comuna ou localidade substitui-o. Latitude e longitude reduziriam o intervalo.',
  },
  sparse: {
    en: 'Little is known of the dwelling; bedrooms, energy class, condition and construction year would narrow the interval.',
    fr: 'Le logement est peu décrit ; chambres, classe énergétique, état et année de construction réduiraient l’intervalle.',
    de: 'Über die Wohnung ist wenig bekannt; Schlafzimmer, Energieklasse, Zustand und Baujahr würden das Intervall verengen.',
    lu: 'Iwwer d’Wunneng ass wéineg bekannt; Schlofkummeren, Energieklass, Zoustand a Baujoer géifen den Intervall méi enk maachen.',
    pt: 'Pouco se sabe da habitação; quartos, classe energética, estado e ano de construção reduziriam o intervalo.',
  },
  wide: {
    en: 'The interval is wide: comparable adverts differ much in price.',
    fr: 'L’intervalle est large : les annonces comparables ont des prix très différents.',
    de: 'Das Intervall ist breit: vergleichbare Inserate unterscheiden sich stark im Preis.',
    lu: 'Den Intervall ass breet: vergläichbar Annoncen ënnerscheede sech staark am Präis.',
    pt: 'O intervalo é largo: anúncios comparáveis têm preços muito diferentes.',
  },
  sample: {
    en: 'Sample data: the market behind this estimate is invented.',
    fr: 'Données d’exemple : le marché derrière cette estimation est inventé.',
    de: 'Beispieldaten: der Markt hinter dieser Schätzung ist erfunden.',
    lu: 'Beispilldaten: de Marché hannert dëser Schätzung ass erfonnt.',
    pt: 'Dados de exemplo: o mercado por detrás desta estimativa é inventado.',
  },
}

/** The limitations in words, in the order given. */
export function limitationTexts(limitations: readonly Limitation[], locale: Locale): string[] {
  return limitations.map((limitation) => TEXTS[limitation][locale])
}
