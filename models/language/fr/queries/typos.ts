import { wordsOf } from '../../words/lines.ts'
import type { TypoWords } from '../../words/queries/typo-words.ts'

export const typos = {
  features: wordsOf('balcon jardin garage parking terrasse ascenseur cuisine meuble'),
  homes: wordsOf('appartement appart studio duplex penthouse villa maison maisons'),
  rooms: wordsOf('chambre chambres pieces metres minutes'),
  amounts: wordsOf('million millions mille euros euro budget maximum minimum environ entre'),
  rents: wordsOf('famille loyer prix mensuel disponible'),
  surroundings: wordsOf(`
    station stations village villages bruit voiture auto colocation canton commune quartier region environs
    alentours autour universite
  `),
  sizes: wordsOf('carres metres rayon energetique classe salles'),
  incomes: wordsOf('heure revenu'),
  kinds: wordsOf(`
    mitoyenne jumelee immeuble rapport bureau bureaux commercial baraque piaules terrain parquet
  `),
  months: wordsOf('janvier fevrier juillet septembre octobre novembre decembre'),
  numbers: [],
  ranks: [],
  regions: wordsOf('minett minette moselle'),
  verbs: wordsOf('construire batir minute louer acheter capitale'),
  others: wordsOf('enfants couple'),
  nameLike: wordsOf('canton commune appartement'),
  beforePlaces: wordsOf('a de du des sur d en vers pres ou et'),
  inflections: wordsOf('s es e'),
  endings: wordsOf('e es s ee ees aux'),
} satisfies TypoWords
