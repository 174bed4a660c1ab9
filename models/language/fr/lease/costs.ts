import type { CostWords } from '../../words/lease/cost-words.ts'

export const costs = {
  paid: 'frais|commission|honorair|remunerat|provision|courtage',
  flat: 'une fois pour toutes|forfait|montant fixe|somme fixe',
  fee: String.raw`frais|commission|honorair|honore|remuner|provision|courtage|factur|tva\b|\bnote\b`,
  pays: String.raw`\b(?:doit|doivent|devra|paie\w*|paye\w*|paiera\w*|regl\w*|vir(?:e|er|era)|acquitt\w*|supporte\w*)\b`,
  managing: 'agents? de gestion|gerance',
  namedOnly: 'syndic',
  himself: 'lui-meme|elle-meme|eux-memes',
  asks: String.raw`paye\w*|demande\w*|reclame\w*|factur\w*`,
  nothing: 'rien',
  noneAsked: String.raw`
    \baucun\w* (?:[\w'-]+,? ){1,9}(?:n'est|ne sont|ne sera|ne seront|n'a ete) (?:demande|du|reclame|facture|exige|preleve)\w*
  `,
  givenBack: String.raw`(?:restitu|rembours)\w* (?:\w+ )?(?:au|a la) ?(?:locataire|preneu\w+)\b`,
  likewise: 'idem|de meme|autant',
  costs: 'frais|honorair|charges|remunerat',
  includes: String.raw`
    comp(?:ren|ort)|y compris|inclu|couvr|entrent dans|font partie|repartition
    y (?:sont|est) (?:repris|port|compt|imput|inclu)\w*|y (?:figure|entre)(?:nt)?\b|(?:on )?y (?:trouve|ajoute)|repren(?:d|nent)\b
    \bfigure(?:nt)?\b|ajoute\w* aux
    \bentre(?:nt)?\b|s'ajoute\w*|comptent comme|\bpass\w* dans
  `,
  amongCharges: String.raw`comptent comme charges|quote-part du lot`,
  equipment: String.raw`
    chaudieres?\b|chauffe-(?:eau|bain)s?|chauffages?\b|boilers?\b|radiateurs?|installations? (?:de chauffage|sanitaires?|electriques?|techniques?)|pompes?\b
    volets?\b|stores?\b|chassis|fenetres\b|tuyau\w*|conduites?\b|canalisations?|plomberie|toit\w*|gouttieres?|facades?|murs porteurs|charpente
    ascenseurs?|equipements?\b|appareils?\b|installations?\b|electromenager\w*|frigo\w*|refrigerateurs?|cuisinieres?|fours?\b|lave-(?:linge|vaisselle)
    machines? a laver
  `,
  repairs: String.raw`
    repar\w*|remplac\w*|renouvel\w*|refection|remi(?:se|s) en (?:etat|marche)|remet\w* en (?:etat|marche|ordre)
    depann\w*|plombier|artisan|ouvrier|s'en (?:occup|charg)\w*
  `,
  upkeep: String.raw`entretien\w*|entretenir|ramon\w*|nettoy\w*|purge\w*|graiss\w*|detartr\w*|verifi\w*|controle\w*`,
  parts: String.raw`joints?|ampoules?|sangles?|cordons?|siphons?|piles?|filtres?|fusibles?|vitres?`,
  tolerates:
    'signal|avis|prevenir|previen|avert|inform|toler|subir|souffrir|(?<!la loi )laiss|permit|acces|accord|consentement|reduction',
  orNot: String.raw`ou non\b|meme (?:si|quand|lorsqu)|non seulement|peu importe|quelle? que soit`,
  causedByTenant: String.raw`
    (?:caus|provoqu|occasionn)\w* (?:par (?:le |la |l'|les |sa |son |sa propre )?(?:locataire|preneur|faute|negligence)|vous-meme)
    ce que (?:vous|tu|le locataire) (?:cassez|casses|casse)
    \bqu(?:e |')(?:[\w']+ ){1,4}(?:casse|abime|degrade|deteriore|endommage|brise)e?s?\b|par (?:sa|leur|votre) (?:propre )?faute|mauvais usage|endommage\w*
    perdue?s?\b|manquante?s?\b|gele(?:e|s|es)?\b
  `,
  without: String.raw`aucune?|sans|pas d[e'] ?`,
  agencyOrFee: String.raw`\w*agenc|frais d'agence|commission|intermediaire|agent`,
  noAgency: String.raw`
    \b(?:pas|point) d'(?:agence|agent|intermediaire)|sans (?:passer par (?:une |un )?)?(?:agence|agent|intermediaire)
    (?:agence|agent|courtier|intermediaire)\w* (?:n'a|n'est) (?:\w+ ){0,2}(?:pas|aucun\w*)\b
    (?:agence|agent|courtier|intermediaire)\w* (?:\w+ ){0,5}(?:pas|aucun\w*) (?:\w+ )?(?:mandat|intervenu|sollicit)
    (?:agence|agent|courtier|intermediaire)\w*,? (?:il )?n'y en a
    agence\b.{0,14}\baucune\b
  `,
  incoming: String.raw`
    \b(?:la )?(?:partie|personne) (?:qui (?:entre|emmenage)|entrante|prenante)|\b(?:celui|celle) qui (?:entre|emmenage)|\bl'entrant\b
  `,
  since: 'comme|puisque',
  covers: String.raw`s'entend[^.;]{0,20} comprend|comprend|comprennent|couvre\w*|englobe\w*|on entend|sont le`,
  it: 'elle|celle-ci|il|ils|si|des',
  owners: String.raw`
    que (?:le |la |l')?(?:bailleu?r\w*|bailleresse|proprietaire) (?:paie|paye|acquitte|regle|doit)\b
    (?:souscrit|contract|conclu|pris)\w* par (?:le |la |l')?(?:partie )?(?:bailleu?r\w*|bailleresse|proprietaire)
    (?<=(?:assurance|frais|honoraires|impots?|prime|taxe)s? (?:(?:habitation|incendie|foncier|fonciere|de (?:gestion
    gerance)|d'assurance) )*)d(?:u|e la) (?:proprietaire|bailleu?r(?:esse)?)
    \b(?:telle?s? que?|comme) (?:[\w']+ ){0,4}(?:au|a la) bailleur\w*
  `,
  notListed: 'pas',
  tenants: 'locataire|preneur',
} satisfies CostWords
