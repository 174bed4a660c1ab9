import type { LeaseWords } from '../../words/lease/lease-topics.ts'

export const topics = {
  adminFee: String.raw`
    (?:examen|etude|verification) des fiches de (?:salaire|paie)|mise en page d(?:u|e ce) (?:present )?(?:contrat|bail)
    frais (?:de )?(?:dossiers?|administrati\w+|redaction|etablissement|constitution|etats? des? lieux|d'etats? des? lieux|ouverture|signature|entree)
    frais d'(?:etat|etablissement|entree|ouverture|enregistrement|administration)|(?:ouverture|etude|constitution) d[ue] dossier
    pas-?de-?porte|droits? d'entree|honoraires de redaction|indemnite d'entree|frais de reservation
    (?:cout|frais|honoraires|prix|somme) .{0,25}(?:redaction|etablissement|preparation) d(?:u|e ce|e la) (?:present )?(?:bail|contrat|acte)
    pour (?:la redaction|l'etablissement|la preparation|l'ouverture|la constitution) d(?:u|e ce|e la|e son) (?:present )?(?:bail|contrat|dossier|acte)
  `,
  advance: String.raw`d'avance|par avance|a l'avance|par anticipation|anticipative\w*|en une (?:seule )?fois|avance de loyers?|loyers? anticipes?`,
  agency: String.raw`
    agences?\b|agents? immobiliers?|courtiers?\b|courtage|intermediaires?\b|mandataire immobilier|note d'honoraires
    honoraires d'(?:intermediation|entremise)
    commission d'(?:immo|entremise)
  `,
  allRepairs: String.raw`
    toute?s? (?:les? |autres? )*(?:travaux d'entretien et (?:de )?)?reparations?(?:,? (?:petites et grandes|grandes et petites))?|l'ensemble des reparations
    l'integralite des (?:reparations|travaux)
    reparations? (?:de toute nature|de tout genre|de toutes sortes|quelconques?)|reparations?,? quelles? qu'elles soient
    (?:entret|mainti|mainten|intervention|travaux|repar|refection)\w*[^.;]{0,110}\b(?:extraordinaires?|petite?s? (?:et|ou|comme|que) grande?s?)\b
    tenue?s? (?:a|d')\s?aucune? (?:travail|travaux|reparation)\w*|celles? que la loi (?:[\w']+ ){0,6}(?:proprietaire|bailleu\w+)
    (?:tout )?ce qui (?:ne (?:marche|fonctionne) plus|casse\b|tombe en panne|lache\b)
  `,
  beforehand: String.raw`a l'avance|au prealable|avant (?:son|le|la|l')|prevenir|avertir|previent|avertit|informe\w*|annonc\w*|au plus tard`,
  buyer: String.raw`acquereur|acheteur|nouveau proprietaire|vente\b|vendu\w*|cession de l'immeuble`,
  capital: String.raw`
    capita(?:l|ux)\b|(?:a|ont|avoir|aura|ayant) investi|prix d'acquisition|prix de revient|prix d'achat (?:du|de l|de la) (?:logement|immeuble|bien|maison
    appart)
  `,
  cash: String.raw`especes|en billets\b|liquide\b|numeraire|billets? de banque|de la main a la main|cash\b`,
  ceiling: String.raw`
    5 ?(?:%|pour ?-?cent|p\.? ?c\.?) (?:par an |l'an |annuels? )?d[ue]s? (?:montant du )?capita\w+
    cinq pour ?cent (?:\(\s?5 ?%\s?\) )?(?:par an |l'an )?d[ue]s? capita\w+|plafond\w* (?:legal|annuel|de 5|de cinq|prevu|fixe|maximal)\w*
    (?:limite|maximum|plafond) (?:legale? )?(?:de|des) (?:5|cinq)|loyer (?:annuel )?maxim\w+ (?:legal|admis)\w*|vingtieme d[ue]s? capita\w+|maximum legal
    (?:%|pour ?cent) (?:[a-z']+ ){0,4}capital
  `,
  coTenant: String.raw`
    colocataires?|colocatrices?|(?:l'un|un|chacun|chaque) des (?:locataires|preneurs|occupants)
    cel(?:le|ui)(?: ou cel(?:le|ui))? (?:d'entre (?:eux|elles) )?qui (?:veut |souhaite )?(?:part|quitt|s'en va)\w*
  `,
  coTenancy: String.raw`colocation|colocataires?|coliving|pacte de colocation`,
  commission: String.raw`commissions? (?:des|de|du) loyers?|commission (?:competente|communale|paritaire|de la commune)`,
  countsRooms: String.raw`(?:deux|trois|quatre|cinq|[2-9]) chambres|chambres`,
  cutOff: String.raw`
    (?:badge|code|cle)s? .{0,20}n'ouvr\w+ plus|(?:effets|affaires|meubles) .{0,40}(?:entrepos|mis\b|descendu)\w* .{0,20}(?:cave|garde|frais)
    (?:affaires|effets|meubles|biens) [^.;,]{0,30}en gage\b
    (?:cartes?|badges?|codes?|acces|cles?) (?:[\w']+ ){0,4}(?:neutralis|desactiv|bloqu|suspend|annul)\w*
    (?:neutralis|desactiv|bloqu)\w* (?:[\w']+ ){0,2}(?:carte|badge|code|acces|cle)\w*|effets .{0,40}(?:sur le trottoir|devant la porte|sur le palier)
    (?:badge|code|cle|carte)s? (?:[\w']+ ){0,3}(?:dort|dorment|est coupe\w*|ne marche\w* plus)|(?:affaires|meubles|effets) (?:[\w']+ ){0,5}garde-?meubles?
    (?:coup|interromp|suspend|ferm)\w* (?:\w+ ){0,4}(?:eau|l'eau|electricite|l'electricite|chauffage|gaz|courant|fournitures?|internet)
    (?:chang|remplac)\w* (?:les |la |le )?(?:serrures?|cylindres?|barillets?)
    (?:depos|entrepos|enlev|sort|vid)\w* (?:les |ses |vos |tes )?(?:affaires|effets|meubles|biens)
    (?:enlev|evacu|emport|sais|vend)\w* (?:lui-meme |lui meme )?(?:les |ses )(?:meubles|effets|affaires|biens) d
  `,
  energy: String.raw`
    (?:certificat\w*|passeport|attestation|classe|diagnostic|fiche|etiquette|bilan)s? (?:de (?:performance )?)?energetiques?
    certificat\w* de performance|performance energetique|\bcpe\b|\benergie ?: ?[a-i]\b(?! charge)
  `,
  evict: String.raw`
    mettr\w* (?:le locataire|le preneur|les preneurs)? ?dehors|reprend\w* (?:alors |ensuite |aussitot )?possession
    expuls\w*
    evinc\w*
    deguerp\w*
    fai\w+ sortir
    mettre dehors
    vider (?:l'appartement|le logement|les lieux|la maison|le studio)
    fai\w+ evacuer
    reprendre possession
    (?:affaires|meubles|effets) .{0,40}(?:sur le trottoir|devant la porte|dans la rue|sur le palier)
    met\w* (?:\w+ ){0,4}(?:a la rue|a la porte|dehors)
  `,
  except: String.raw`exclue?s? de(?:s| l)|sauf|hors\b(?! (?:d'usage|service|d'etat))|excepte\w*|a l'exception d\w+|a l'exclusion d\w+|hormis|autres? que`,
  freeForm: String.raw`
    tout me (?:va|convient)|peu m'importe|comme (?:il|elle|vous|tu) (?:veut|veux|voulez|prefere\w*)
    (?:toute|chaque|n'importe quelle) (?:autre )?forme|au choix|son choix|libre\w* de choisir|l'une (?:quelconque )?des formes|choix de la forme
    ne (?:peut|peux|peuvent|pourra|saurait) (?:pas )?(?:refuser|exiger|imposer|s'opposer)|accepte (?:la|une|egalement|aussi|indifferemment)
    ne (?:peut|pourra) (?:pas )?etre (?:refuse|impose|exige)|n'est (?:pas|jamais) (?:refuse|ecarte)\w*
  `,
  furniture: String.raw`canapes?\b|armoires?\b|ameublement|mobilier|meubles\b|meublee?s?\b|ameublement`,
  half: String.raw`
    moitie|moities|a parts? egales?|parts egales|partag\w+ (?:entre|equitable|egal)\w*|(?:se|est|sont) partag\w+|50/50|50 ?%|cinquante pour ?cent|demi\b
  `,
  increase: String.raw`
    porte en hausse|epouse .{0,60}(?:mouvement|evolution)
    augment\w+|hauss\w+|mont(?:e|era|er|ent|eront)\b|revoir\b|revu\w*\b|major\w+|relev(?:e(?! des? | d')|er|ement)\w*\b|revis\w+|adapt\w+|reajust\w+
    ajust\w+|revalor\w+|progress\w+|renegoci\w+
    gout du marche|(?:au niveau|aux prix) du marche|vers le haut|grimp\w+|porte(?:r|ra)? le loyer
    (?:passe(?:ra)?|portee?) (?:de [^.;]{1,20})?a (?=\d|(?:mille|[\w-]+ (?:cent|mille)))
  `,
  index: String.raw`
    index\w*|indici\w+|indice\b|echelle (?:mobile|des (?:salaires|traitements|prix))|cout de la vie|inflation|evolution (?:generale )?des? (?:prix|salaires)
    (?:adapt|ajust|revis|major|augment)\w+ (?:\w+ ){0,3}automatiquement|automatiquement (?:\w+ ){0,2}(?:adapt|ajust|revis|major|augment)\w+
    (?:adaptation|revision|augmentation|majoration|ajustement|hausse) automatique|loyer progressif|par paliers|echelonne
  `,
  invoices: String.raw`
    factures?\b|quittances?\b(?= annex| jointe)|tickets? de caisse|prix d'achat|valeur d'achat|valeur (?:du |des )?(?:mobilier|meubles)|achete\w*
    cout d'achat|acquis(?:ition)?\b
  `,
  late: String.raw`
    retards?\b|impaye\w*|defaut de (?:paiement|reglement)|non[- ]?paiement|tardi\w+|pas paye\w*|arrieres?|moratoires?
    loyer (?:[\w']+ ){0,4}(?:n'est|ne soit|n'arrive) pas (?:arrive|la|sur)
  `,
  leaves: String.raw`quitt\w+|depart\b|part\b|partir|partant|sort\b|sortant\w*|sortie\b|s'en va|demenag\w+|conge\b|resili\w+|se retir\w+|retrait`,
  longPeriod: String.raw`
    deux fois (?:par an|l'an)|tous les (?:quatre|4) mois|loyer annuel(?![^;]*(?:mens|douz|mois|12 |capital|%))(?=[^;]{0,40}(?:exigible|payable|\bdu\b))
    (?:deux|trois|quatre) premiers trimestres|un semestre de loyer|(?<!(?:douze|12) fois )par (?:trimestre|semestre|an\b|annee)|trimestriel\w*
    semestriel\w*|annuellement|tous les (?:trois|six|3|6) mois
  `,
  majorRepairs: String.raw`
    gross\w+ (?:reparations?|oeuvre|travaux|interventions?)|gros (?:travaux|oeuvre|entretien)
    reparations? (?:majeures?|importantes?|structurel\w+|de structure)
    vetuste\b|ravalement|etancheite d|structure du batiment
  `,
  minor: String.raw`menue?s?\b|locatives?|petit\w*|mineur\w*|courant\w*|d'entretien locatif|causee?s? par|sa faute|sa negligence|dues? a (?:sa|son)`,
  need: String.raw`
    besoins? personnels?|(?:a )?besoin d(?:u|e la|es) (?:logement|lieux|maison|appartement|chambre)|occupation par (?:elle|lui|le bailleur)
    (?:usage|occupation|habitation|convenance) personnel\w*|pour (?:lui|elle)-meme|occuper (?:lui|elle|personnellement)\S*
    (?:ses|mes|nos) propres besoins|habiter (?:lui|elle|soi)-?meme
    reprendre (?:le logement|les lieux|l'appartement|la maison|possession)|reprise (?:du logement|des lieux|personnelle)|besoin propre
    (?:pour )?(?:s'y |y )(?:loger|habiter|installer|vivre|emmenager)
    pour (?:un|son|sa|ses|mon|ma|mes|notre|nos) (?:proche|enfant|fils|fille|parent|famille|usage)
  `,
  notice: String.raw`
    preavis|delai de (?:conge|resiliation|denonciation)|conge\b|denonc\w+|resili\w+|a l'avance|mettre fin|met fin|mettre un terme|avant (?:son|le) depart
    (?:prevenir|avertir|informer|aviser|notifier)\w*
  `,
  otherForm: String.raw`
    cautionnement (?:bancaire|d'assurance)|garanties? (?:bancaires?|locative de l'etat|de l'etat)|aides? (?:du ministere|publique|de l'etat|etatique)
    (?:par|d'|ou|,) ?une (?:banque|assurance)\b|\bl'etat\b|caution (?:d'un|personnelle)|caution bancaire|assurance[- ]caution|autres? formes?|compte bloque
    (?:papiers?|engagements?|lettres?|cautions?) (?:emanant )?(?:de (?:la )?|d'une )banques?
  `,
  ownerCost: String.raw`
    (?:frais|honoraires|couts?|remuneration) (?:de |du |d'un )?(?:la )?(?:gerance|gestion|syndic|administration de l'immeuble|gerant)\w*
    (?:frais|honoraires) (?:de gestion )?du (?:syndic|gerant)|(?<!(?:releve|decompte|comptes|etat|facture) (?:du|de) )syndic\b|impots? foncier\w*
    (?:taxe|contribution) foncieres?|taxes? sur la propriete|assurance (?:habitation |incendie )?du (?:proprietaire|bailleur)
    (?:primes? )?(?:d'|de l')?assurances? (?:\w+ )?(?:de l'immeuble|du batiment|de la maison|de la copropriete|du proprietaire|de la residence)
    fonds de (?:reserve|travaux|roulement|renovation|prevoyance)|travaux de (?:ravalement|toiture|facade)
    (?:cout|frais|prix) d\w+ (?:passeport|certificat) (?:de performance )?energetique
    taxes? (?:communales? )?sur (?:la propriete|le bati|l'immeuble|la maison)|(?:impot|taxe)s? (?:[\w']+ ){1,7}pour (?:la maison|l'immeuble|le batiment)
    ce que (?:[\w']+ ){0,3}(?:paie|paye|reclame) (?:[\w']+ ){0,3}(?:la )?commune (?:[\w']+ ){0,5}(?:maison|immeuble|bati)
    ce que (?:la commune|le syndic|le gerant|l'assureur)|ce que coute le (?:gerant|syndic)|sa propre (?:remuneration|note)|primes? incendie de
    (?:remuneration|retribution|note|honoraires) (?:du|de celui qui) (?:syndic|gerant|gere|administre)|ce que l'assureur de l'immeuble
  `,
  pact: String.raw`
    pactes?\b
    convention de colocation
    convention entre (?:les )?colocataires
  `,
  perMonth: String.raw`(?:par|chaque|de|au|le) mois\b|mensuel\w*|mois (?:de retard|commence|entame)`,
  perYear: String.raw`(?:par|l')\s?(?:an\b|annee)|annuel\w*|l'an\b`,
  refused: String.raw`
    refus\w+|n'(?:accepte|admet)\w* (?:ni|pas|aucun)|ne (?:prend|veut|accept)\w* (?:ni|pas|aucun)
    n'(?:est|etant|sont) pas (?:accept|admis|autoris|permis)\w*
    pas (?:accept|admis|recevable|pris\w* en)\w*|exclue?s?\b|exclusion|(?:ne (?:sera|sont|seront) pas) (?:accept|admis)\w*
  `,
  rest: String.raw`solde|reste\b|restant|surplus|pour le reste|autre moitie`,
  return: String.raw`
    retourne\w*|mainlevee|restitu\w+|rembours\w+|rendue?s?\b|rendre\b|rend\b|liber(?:ee?|er|ation|able)\w*|deblo\w+|reverse\w*|recuper\w+
  `,
  room: String.raw`chambre\b|studette|piece (?:privative|louee|unique)|mansarde`,
  smoke: String.raw`
    detecteurs?\b(?= ?:? ?(?:poses?|presents?|installes?|en place|ok|oui)\b)
    (?:detecteurs?|avertisseurs?) (?:autonomes? )?(?:avertisseurs? )?(?:autonomes? )?(?:de|d') ?(?:fumee|incendie)s?|daaf
  `,
  supplement: String.raw`supplement|majoration|surloyer|complement|redevance`,
  twoThirds: String.raw`(?:deux|2) tiers|trois quarts|les 2\/3`,
  withoutCourt: String.raw`
    sans qu'(?:un|il faille un) (?:jugement|juge|tribunal)|(?:jugement|juge|tribunal) (?:n'est|n'etant) (?:pas )?(?:necessaire|requis)
    pas besoin (?:de|d'un) (?:juge|jugement|tribunal)
    sans (?:jugement|titre executoire|decision (?:de justice|judiciaire)|intervention (?:du juge|judiciaire|de la justice)|(?:avoir )?(?:recours
    recourir) (?:au|a la|a un) (?:juge|justice|tribunal)|saisir (?:le|la) (?:juge|justice|tribunal)|passer par (?:le|la) (?:juge|justice|tribunal)
    procedure(?: judiciaire)?|formalite judiciaire|autre formalite)|sans (?:aucun )?(?:juge|proces|tribunal|huissier)\b|sans que personne
    (?:ni|aucun) (?:juge|jugement|tribunal)|sans (?:avoir besoin|besoin) (?:d'un |de )?(?:juge|jugement|tribunal)
  `,
  yearly: String.raw`
    chaque (?:nouvelle )?(?:annee|an)\b|annuel\w*|par an\b|tous les ans|une fois (?:l'an|par an)|d'annee en annee
    a (?:chaque|la|chaque date|la date) (?:anniversaire|echeance)
    tous les douze mois
    (?:chaque|tous les) (?:1er |premier |\d{1,2} )?(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)
  `,
  bothParties: String.raw`(?:chaque|chacune? des|l'une (?:ou l'autre )?des|les(?: deux)?) parties?`,
  charges: String.raw`
    charges?\b(?! (?:d[ue]|exclusive|de la|du|de l'|entiere|propre)\b)|provisions?\b(?! mieter)|avances? sur|frais (?:accessoires|communs|locatifs)
    acomptes?\b
  `,
  deposit: String.raw`
    garanties?\b(?! d')|depots? de garantie|caution\b(?! (?:personnelle|solidaire))|cautionnement|depot\b|suretes?\b(?! reelle)
    avant (?:l'entree|d'entrer|la remise des cles|l'emmenagement)\b.{0,50}(?:remet|vers|depos|confi|vire)\w*(?!.{0,60}(?:loyer|frais|commission
    honoraire|facture))
    (?:gard|conserv|retien)\w* (?:cet argent|cette somme)
  `,
  detail: String.raw`
    \d (?:chambres?|pieces?)|(?:une?|deux|trois|quatre|cinq) (?:chambres?|pieces?)|cave|grenier|parking|garage|emplacement|jardin|balcon|terrasse
    etage|rez|numero cadastral|cadastr\w*|parcelle|sejour|salle (?:de|d')
  `,
  dwelling: String.raw`appartement|logement|maison|studio|chambre|bien\b|immeuble|lieux|duplex|locaux|objet|designation|residence|\d?e?r? ?etage (?:de|du)`,
  forATime: String.raw`(?:pour )?(?:une )?duree|conclu pour|pour (?=un|une|deux|trois|\d)`,
  furnished: String.raw`(?<!\b(?:de|des|les|ses|leurs|aux|en|vos|nos|ces|quelques|charges et|charges ou|charges ni) )meublee?s?\b`,
  inventory: String.raw`
    (?:etats?|constats?) (?:contradictoire )?(?:des? lieux|d'entree)|proces-verbal (?:d'entree|de (?:reception|remise))|constats? contradictoires?
    inventaires? (?:de l'etat|d'entree|des lieux|contradictoire|(?:de|d'entree et de) sortie)|constat (?:\w+ ){0,2}(?:d'entree|des lieux)
    etat (?:du|de la|de l')\s?(?:\w+ ){1,2}(?:est|sera) (?:\w+ )?(?:constate|releve|consigne|decrit)|proces-verbal\b|visite contradictoire
  `,
  landlord: String.raw`bailleu?r(?:esse)?s?\b|bailleresses?\b|proprietaires?\b|(?:le|la) loueu(?:r|se)\b|logeu(?:r|se)s?\b|concedant\b|cedant\b`,
  lease: String.raw`bail\b|baux\b|contrat\w*|convention\b|location\b`,
  noDeposit: String.raw`
    (?:garantie|caution),? (?:je|nous|on) n'en (?:veux|voulons|veut|demande|demandons|prends|prenons|exige)
    (?:aucune?|sans|pas de|ni) (?:garantie locative|garantie n'est|garantie|caution|depot)
  `,
  openEnded: String.raw`duree indeterminee|(?:sans|illimitee?) (?:limitation|limite)? ?(?:de )?duree`,
  rent: String.raw`loyers?\b|rente (?:est|de)\b|mensualites?\b|redevance|indemnite d'occupation|montant mensuel`,
  signed: String.raw`fait (?:en|a|et|le)\b|fait,|signee? (?:a|le|en)\b|conclu le|en date du|date de signature`,
  start: String.raw`
    effet (?:au|le|:)|premier jour(?: du bail| de la location)?\s?(?::|est\b|le \d)|arrive le \d
    date d'entree|entree\s?:|pren(?:ant|d\w*) (?:effet|cours|date)|prise d'effet|debut\w*|commence\w*|a (?:partir|compter) d
    entr(?:ee?|ant) (?:en|dans les) (?:jouissance|vigueur|lieux)|du \d|courir .{0,12}(?:des|du|le)|court (?:a partir|des|du|a compter)
    (?:emmenage|entre) .{0,25}le \d
  `,
  statementOfCharges: String.raw`
    decompt\w+|regularis\w+|arrete(?:s)? (?:annuel|des comptes)|comptes? (?:annuels?|detailles?|definitifs?)
    releves?\b (?!d'identite)(?<!\b(?:ce qui|qui|ne|en) (?:releve) )
    comptee?s? une fois|apure\w*
  `,
  tenant: String.raw`locataires?\b|preneu(?:r|se)s?\b|colocataires?\b|occupante?s?\b|beneficiaires?\b|hebergee?s?\b|habitants\b`,
  withCharges: String.raw`
    (?:toutes? )?charges? (?!non\b)(?:\w+ )?(?:compris(?:es?)?|inclus(?:es?)?)\b(?! ?: ?non\b)|tous? frais (?:compris|inclus)|tout (?:compris|inclus)
    y compris (?:les |toutes les )?charges|tout confondu|mensualite globale|(?:energie|chauffage|electricite) (?:et \w+ )?comprise?s?\b|(?:charges
    avances) et \w+ compris\w*|tout(?:es choses)? (?:y )?(?:est |sont )?(?:compris\w*|inclus\w*|dedans)|tout le reste (?:est )?(?:compris|inclus)\w*
    il y a tout\b|sans rien a ajouter|loyer (?:global|forfaitaire)|loyer et charges (?:confondus
    ensemble|reunis|compris)
  `,
  withoutCharges: String.raw`
    (?:hors|sans)(?: les| frais et)? (?:charges?|provisions?|avances?)(?:,? (?:et|ni) (?:hors |sans )?(?:mobilier|meubles|ameublement))?
    (?:charges?|frais)(?: et (?:mobilier|meubles))? (?:non (?:comprise?s?|incluse?s?)|exclu\w*)|hors (?:frais|accessoires)
    non compris(?:es)? les charges|charges (?:et \w+ )?(?:mises? a part|non comptees)|(?:charges|provisions?) en sus
    h\.? ?c\.?(?= ?[:;,)]| \d)|loyer (?:mensuel )?(?:net|nu|de base)|loyer principal
  `,
  ofInvoices: String.raw`factures?\b|achete\w*|valeur du mobilier`,
  ofCapital: String.raw`capital|prix d'(?:acquisition|achat)|(?:a|ont|avoir|ayant) investi`,
  ofDeposit: '',
  ofPenalty: String.raw`penalit\w+|amende|indemnite|frais de rappel|mise en demeure`,
  ofFurniture: String.raw`mobilier|meubles\b|ameublement|supplement (?:distinct|separe|mensuel)`,
  ofFee: String.raw`frais (?!de chauff|accessoires|communs|locatifs)|commission|honoraires|remuneration|pas-de-porte|droit d'entree`,
  ofService: String.raw`packs?\b|services?\b|nettoyage|menage|linge`,
  ofAccessory: String.raw`parking|garages?\b|emplacement|stationnement|cave\b|cuisine`,
  ofCharges: String.raw`provisions?\b|avances?\b|acomptes?\b|forfait\w*`,
  ofRent: String.raw`prix\b|combien ?:(?= ?\d)|rente\b|redevance|indemnite d'occupation|(?<=(?:mois|net) )pour (?:la maison|le logement|l'appartement)`,
} satisfies LeaseWords
