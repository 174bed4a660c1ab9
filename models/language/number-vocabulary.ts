export type Kind = 'digit' | 'teen' | 'ten' | 'hundred' | 'scale'

export interface NumberWord {
  value: number
  kind: Kind
}

/** Number words of the five languages, folded. Words that are also articles (`un`, `a`, `eng`) stand in `ARTICLES`. */
const DIGITS: readonly (readonly string[])[] = [
  ['zero', 'null', 'zeuro'],
  ['one', 'eins', 'eent'],
  ['two', 'deux', 'zwei', 'zwee', 'zwou', 'zwo', 'dois', 'duas'],
  ['three', 'trois', 'drei', 'drai', 'tres'],
  ['four', 'quatre', 'vier', 'veier', 'quatro'],
  ['five', 'cinq', 'funf', 'fuenf', 'fennef', 'cinco'],
  ['six', 'sechs', 'seis'],
  ['seven', 'sept', 'sieben', 'siwen', 'sete'],
  ['eight', 'huit', 'acht', 'aacht', 'oito'],
  ['nine', 'neuf', 'neun', 'neng', 'nove'],
]
const TEENS: readonly (readonly string[])[] = [
  ['ten', 'dix', 'zehn', 'zeng', 'dez'],
  ['eleven', 'onze', 'elf', 'eelef'],
  ['twelve', 'douze', 'zwolf', 'zwoelf', 'zwielef', 'doze'],
  ['thirteen', 'treize', 'dreizehn', 'draizeng', 'treze'],
  ['fourteen', 'quatorze', 'vierzehn', 'veierzeng', 'catorze'],
  ['fifteen', 'quinze', 'funfzehn', 'fuenfzehn', 'fofzeng', 'fennefzeng'],
  ['sixteen', 'seize', 'sechzehn', 'siechzeng', 'sechzeng', 'dezasseis'],
  ['seventeen', 'dixsept', 'siebzehn', 'siwwenzeng', 'siwenzeng', 'dezassete'],
  ['eighteen', 'dixhuit', 'achtzehn', 'uechtzeng', 'uechzeng', 'achtzeng', 'dezoito'],
  ['nineteen', 'dixneuf', 'neunzehn', 'nonzeng', 'nongzeng', 'dezanove'],
]
const TENS: readonly (readonly string[])[] = [
  ['twenty', 'vingt', 'vingts', 'zwanzig', 'zwanzeg', 'vinte'],
  ['thirty', 'trente', 'dreissig', 'dreizig', 'dresseg', 'trinta'],
  ['forty', 'fourty', 'quarante', 'vierzig', 'veierzeg', 'quarenta'],
  ['fifty', 'cinquante', 'funfzig', 'fuenfzig', 'fofzeg', 'cinquenta'],
  ['sixty', 'soixante', 'sechzig', 'sechzeg', 'siechzeg', 'sessenta'],
  ['seventy', 'septante', 'siebzig', 'siwwenzeg', 'setenta'],
  ['eighty', 'huitante', 'octante', 'achtzig', 'achtzeg', 'uechtzeg', 'oitenta'],
  ['ninety', 'nonante', 'neunzig', 'nonzeg', 'noventa'],
]
const HUNDREDS: readonly (readonly string[])[] = [
  ['cem', 'cento'],
  ['duzentos', 'duzentas'],
  ['trezentos', 'trezentas'],
  ['quatrocentos', 'quatrocentas'],
  ['quinhentos', 'quinhentas'],
  ['seiscentos', 'seiscentas'],
  ['setecentos', 'setecentas'],
  ['oitocentos', 'oitocentas'],
  ['novecentos', 'novecentas'],
]
const HUNDRED = ['hundred', 'cent', 'cents', 'hundert', 'honnert']
const THOUSAND = ['thousand', 'mille', 'milles', 'tausend', 'dausend', 'mil', 'tsd', 'thsd']
export const MILLION = [
  'million',
  'millions',
  'millionen',
  'milliounen',
  'millioune',
  'milioun',
  'milliounent',
  'milione',
  'milionen',
  'milion',
  'milhon',
  'millioun',
  'milhao',
  'milhoes',
  'mio',
  'mios',
  'mln',
  'mill',
]
/** After digits only: `580k`, `600 TEUR`. */
export const SHORT_THOUSAND = new Set(['k', 'ke', 'keur', 'keuro', 'keuros', 'teur', 'kilo', 'kilos'])
export const CURRENCY = new Set(['eur', 'euro', 'euros'])
/** French `neuf` is nine before these, else it means new; `Cents` alone is a quarter. */
export const COUNTED = /^(?:chambres?|pieces?|ans|personnes?|enfants?|minutes?|mois|cent|cents|mille)$/
export const HALF = new Set([
  'hallwer',
  'hallwe',
  'halwer',
  'half',
  'demi',
  'demie',
  'halb',
  'halbe',
  'hallef',
  'meio',
  'meia',
  'hallewer',
  'hallwen',
])
/** `anderthalb Millionen`, `eineinhalb`. */
export const ONE_AND_A_HALF = new Set(['anderthalb', 'eineinhalb', 'annerhallef', 'annerhalleft', 'eenanhalleft'])
/** What a digit after a scale counts for itself: `un million deux chambres`. */
export const COUNTED_THINGS =
  /^(?:bed\w*|bath\w*|rooms?|chambres?|pieces?|salles?|schlaf\w*|zimmer\w*|schlof\w*|zemmer\w*|kummer\w*|bader|quartos?|casas?|assoalhadas|km|minut\w*|balcon\w*|garage\w*)$/
/** Articles that count as 1 before a scale or, in German compounds, inside a word. */
export const ARTICLES = new Set([
  'a',
  'an',
  'un',
  'une',
  'ein',
  'eine',
  'einen',
  'einer',
  'eng',
  'een',
  'enger',
  'um',
  'uma',
])
export const JOINERS = new Set(['and', 'et', 'und', 'e', 'an', 'a'])

/** Every number word with its value. */
export const NUMBER_WORDS: ReadonlyMap<string, NumberWord> = new Map([
  ...rows(DIGITS, 'digit', (index) => index),
  ...rows(TEENS, 'teen', (index) => 10 + index),
  ...rows(TENS, 'ten', (index) => 20 + 10 * index),
  ...rows(HUNDREDS, 'ten', (index) => 100 + 100 * index),
  ...rows([HUNDRED], 'hundred', () => 100),
  ...rows([THOUSAND], 'scale', () => 1000),
  ...rows([MILLION], 'scale', () => 1_000_000),
])

function rows(
  words: readonly (readonly string[])[],
  kind: Kind,
  valueOf: (index: number) => number,
): [string, NumberWord][] {
  return words.flatMap((row, index) => row.map((word): [string, NumberWord] => [word, { value: valueOf(index), kind }]))
}
