import { wordsOf } from '../../words/lines.ts'
import type { DemandPhrases, DemandWords } from '../../words/queries/demand-words.ts'

export const demandWords = {
  musts: wordsOf(`
    indispensable indispensables obligatoire obligatoires imperatif imperative imperativement absolument exclusivement
    uniquement essentiel essentielle vital crucial
  `),
  softeners: wordsOf('idealement preference possible eventuellement souhaite serait bonus plus souhait souhaits'),
  indifferent: wordsOf('besoin necessaire importe egal important optionnel'),
} satisfies DemandWords

export const demandPhrases = {
  mustPhrases: String.raw`
    un must|non negociable|(?:pas de|aucun) compromis|exige\b|sine qua non|il faut absolument|il me faut absolument|doit avoir|doit imperativement
    sans faute|obligatoirement|exigee?|requise?
  `,
  must: '',
  be: '',
  beSoon: '',
  denials: 'pas|sans',
  needs: 'necessaire|besoin|important|indispensable|obligatoire',
  needVerbs: '',
  needers: 'nous',
  denialsBehind: '',
  needless: String.raw`
    tant pis|(?:gene|genent|derange|derangent) pas
    inutiles?|superflue?s?|(?:est|sont) secondaires?|sans importance|se passer d\w*|(?:m|s|nous) en passer
    pas une condition|indifferente?s?|ne (?:tient|tiens|tiennent) pas|plus necessaires?
  `,
  indifferentLast: 'egal|facultatif|facultative',
  mustVerbs: '',
  mustDenials: '',
  noDemand: 'peu importe|pas un must|pas une (?:obligation|condition|priorite)|m est egale?',
} satisfies DemandPhrases
