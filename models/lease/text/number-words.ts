/** Number words of French, German, English and Luxembourgish, folded. Those of two languages agree in value. */
const VALUES: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({
    1: 'un une ein eine einen einem einer eines one een ee en eng engem enger a an single',
    2: 'deux zwei two zwee zwou zwein beiden both',
    3: 'trois drei three drai',
    4: 'quatre vier four veier',
    5: 'cinq funf five fennef fenef',
    6: 'six sechs seis',
    7: 'sept sieben seven siwen siwe',
    8: 'huit acht eight aacht uecht',
    9: 'neuf neun nine neng',
    10: 'dix zehn ten zeng',
    11: 'onze elf eleven eelef',
    12: 'douze zwolf twelve zwielef',
    13: 'treize dreizehn thirteen',
    14: 'quatorze vierzehn fourteen',
    15: 'quinze funfzehn fifteen fofzeng',
    16: 'seize sechzehn sixteen',
    17: 'siebzehn seventeen',
    18: 'achtzehn eighteen uechtzeng',
    19: 'neunzehn nineteen',
    20: 'vingt vingts zwanzig twenty zwanzeg',
    30: 'trente dreissig thirty dresseg',
    40: 'quarante vierzig forty',
    50: 'cinquante funfzig fifty',
    60: 'soixante sechzig sixty',
    70: 'siebzig seventy septante',
    80: 'achtzig eighty',
    90: 'neunzig ninety nonante',
    100: 'cent cents hundert hundred honnert',
    1000: 'mille mil tausend thousand dausend',
  }).flatMap(([value, list]) => list.split(' ').map((word) => [word, Number(value)])),
)
const SIMPLE = Object.keys(VALUES).sort((a, b) => b.length - a.length)
const COMPOUND = new RegExp(`^(?:${[...SIMPLE.filter((word) => word.length > 2), 'und'].join('|')})+$`)

/** One number word within folded text; German compounds such as `eintausendfunfhundert` are one word. */
export const NUMBER_WORD: string = String.raw`(?<![\p{L}\p{N}])(?:${SIMPLE.join('|')}|\p{L}*(?:tausend|hundert|dausend|honnert)\p{L}*|(?:ein|zwei|drei|vier|funf|sechs|sieben|acht|neun)und(?:zwanzig|dreissig|vierzig|funfzig|sechzig))(?=monat|wochig|[^\p{L}\p{N}]|$)`

/**
 * Reads a number in words: `mille cinq cents`, `twenty-four`, `quatre-vingt-dix`, `eintausendfünfhundert` (folded).
 * @returns null for what is none
 */
export function numberInWords(folded: string): number | null {
  const parts = folded.split(/[\s-]+/).flatMap(partsOf)
  if (parts.length === 0 || parts.some((part) => VALUES[part] === undefined)) return null
  let total = 0
  let group = 0
  for (const part of parts) {
    const value = VALUES[part]!
    if (value === 1000) {
      total += (group || 1) * 1000
      group = 0
    } else if (value === 100) group = (group || 1) * 100
    // quatre-vingt is four times twenty
    else if (value === 20 && group % 100 === 4 && part.startsWith('vingt')) group += 76
    else group += value
  }
  return total + group
}

function partsOf(word: string): string[] {
  if (word === '' || /^(?:et|and|und|an)$/.test(word)) return word === 'an' ? ['an'] : []
  if (VALUES[word] !== undefined) return [word]
  if (word.length > 60 || !COMPOUND.test(word)) return [word]
  const parts: string[] = []
  let rest = word
  while (rest !== '') {
    const next = rest.startsWith('und') ? 'und' : SIMPLE.find((simple) => simple.length > 2 && rest.startsWith(simple))
    if (next === undefined) return [word]
    if (next !== 'und') parts.push(next)
    rest = rest.slice(next.length)
  }
  // zweiundzwanzig: units before tens add up all the same
  return parts
}
