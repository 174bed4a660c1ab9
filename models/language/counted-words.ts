/** Shorthand and units of typed amounts, folded. After digits only: `580k`, `600 TEUR`. */
export const SHORT_THOUSAND: ReadonlySet<string> = new Set([
  'k',
  'ke',
  'keur',
  'keuro',
  'keuros',
  'teur',
  'tsd',
  'tsde',
  'kilo',
  'kilos',
])
export const CURRENCY: ReadonlySet<string> = new Set(['eur', 'euro', 'euros'])
/** French `neuf` is nine before these, else it means new; `Cents` alone is a quarter. */
export const COUNTED = /^(?:chambres?|pieces?|ans|personnes?|enfants?|minutes?|mois|jours|euros?|cent|cents|mille)$/
/** Nouns that make a digit after a scale a number of its own: `un million deux chambres`. */
export const COUNTED_THINGS = new RegExp(
  `^(?:${[
    String.raw`bed\w*|bath\w*|rooms?|chambres?|pieces?|salles?|schlaf\w*|zimmer\w*|schlof\w*|zemmer\w*|kummer\w*|bader|quartos?`,
    String.raw`casas?|assoalhadas?|km|minut\w*|balcon\w*|garage\w*`,
  ].join('|')})$`,
)
