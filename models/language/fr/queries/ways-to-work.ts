import type { WayToWorkWords } from '../../words/queries/way-to-work-words.ts'

export const waysToWork = {
  minutes: 'minutes?|min',
  hours: 'heures?|h',
  quarterHour: '(?:un )?(?:petit |bon )?quart d heure',
  halfHour: '(?:petite |bonne )?demie? heure',
  threeQuarters: 'trois quarts d heure',
  oneHour: 'une heure',
  transit: 'train|tram|bus|cfl|commun|transports?',
  bike: 'velos?',
  walk: 'pied|marche',
  car: 'voiture|auto|minutes de route|min de route',
  between: String.raw`
    jusqu|vers|pour|aller|route|maxi|max|maximum|moins|publics|train|tram|bus|transport|transports|commun|trajet|marche|velo|voiture|auto|bureau
    boulot|travail|plateau|clinique|gare|universite|campus|grand|petites?|bonne|porte|depuis
  `,
  atWork: String.raw`
    tous les jours|chaque jour|emploi|travaille|travaillons|commence|debute|mute|travailler|boulot|(?:mon|notre|son) bureau
    bosse|bossons|etudie|etudier
  `,
  atWorkFillers: 'est|sont|se|trouve|tous|deux|les|le|la|au|aux|a|dans|en|pour|chez|du|de|d|l|vers',
  prepositions: 'en|a|au',
  articles: 'la|le|l',
  ridesTo: 'pour|vers|jusqu',
  commuting: '',
  ways: 'trajet',
  by: 'en|a|au|par',
  joints: 'et|plus',
  headings: 'trajet|trajets|acces|accessibilite|temps de trajet|trajet domicile travail',
} satisfies WayToWorkWords
