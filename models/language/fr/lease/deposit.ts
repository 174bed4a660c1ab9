import type { DepositWords } from '../../words/lease/deposit-words.ts'

export const deposit = {
  kept: String.raw`reste (?:acquise|chez|entre les mains)|\bretour\b|conserv|gard|retien|retenu|detien|bloqu`,
  only: "uniquement|exclusiv|seul|obligatoir|doit|a l'exclusion",
  notRefused: String.raw`
    ne (?:peut|peuvent|pourra|saurait|sera|seront|doit) (?:\w+ ){0,3}(?:etre )?(?:refus|rejet|exclu)\w*
    (?:ne|n') ?(?:l[ea]s? |lui )?(?:refus|rejet)\w+ (?:pas|jamais)
  `,
  adds: String.raw`\boutre\b|en (?:sus|plus) d|s'ajoute|complementaire|supplementaire|vient s'y ajouter|s'y ajoute`,
  held: String.raw`garanti|caution|\bdepot|bonne fin|rendue?\b|deposee?\b|premiere demande|surete|lettre de confort`,
  firstRent: 'premier (?:mois|loyer|terme)|frais|charges',
  inThe: 'dans le|un',
  month: 'mois',
  keysOrEnd: String.raw`comptes de charges|cles\b|depart|sortie|decompte|(?:derniere?s?|final) (?:comptes?|factures?)`,
  openEnd: String.raw`
    nouveau locataire (?:est|soit|sera) trouve|(?:lorsqu|quand|des l'arrivee d)'?un nouveau locataire|quand (?:bon lui semble|il (?:le )?(?:veut|voudra
    juge))|a (?:sa|son) (?:entiere )?discretion|jusqu'a la (?:vente|relocation)|aucun delai n'est|sans (?:aucun )?delai (?:impose|precis|fixe)
  `,
  deadline: 'dans|apres|jusqu|plus tard',
  of: "(?:de |d')",
  the: '(?:le )',
  rent: String.raw`loyers?\b`,
  refusesInventory: String.raw`
    visite contradictoire n'est pas|(?:etat des lieux|constat)[^.;,:]{0,15}: (?:neant|aucun)|sans que (?:son|leur) etat (?:soit|ne soit) (?:constate|releve)
    sans proces-verbal|(?:etat des lieux|constat)[^.;]{0,15} n'etant pas (?:exige|requis|prevu|necessaire)
    (?:sans|aucun|pas d'|ni )\s?(?:etat|constat)(?![^.;]{0,14}, (?:pas|aucun)|[^.;]{0,40}(?:factur|coute|payant|a (?:la|sa|votre) charge))
    renonc\w+ (?!pas|jamais).{0,30}(?:etat des lieux|constat)
    (?:etat des lieux|constat) (?:n'est|ne sera) (?:pas|ni)
    (?:dispens\w+|se passent|superflu|inutile).{0,60}(?:etat des lieux|constat|proces-verbal|parcourir les pieces)
    (?:etat des lieux|constat|proces-verbal)[^.;]{0,25}(?:superflu|inutile|n'est pas (?:utile|necessaire|dresse|etabli))
    (?:n'en|ne) (?:dress|etabli|fer|font|redig)\w* (?:pas|aucun|point) (?:de |d')?(?:etat des lieux|constat|proces-verbal)
  `,
  ifNone: "a defaut|faute d|en l'absence|(?:si )|s'il|en cas|lorsqu|tant qu",
  nothingWithout: String.raw`aucune? (?:\w+ ){1,6}sans (?:[\w']+ ){0,2}(?:etat|constat)|ne (?:percoit|facture|reclame|demande)\w* (?:rien|aucun)`,
  exit: 'sortie|depart|fin d[ue]',
  entry: 'entree|debut|remise des cles|initial|joint|annex|ci-joint|signe|contradictoire|emmenage',
  made: 'dress|etabl|redig|sign',
  fees: 'frais',
} satisfies DepositWords
