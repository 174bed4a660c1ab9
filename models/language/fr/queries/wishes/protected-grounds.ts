import type { ProtectedGroundWords } from '../../../words/queries/wishes/protected-ground-words.ts'

export const protectedGrounds = {
  groups: String.raw`
    migrants?|etrangere?s?|immigres?|refugies?|musulmans?|musulmanes?|juifs?|juives?|chretiens?|catholiques?
    noirs?|blancs?|blanche|arabes?|maghrebins?|africains?|africaines?|asiatiques?|roms|gitans?|portugais
    portugaises?|homosexuels?|homos|hetero|heteros|luxembourgeois|luxembourgeoises?|europeens?|allemands?
    belges?|roumains?|turcs?
  `,
  aboutPeople: String.raw`
    sans|pas|peu|que|uniquement|seulement|voisins?|voisinage|quartier|communaute|immeuble|gens|familles?
    proprietaires?|locataires?|beaucoup
  `,
  grounds: String.raw`race|ethni\w*|religion|religieu\w*|nationalite|couleur de peau|orientation sexuelle`,
  sexes: 'femmes?|filles?|hommes?|garcons?',
  restrictions: String.raw`uniquement|seulement|exclusivement|reserve\w*|pas`,
  neighbours: String.raw`voisin\w*`,
  notPeople: 'ecoles?|eglise|restaurants?|marbre|cuisine|murs?|facade|style|design',
} satisfies ProtectedGroundWords
