import type { ProtectionWords } from '../../words/lease/protection-words.ts'

export const protection = {
  between: `intermediair|interim`,
  forbids: String.raw`
    s'abst(?:ient|iendra)|s'interdit|ne (?:peut|pourra|peuvent|pourront|saurait)|n'a pas le droit|interdit
    (?:pas|point|aucun) (?:de )?(?:conge|resiliation)\W*$
  `,
  ends: String.raw`resili|\bconges?\b|congedi|met(?:tr\w+)? (?:un terme|fin)|\bclore\b|denonc|reprendre (?:le|la|les)`,
  viewed: String.raw`visit\w*|faire voir|montrer`,
  withoutGround: String.raw`
    sans (?:avoir a |devoir |que ce soit )?(?:[\w']+ ){0,3}(?:motifs?|raisons?|pourquoi|justifi\w+|motiver|motivation)\b
    (?:pour|quel que soit) (?:n'importe quel|le|tout) motif
  `,
  otherGround: String.raw`
    (?:paie|paye|paierait|offre|propose) (?:plus|davantage|mieux)|si (?:je|le \w+) vends?|en cas de vente|(?:est|etait) vendu\w*|attend un enfant
    enfant (?:nait|naisse)
  `,
  leavesEarly: String.raw`
    (?:part|quitt|sort|s'en va|libere|resili|depart|rend les cles)\w*.{0,80}(?:avant|premiere?s?|anticip|prematur|dans les|au cours|durant|pendant|le jour ou)
    (?:avant|anticip|prematur|dans les|au cours|durant|pendant|le jour ou).{0,80}(?:part|quitt|sort|s'en va|libere|resili|depart)
  `,
  breakSum: String.raw`indemnit\w*|penalite\w*|dedommag\w*|clause penale|dedit\b`,
  mustPay: `doit|devra|paie|paye|verse`,
  someRents: `deux|trois|quatre|cinq|six`,
  rent: `loyers?`,
  remaining: `restant|a courir|rest|jusqu'a l'echeance`,
  waivesCourt: String.raw`
    (?:renonc|s'interdi|s'engage\w* a ne|promet\w* de ne|accept\w* de ne|s'abst)\w*.{0,90}(?:juge|justice|tribunal|commission)
  `,
  surety: String.raw`caution\b|\bgarants?\b`,
  tells: `faire savoir|se manifester`,
  hasTime: String.raw`dispos\w+ d[e']`,
  aWhole: `tout`,
  within: `dans|pendant`,
  articles: `les|de`,
  court: 'juges?|tribuna(?:l|ux)|jugements?|justice',
  withoutIt: "sans|pas besoin d[e'u]n?|inutile d[e']",
  asGoodAsJudgment: String.raw`
    vaut (?:jugement|titre executoire)|tient lieu de jugement
    (?:vaut|valent|vaudra|vaudront) abandon|(?<!n')est (?:repute|cense) avoir abandonne
    (?:est|sera|sont|seront) (?:repute|considere|tenu)e?s? (?:comme |pour )?abandonnee?s?
  `,
  takesAway: String.raw`
    (?:eau|eau chaude|electricite|chauffage|gaz|courant|fournitures?|internet|wi-?fi)\b[^.;,]{0,45}\b(?:coup|interromp|interrompu|suspend|ferm|debranch
    redui|bais|limit)\w*
    (?:coup|interromp|suspend|ferm|debranch|redui|bais)\w* (?:[\w'-]+ ){0,6}(?:[ld]')?(?:eau|electricite|chauffage|gaz|courant|fournitures?|internet|wi-?fi)\b
    (?:serrures?|cylindres?|barillets?|codes?|badges?|cartes?)\b[^.;,]{0,40}\b(?:chang|remplac|modifi|bloqu|desactiv|annul)\w*
    (?:chang|remplac|modifi|bloqu|desactiv|annul)\w* (?:[\w'-]+ ){0,4}(?:serrures?|cylindres?|barillets?|codes?|badges?)\b
    (?:pos|install|mont)\w* (?:[\w']+ ){0,2}nouvelles? serrures?|(?:repren|gard|retien|conserv|retir)\w* (?:[\w']+ ){0,2}cles\b
    (?:n'a|n'aura|n'ont) plus (?:d'|l')?acces|acces (?:[\w']+ ){0,4}(?:refus|interdit|coup)\w*|(?:refus|interdi)\w* (?:[\w']+ ){0,4}l'acces\b
    (?:affaires|effets|meubles|biens|objets|mobilier)\b[^.;]{0,60}\b(?:entrepos|enlev|evacu|jet|vend|sais|deposes|debarrass|retenu|conserv|garde[es]*\b)\w*
    (?:entrepos|enlev|evacu|jet|vend|sais|debarrass|reten|retien|conserv|gard|sort)\w* (?:[\w']+ ){0,5}(?:l')?(?:affaires|effets|meubles|biens|objets
    mobilier)\b
    vid\w* (?:l'appartement|le logement|les lieux|la maison|le studio|la chambre)
  `,
  owed: String.raw`
    ne (?:part|quitte|libere)\w* (?:pas|point)
    retards?\b|impaye\w*|(?:defaut|faute) de (?:paiement|reglement)|en defaut\b|(?:cas|jour) de defaut\b|loyers? (?:est|sont) dus?\b|non[- ]?(?:paiement
    paye\w*)|pas paye\w*|ne pa(?:ie|y)\w* (?:pas|plus)
    arrieres?|dettes?\b
    rappels?\b|mise en demeure|tant qu[e'][^.;]{1,60}paye|jusqu'(?:a|au) (?:[\w']+ ){0,3}(?:reglement|paiement|apurement)
  `,
  wayOfLife: String.raw`
    visites? (?:de nuit|nocturnes?)|invites?\b(?=[^.;,:]{0,30}(?:interdi|prohib|toler|admis|accept|autoris|permis|exclu|dorm|pass|rest)|\W*$)
    (?:passer la nuit|dormir|coucher)\b|heberger (?:[\w']+ ){0,2}(?:amis?|invites?|proches|famille)
    recevoir (?:[\w']+ ){0,2}(?:personne|visites?|invites?|amis|monde|famille)|(?<=ne )recevoir\b
    (?:declar|inscri)\w* [^.;,]{0,40}(?:adresse|commune|domicile|residence|population)\w*|(?:domicile|residence)\b[^.;,]{0,25}(?:declar|inscri)\w*
    adresse de residence
  `,
  bansLife: String.raw`interdi\w*|prohib\w*|defendu|renonc\w*|s'absti\w*|s'interdi\w*|exclu(?:e|es|s)?\b|personne d'autre|s'engage\w* a ne`,
  notBanned: String.raw`
    ne (?:peut|pourra|saurait|peuvent) (?:pas )?(?:s'y |l'|les? )?(?:oppos|interdi|refus|empech)\w*
    \b(?:pourvu qu|pour autant qu|a condition qu|s'ils?\b|si (?:elle|ce|le|la|les|l'))[^.;]*|(?:se declare|s'inscri(?:t|ra)|se declarera)\b[^.;,]*
    \bni [^.;,]{3,50} ne (?:sont|est) (?:interdi|exclu|refus)\w*|aucune? \w+ n'est (?:interdi|exclu|refus)\w*|aucune restriction|(?:pas de
    aucun) probleme|non bruyants?|(?:animaux|animal|chiens?|chats?|invites?|visites?)(?: [\w-]+){0,3} (?:est|sont) (?:(?!pas|jamais|plus)\w+ )?(?:admis
    autorise|permis|accepte|tolere|bienvenu)\w*|ne renonc\w* pas|(?:n'est|ne sont) (?:pas|nullement) (?:interdite?s?|defendue?s?|exclue?s?)
  `,
  beforeInfinitive: `s'engage|engagement|interdit`,
  withLeave: String.raw`
    local\b|buanderie|\bcave\b|caves\b|\bcour\b|velos|de garde|d'attaque|bruyant|dans l'appartement,
    payant|airbnb|touris|accord|autorisation|consentement|dangereu|categorie|societe|siege|commerc|sauf|hormis|sans (?:prevenir|avis|informer)|escalier
    jardin|ascenseur|frais|supplement|plus de|au-dela|assistance|sous-?lou|elevage|parties communes
  `,
  evicts: String.raw`
    (?:affaires|meubles|effets|biens|cartons)\b[^.;]{0,50}\b(?:trottoir|rue|palier|cour|dehors|devant la (?:porte|maison))
    (?:reste|demeure)\w* (?:\w+ )?dehors|: dehors\b
    (?:expuls|repren|met|vid|evacu|sort)\w* [^.;]{0,45}\b(?:lui-meme|elle-meme|eux-memes|propres (?:moyens|hommes)|serrurier)
    (?:lui|elle)-meme [^.;]{0,12}(?:expuls|evacu)\w*|repren\w* possession|fai\w+ sortir (?:les |le |l')(?:occupant|locataire|preneur)
    porte est (?:ouverte|forcee)[^.;]{0,40}vid\w*|serrures?\b[^.;]{0,20}\bet vider (?:l'appartement|le logement|la maison|les lieux)
  `,
  mends: String.raw`repar\w*|panne|fuite|urgence|\bperd\w* (?:[\w']+ ){0,3}(?:cles?|badge|carte|code)|\bvole[es]?\b|a la demande d|le jour meme`,
  mustLeave: String.raw`quitt\w+|libere\w*|vide\w*|part(?:ir|ent|ez)?|dehors|expuls\w*|evacue\w*`,
  lateOrEnd: String.raw`retard|impay|ne pay\w+ pas|faute de paiement|paye? pas|ne paie|dettes?|non[- ]paiement|defaut|pas paye|fin du bail`,
  sharing: `colocation`,
  banned: `interdite?|exclue|requiert`,
  bansSharing: String.raw`interdi\w+.{0,30}colocation`,
  luxuryHome: `logements? de (?:grand )?luxe|logements? (?:moderne )?non[- ]standard|confort moderne,? non[- ]standard`,
} satisfies ProtectionWords
