import type { BearerWords } from '../../words/lease/bearer-words.ts'

export const bearer = {
  atTheExpenseOf: String.raw`
    (?:a|aux|au) (?:la )?(?:seule |entiere )?(?:charge|frais|depens)s?(?: \w+)? (?:d[ue]s? |de la |de l')
    pour compte (?:de |du |des )
  `,
  fallsTo: String.raw`(?:incomb|revien|impos|refactur|repercut|remboursee?s? par|report|factur)\w* (?:\w+ )?(?:a la |a l'|aux? |le |la )?`,
  by: "(?:par|pour|au|aux) (?:le |la |l'|les )?",
  refunds: 'rembours|refactur|repercut',
  staysOut: String.raw`reste\w* etrangere?|\bn'`,
  not: String.raw`ne|n'|pas|jamais|aucun\w*|rien`,
  after: '',
  and: 'et|mais',
  butNot: '(?:non|pas)(?: pas)?',
  smallWord: 'a|au|aux|la|le|les|par|pour|de|du|des|charge',
  because: 'parce qu|puisqu|car',
  ownAffair: String.raw`\b(?:c'est|ce sont|restent?|reste) (?:mon|mes|notre|nos) affaires?\b|je m'en (?:occupe|charge)\b|nous nous en (?:occupons|chargeons)`,
  notPassed: String.raw`
    ne (?:vous |lui )?(?:fai\w+|ferai\w*|fera) (?:pas )?payer\b
    (?:n'|ne) (?:\w+ ){0,6}?(?:refactur|repercut)
    ne (?:vous |lui |le |la |les ){0,2}(?:factur|compt|reclam)\w+ pas
    ne (?:s'y ajout|vien)\w* pas|ne s'ajout\w* pas
    (?:ne|n') ?(?:\w+ ){0,3}(?:figur|fai|compri|comport|inclu)\w* (?:pas|jamais|plus|(?:sur|dans|a) aucun)
  `,
  unconcerned: String.raw`ne (?:concern|regard)\w* pas|rien a voir|\b(?:ne|n'|ni) ?(?:\w+ ){0,3}(?:doi|dev)\w* (?:\w+ )?rien`,
  paysTo: String.raw`(?:rembours|vers|pai|pay|regl)\w* (?:au |aux |a la |a l'|a son |a sa )`,
  claims: String.raw`reclam\w*|demand\w*|factur\w*|exig\w*|percoi\w*|repercut\w*|impute\w*|ajoute\w*`,
  theirBurden: String.raw`
    a (?:sa|leur)s? charges?|a ses (?:frais|depens)|(?:est|sont|reste|restent) (?:aussi )?pour (?:elle|lui|eux)\b|lui (?:incomb\w*|est refactur\w*
    sont refactur\w*)|(?:est|reste)\w* l[ae]s? sienn?e?s?\b
  `,
  staff: String.raw`employeur d\w+ (?:locataire|preneur)`,
  only: String.raw`\b(?:ne|n')[^.;]{0,60}\bqu(?:e|')|non seulement`,
  joins: 'et',
  bears: 'supporte|paie|paye|assume|regle|prend',
  pronouns: 'elle|il',
  self: '(?:elle |lui )?meme',
  articles: "la|le|l'",
} satisfies BearerWords
