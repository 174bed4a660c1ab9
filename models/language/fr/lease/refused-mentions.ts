import type { RefusedMentionWords } from '../../words/lease/refused-mention-words.ts'

export const refusedMentions = {
  leftOut: String.raw`
    ne (?:mentionne|contient|comporte|reprend|prevoit) (?:pas|aucun\w*|nulle)|(?:n'est|n'a|n'ont|ne sont) (?:pas|plus) (?:ete )?(?:mentionn|repris|reproduit
    attest|verifi|certifi)\w*
    \b(?:raye|biffe|supprime|omis|ecarte)e?s?\b|non (?:repris|attest|mentionn|certifi|reproduit)\w*|sans objet|n'entend pas (?:certifi|attest|declar)\w*
  `,
  noCertificate: String.raw`
    (?:renonc|dispens)\w*|plus tard\s|\bperime\w*|inconnue?|n'est pas (?:communique|remis|fourni|etabli)\w*|(?:il )?n'y en a pas
  `,
  noDetector: String.raw`
    n'est pas equipe|non prevus?|n'install\w+ (?:pas|aucun)|(?:pose|installation) .{0,60}(?:refus|exclu)\w*|ne (?:sont|seront) pas (?:install|pos|prevu)\w*
    aucun detecteur
  `,
  noStart: String.raw`
    (?:date|jour) (?:de (?:debut|prise d'effet)|d'entree)\b.{0,30}(?:n'est pas|reste|laissee?|a convenir|non) ?(?:precis|fix|ouvert|indiqu|determin
    a convenir)?\w*
    des que (?:ce sera|c'est|tout est|le logement sera|les travaux|le peintre) (?:\w+ ){0,3}(?:pret|fini|termine|libre|acheve)\w*
  `,
  noAmount: `(?:montant|hauteur) des (?:avances?|charges|provisions)[^.;]{0,30}n'est pas (?:fixe|indique|precise)`,
  noSeparateRent: `loyer (?:sans|hors) charges n'(?:etant|est) pas (?:indique|precise|distingue)|renoncent a (?:en )?distinguer`,
  unnamedLandlord: String.raw`
    (?:bailleu?r|proprietaire|mandant)\w* (?:[\w',-]+ ){0,8}(?:anonym\w*|ne pas etre (?:nomme|cite)|(?:non|pas) (?:nomme|divulgue|revele|communique|devoile)\w*)
    (?:identite|nom|coordonnees)(?: du \w+| de la \w+)?,? (?:\w+ ){0,4}(?:pas|reste\w*) (?:\w+ ){0,3}(?:communiqu|divulgu|revel|devoil|indiqu|confidenti
    secret)\w*
    sans (?:\w+ ){0,4}(?:devoiler|reveler|divulguer|nommer|communiquer) (?:l'identite|le nom|son nom|qui)
  `,
  keptFromOthers: String.raw`\btiers\b|publi|annonce|boite aux lettres|sonnette|\bsite\b`,
} satisfies RefusedMentionWords
