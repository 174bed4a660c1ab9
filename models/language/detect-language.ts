/** Languages of adverts; `lb` is Luxembourgish. */
export type TextLanguage = 'fr' | 'de' | 'en' | 'lb' | 'pt'

const LANGUAGES: readonly TextLanguage[] = ['fr', 'de', 'en', 'lb', 'pt']
/** Frequent short words and words of the trade. A word of two languages counts for both, so that only telling words decide. */
const WORDS: Record<TextLanguage, string> = {
  fr: 'le la les un une des du de et à au aux avec pour dans sur par ce cette est sont vous nous votre qui que dont plus proche chambre chambres salle bain cuisine étage appartement maison louer vendre situé terrasse jardin cave surface environ pièces rez loyer charges disponible entièrement',
  de: 'der die das und mit im in zu zum zur von vom ist sind wird ein eine einen auf für nicht sich bei auch den dem wohnung haus zimmer schlafzimmer küche bad keller garten balkon mieten kaufen verkaufen wohnfläche miete lage ruhige etage stock nebenkosten verfügbar sehr',
  en: 'the and with of for in to is are a an on at this you your from by its bedroom bedrooms bathroom kitchen floor apartment flat house rent sale located available near living room garden terrace parking spacious bright rental within',
  lb: 'dëst dës dem vun vum mat fir an op ass sinn huet gëtt engem eng een säin schéint schéin haus wunneng appartement schlofzëmmer kichen buedzëmmer gaart stack ze verlounen verkafen loyer keller gutt geleeën net och awer déi dat nei no bei',
  pt: 'o os as um uma do da dos das de e com para em no na nos nas por que é são ao à muito apartamento casa quarto quartos cozinha sala banho arrendar alugar vender venda varanda jardim garagem situado andar perto disponível moradia',
}
const TELLING: Record<TextLanguage, RegExp> = {
  fr: /[èêùç]|\b[ldjn]['’]|œ/,
  de: /ß|[a-zäöü]ung\b|sch/,
  en: /\bth|ing\b|ght/,
  lb: /ë[a-zä]|éi|zëmmer|oun/,
  pt: /ã|õ|ção|nh|lh/,
}
const MASKS = wordMasks()
const WORD = /\p{L}+/gu
const SAMPLE = 360
const ENOUGH = 2

/**
 * The language of a text by its small words, over its first 360 characters.
 * @returns null when too little is written or two languages are level
 */
export function detectLanguage(text: string): TextLanguage | null {
  const sample = text.slice(0, SAMPLE).toLowerCase()
  const scores = [0, 0, 0, 0, 0]
  for (const word of sample.match(WORD) ?? []) {
    const mask = MASKS.get(word)
    if (mask === undefined) continue
    for (let i = 0; i < LANGUAGES.length; i++) if ((mask & (1 << i)) !== 0) scores[i]! += 1
  }
  LANGUAGES.forEach((language, i) => (scores[i]! += TELLING[language].test(sample) ? 1.5 : 0))
  return best(scores)
}

function best(scores: number[]): TextLanguage | null {
  const order = scores.map((score, i) => ({ score, i })).toSorted((a, b) => b.score - a.score || a.i - b.i)
  const [first, second] = order
  return first!.score >= ENOUGH && first!.score > second!.score ? LANGUAGES[first!.i]! : null
}

function wordMasks(): Map<string, number> {
  const masks = new Map<string, number>()
  LANGUAGES.forEach((language, i) => {
    for (const word of WORDS[language].split(' ')) masks.set(word, (masks.get(word) ?? 0) | (1 << i))
  })
  return masks
}
