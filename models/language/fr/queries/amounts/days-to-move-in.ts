import type { DayToMoveInWords } from '../../../words/queries/amounts/day-to-move-in-words.ts'

export const daysToMoveIn = {
  now: String.raw`
    a tout moment|des que possible|au plus vite|le plus vite possible|des maintenant|maintenant|de suite|tout de suite|immediatement|libre de suite
    disponible immediatement|disponible de suite|dispo de suite
  `,
  nextMonth: 'mois prochain',
  everydayMonths: '',
  numberMonth: 'sept',
  christmas: 'noel',
  christmasThings: '',
  thingsOfChristmas: 'sapin|village|marche|diner|repas|boules|decorations?',
  ofChristmas: 'de|d',
  begins: 'debut',
  middles: 'milieu',
  middlesOfMonths: 'mi',
  ends: 'fin',
  ofYear: 'de|d',
  latest: 'avant|plus tard',
  not: 'pas',
  earlier: 'avant|plus tot',
  handedOver: String.raw`livraison|livree?|remise|acheve\w*`,
  ready: '',
  leads: String.raw`
    mi|debuts?|courant|entree|entrer|disponible|libre|dispo|partir|des|pour|avant|emmenagement|emmenager|en
  `,
  leadFillers: 'le|la|du|de|d|a|au|partir|1er|premier',
  in: 'en',
  availability: String.raw`libre|entree|entrer|emmenag\w*`,
  moves: String.raw`arriv\w*|dispo\w*|install\w*`,
  movesNow: String.raw`habitable|des que|au plus vite|plus vite|dispon\w*|suite|immed\w*`,
  joints: 'a|au',
  starts: '',
  dayEnds: 'er|de',
  dayArticles: '',
  behindDays: '',
} satisfies DayToMoveInWords
