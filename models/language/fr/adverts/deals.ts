import type { DealWords } from '../../words/adverts/deal-words.ts'

export const deals = {
  rent: 'location|locations|louer|loue|loyer',
  sale: 'vente|ventes|vendre|vend|acheter|achat|projet-neuf|projets-neufs|vefa',
  inAddresses: 'vente|location|acheter|louer|a-vendre|a-louer|annonces?|recherche',
  categories: `
    appartements?|maisons?|studio|duplex|penthouse|projets?-neufs?|residence|lotissement|programme-neuf|maison-a-construire
    modele-de-maison|immeuble-de-rapport|terrains?|terrain-a-batir|garage-parking|parking|bureaux?|commerces?|luxembourg
  `,
} satisfies DealWords
