import type { NoticeWords } from '../../words/lease/notice-words.ts'

export const notices = {
  quarter: `un trimestre`,
  halfYear: `une demi-?annee|un demi-?an|un semestre`,
  full: `pleins?`,
  spans: `mois`,
  counts: `deux|trois|quatre|cinq|six`,
  joint: `solidair`,
  article: String.raw`article|art\.`,
  leavesWith: String.raw`(?:part|quitt|sort)\w*\W.{0,80}(?:avant|plus tot)\b`,
  ofPurchase: String.raw`de (?:l'|son |leur )(?:achat|acquisition)|apres (?:l'|son )(?:achat|acquisition)`,
  ofSpan: String.raw`(?:de |d')?(?:loyers?\b|occupation|duree)`,
  ofLandlord: `(?:de |d')?(?:preavis )?(?:du|des|de la|de l')`,
  noLonger: `ne s'applique(?:nt)? (?:pas|plus)`,
  tellsNotice: String.raw`preavis|conge\b|a l'avance|prevenir|avertir|delai|resili|denonc|avant`,
  tellsOthers: String.raw`prevenir|avertir|informer|aviser|adress\w*|ecrivez`,
  receives: String.raw`recoi\w*|recev\w*`,
  notANotice: String.raw`
    loyer|garantie|\bduree\b|conclu pour|diplomat|augment|revis|index|hausse|decompte|charges|remboursement|restitution|capital|reparat|visit
  `,
  after: `
    avant (?:la fin|le terme|l'expiration|l'issue)(?: des?| du)?
    avant|apres|a l'expiration des?|a l'issue des?|au bout des?|passe|passes|tous les|chaque|premiere?s?|pendant|au cours des|durant les|durant
  `,
  articles: `les`,
  landlords: 'bailleur|proprietaire',
  oneOfThem: `celui|celle|un d'eux`,
} satisfies NoticeWords
