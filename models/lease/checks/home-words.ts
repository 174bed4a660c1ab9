import { oneOf, pattern } from '../../language/words/lines.ts'
import { CONTRACT_NUMBER_WORD } from '../../language/number-pattern.ts'
import { words } from '../text/words.ts'

export const ENTER: RegExp = words(
  oneOf(String.raw`
      entrer?\b|entre dans|acced\w+|acces\b|visit\w+|penetr\w+|inspect\w+|controler? (?:le|l')|se rendre dans
      pass(?:er|e|era)\b .{0,20}(?:verifier|voir|controler|chez)
    `),
  String.raw`betret\w*|betritt|zutritt|zugang|besichtig\w*|hineingeh\w*|kontrollier\w*|einlass|aufsuch\w*|aufzusuchen`,
  String.raw`enter\w*|access\b|inspect\w*|visit\w*|come in|entry\b|lets? (?:himself|herself|itself|themselves) in`,
  String.raw`eragoen|erakomm\w*|betried\w*|kommen|kennt|zougang|zoutrett|an d'(?:wunneng|haus|zemmer|appartement) goen|besichteg\w*|kucken|eran`,
)
export const UNANNOUNCED: RegExp = words(
  oneOf(String.raw`
      a tout moment|en tout temps|a toute heure|quand (?:bon|il)|librement|libre(?:ment)? acces
      sans (?:forcement |toujours |necessairement |meme )?(?:appeler|sonner|preavis|prevenir|avis|avertissement|autorisation|accord|rendez-vous
      annonce|avoir a|devoir|l'accord)\w*
      en (?:l')?absence du|a l'improviste|a sa (?:guise|convenance)|n'importe quand
    `),
  oneOf(String.raw`
      jederzeit\w*|zu jeder (?:zeit|tageszeit)|ohne (?:vor(?:an|her)\w*|ankundigung|anmeldung|zustimmung|rucksprache|absprache|termin|mitteilung)\w*
      unangemeldet|unangekundigt|nach belieben|in abwesenheit|freien zugang
    `),
  oneOf(String.raw`
      at any (?:time|hour|moment)|at all times|whenever
      without (?:\w+ )?(?:notice|warning|consent|permission|appointment|announcement|informing|telling|asking)|unannounced|freely|free access
      in the (?:tenant's )?absence|at (?:his|her|its|their) (?:convenience|discretion)
    `),
  oneOf(String.raw`
      weini (?:hie|hien|si|hatt|en)|zu (?:all|jiddwer) (?:moment|zait|stonn)|jidderzait
      ouni (?:bescheed|virwarnung|umeldung|ze froen|averstan\w*|rendez-vous|sech unze\w*|virdrun)\w*|wann (?:hien|si|en|hatt) (?:well|wellt)
      onugemellt
    `),
)
export const EMERGENCY: RegExp = /urgence|notfall|gefahr im verzug|emergenc|nout|noutfall|peril|danger/
export const KEEPS_KEY: RegExp = words(
  oneOf(String.raw`
      (?:(?:ai|a|ont) (?:un|le|une) (?=jeu|double|copie|trousseau)|gard\w+|conserv\w+|detien\w*|dispos\w+|reserv\w+) .{0,25}(?:double|jeu|copie
      trousseau|exemplaire)?.{0,12}\bcles?\b
    `),
  String.raw`(?:zweit|ersatz|reserve)schlussel|(?:behalt|bewahrt) .{0,30}schlussel`,
  String.raw`(?:keeps?|retains?|holds?|keep|retain|have) .{0,20}(?:spare|duplicate|set of|copy of the|second)? ?keys?|spare key`,
  String.raw`(?:behalt|halt|huet) .{0,30}schlessel\w*|reserveschlessel|zweete schlessel`,
)
export const REGISTER: RegExp = words(
  oneOf(String.raw`
      (?:declar|domicili|inscri|enregistr)\w* .{0,45}(?:domicile|residence|commune|adresse|arrivee|population|logement)|domicili\w+
      inscription (?:a la commune|au registre)|elire domicile|changement d'adresse|s'y (?:inscrire|domicilier|declarer)
    `),
  String.raw`(?:wohnsitz|adress)?(?:um|an)(?:zu)?meld\w*|angemeldet|(?:polizeilich|behordlich)\w* meld\w*|gemeldet|melderegister|meldeadresse`,
  oneOf(String.raw`
      regist(?:er|ration|ering|ered) (?:at|with|his|her|their|there|in|as|a|of|on)?.{0,30}(?:address|commune|residence|municipality|domicile|premises
      property|flat|there)
      declare (?:his|her|their) (?:residence|address|domicile)|register (?:here|there)|registration (?:at|with)|may not register
    `),
  String.raw`umell\w*|umeld\w*|unzemell\w*|(?:ugemellt|umellen)|deklareier\w* .{0,30}(?:adress|gemeng)|adress .{0,30}mell\w*`,
)
export const GUESTS: RegExp = words(
  oneOf(String.raw`
      ni ami\w*|personne d'autre .{0,40}(?:entre|reste|vient|dort)|visites?\b|visiteurs?|invites?\b|hotes\b|heberg\w+ .{0,20}(?:tiers|personne|ami)
      recevoir .{0,30}(?:visit|invit|tiers|amis|personne|hote)
    `),
  String.raw`besuch\w*|gaste?n?\b|ubernachtung\w*`,
  String.raw`guests?\b|visitors?|overnight|sleepovers?`,
  String.raw`iwwernuecht\w*|frenn\b.{0,30}iwwer nuecht|gascht|gescht|visitten?|besuch\w*|frennen iwwer\w*`,
)
export const PETS: RegExp = words(
  String.raw`anima\w+|chiens?\b|chats?\b`,
  String.raw`(?:haus)?tier(?:e|en|haltung)\w*|haustier\w*|hunde?n?\b|katzen?\b|kleintier\w*`,
  String.raw`pets?\b|animals?\b|dogs?\b|cats?\b`,
  String.raw`(?:haus)?deier\w*|hausdeier\w*|hond\b|honn\b|kaz\b|kazen`,
)
/** `No pets, no visitors are allowed` allows nothing. */
export const PLAIN_BAN: RegExp = pattern(String.raw`
      \bno (?:\w+ )?(?:pets|animals|dogs|cats|guests|visitors|overnight|sleepovers)\b
      \b(?:keine|keng|aucune?|ouni|ohne) (?:\w+ )?(?:haustier|tiere|besuch|gaste|animal|chien|chat\b|visiteur|invite|deier|hausdeier|gascht|gescht)
    `)
/** `Il est interdit, …` before what is forbidden. */
export const BAN_AHEAD: RegExp =
  /(?:interdit|defendu|verboten|untersagt|verbueden|prohibited|forbidden|not allowed|net erlaabt|nicht gestattet)$/
export const LABEL_BANNED: RegExp = /^[^:]{0,40}:\s*(?:nein|non|no|nee|net)(?:\W|$)/
export const BANNED: RegExp = words(
  oneOf(String.raw`
      interdi\w+|defen(?:du|dre|se)\w*|proscri\w+|prohib\w+|exclue?s?\b|pas (?:admis|accept|autoris|toler|permis|possible)\w*|aucune?s?\b
      ne (?:peut|peuvent|pourra|sont|seront|doit) (?:pas|ni|y|etre|en aucun)
      n'(?:est|a) pas (?:autoris|admis|permis|toler|accept|le droit|possible)\w*|sans pouvoir|s'interdi\w*|s'engage a ne pas|refus\w+|ni\b
      personne d'autre|ne tiens? pas a ce que|ne souhaite\w* pas
    `),
  oneOf(String.raw`
      verboten|untersagt|nicht (?:erlaubt|gestattet|zulassig|zugelassen|moglich|gewunscht|erwunscht|gewahrt|an|um)\w*|kein\w*|ausgeschlossen
      unzulassig|darf .{0,40}nicht|durfen .{0,40}nicht|verbot\w*
    `),
  oneOf(String.raw`
      prohibit\w*|forbidden|not (?:be )?(?:allowed|permitted|accepted|tolerated|admitted|possible|entitled|authori[sz]ed)
      (?:may|shall|must|can|will) ?not|no\b|nobody|no one|banned|excluded|never
    `),
  String.raw`verbueden|net (?:erlaabt|erlabt|gestatt|zougelooss|umell)\w*|keng\w*|keen\w*|ausgeschloss|d[ai]e?rf\w* .{0,40}net`,
)
export const NOT_BANNED: RegExp = pattern(String.raw`
      \bno (?:restriction|limit|ban)|aucune (?:restriction|limite|interdiction)|keine (?:einschrankung|beschrankung)|keng (?:aschrankung|limitt)
      pas interdit|ne sont interdit|(?:weder|neither) .{0,80}(?:verboten|untersagt|prohibited|forbidden)|n'est pas exclu(?!si|di)
      ne sont pas (?:interdit|exclu(?!si|di))|nicht (?:verboten|untersagt|ausgeschlossen)|not (?:prohibited|forbidden|excluded|banned)
      no (?:guest|visitor|pet|animal)s? (?:is|are) (?:excluded|refused|banned)|net (?:verbueden|ausgeschloss)
      (?:kein|keen|no|pas de|pas un) (?:thema|problem\w*|souci)|welcome|sont (?:admis|autoris|toler|accept)|erlaubt\b(?<!nicht erlaubt)
      gestattet\b(?<!nicht gestattet)|are (?:allowed|permitted)|ne peut (?:s'opposer|interdire|refuser)|may not (?:refuse|object|prohibit|unreasonabl)
      free to
    `)
export const WITH_CONSENT: RegExp = pattern(String.raw`
      sauf (?:accord|autorisation)|sans (?:l')?(?:accord|autorisation|consentement)|ohne (?:\w+ )?(?:zustimmung|erlaubnis|einwilligung|genehmigung)
      without (?:\w+ ){0,4}(?:consent|permission|approval|agreement)|unless|es sei denn|ausser mit|except with|ouni (?:d')?(?:averstan|accord|erlaabn)
      nur mit|only with|avec l'accord|mat (?:accord|averstan)
    `)
export const SLEEPING_ROOM: RegExp = words(
  String.raw`chambres?\b|studio|piece\b|mansarde`,
  String.raw`\w*zimmer\b|studio|schlafraum|kammer`,
  String.raw`(?:bed)?rooms?\b|studio`,
  String.raw`zemmer\w*|schlofkummer|studio|kummer`,
)
export const ROOM_LET: RegExp = pattern(String.raw`
      (?:loue|location|donne|occupe|bail|met a disposition|verlount|vermietet|uberlasst|lets|let\b|rented|rents|occup|zemmer|furnished room
      chambre meublee|room\b|chambre|kummer|zimmer)
    `)
export const OTHER_ROOM: RegExp =
  /salle|bains?\b|douche|wc\b|toilette|cuisine|cave|bad\b|kuche|keller\b|abstell|bath|kitchen|cellar|store|buedz|kichen|balcon|balkon|terras|garage/
export const WINDOWLESS: RegExp = pattern(String.raw`
      (?:sans|depourvue? de|aucune) (?:\w+ )?fenetres?|(?:pas|sans|aucune) (?:d')?ouverture vers l'exterieur|borgne|aveugle|ohne (?:\w+ )?fenster
      fensterlos|kein\w* fenster|(?:no|without(?: a| any)?) windows?|windowless|ouni (?:eng )?f[ei]nster|keng f[ei]nster
    `)
export const BASEMENT_ROOM: RegExp = pattern(String.raw`
      (?:chambre|studio|piece)\b.{0,50}(?:niveau des caves|sous-sol|en cave|dans la cave)|(?:sous-sol|cave)\b.{0,25}amenage
      (?:zimmer|studio|schlafraum)\b.{0,40}(?:im keller|kellergeschoss|untergeschoss|souterrain)
      (?:room|studio|bedroom)\b.{0,30}\b(?:in|at|on) (?:the |a )?(?:basement|cellar|lower ground)\b|basement (?:room|studio|bedroom)
      zemmer\b.{0,40}(?:am|vum) keller|kellerzimmer|kellerzemmer
    `)
export const PERSONS: RegExp = new RegExp(
  oneOf(String.raw`
      (?:(\d{1,2})|(${CONTRACT_NUMBER_WORD}))\s*(?:\w+ )?(?:personnes?|occupants?|adultes|habitants|personen|bewohner|erwachsene|people|persons?
      occupiers?|adults|leit|persounen?|colocataires|locataires)
    `),
  'u',
)
export const MIN_M2_PER_OCCUPANT = 9
export const NOT_MAIN_HOME: RegExp = words(
  oneOf(String.raw`
      residences? secondaires?|bail (?:precaire|de courte duree|saisonnier|de service)|(?:occupation|jouissance) (?:precaire|temporaire|provisoire)
      convention d'occupation|mise a disposition (?:precaire|temporaire)|location saisonniere|logement de (?:fonction|service)
      usage (?:exclusif )?de bureaux?|ne constitue (?:pas|nullement) un bail|(?:prestation|contrat|convention) d'hebergement
      hebergement et non .{0,12}(?:bail|location)|pied-a-terre|(?:a )?usage mixte|titre (?:precaire|temporaire|provisoire)
    `),
  oneOf(String.raw`
      zweitwohn\w*|zweitresidenz|nebenwohn\w*|ferienwohn\w*|nutzungsvertrag|zeitmietvertrag
      (?:vorubergehend\w*|befristet\w*) (?:gebrauch|nutzung|uberlassung)|kein mietvertrag|beherbergung\w*|dienstwohnung|werkswohnung
      buro(?:nutzung|zwecke)
    `),
  oneOf(String.raw`
      second(?:ary)? (?:home|residence)|licen[cs]e (?:to occupy|agreement)|holiday (?:home|let)
      temporary (?:use|let|lease|occupation|accommodation|stay)|not (?:a|constitute a) (?:lease|tenancy)|accommodation service|service occupancy
      pied-a-terre|office use|precarious
    `),
  String.raw`zweet\w* (?:residenz|wunn\w*)|niewewunn\w*|zweetwunn\w*|zaitwailleg\w* (?:notzung|gebrauch)|keen (?:bail|loyerskontrakt)|provisoresch\w* notzung`,
)
export const MAIN_HOME_DENIED: RegExp = pattern(
  String.raw`
      (?:ne (?:peut|pourra|constitue|sera|doit)|n'(?:est|aura|etabli)\w*|interdi\w+|exclue?s?\b|may not|shall not|cannot|not|nicht|kein\w*
      ausgeschlossen|net|keng) (?:(?!(?:et|und|and|an|mais|aber|but)\b)[\p{L}']+ ){0,8}(?:residence principale|domicile principal|principal residence
      main (?:home|residence)|hauptwohn\w*|haaptwunn\w*|haaptresidenz)
      (?:hauptwohn\w*|residence principale|main (?:home|residence)|principal residence|haaptwunn\w*) (?:[\p{L}']+ ){0,4}(?:ausgeschlossen|exclue?
      excluded|prohibited|interdite?|nicht (?:erlaubt|gestattet|moglich)|untersagt|not allowed)
    `,
  'u',
)
/** A lease that calls itself something else, or says that the law on leases is not for it. */
export const LAW_DENIED: RegExp = pattern(String.raw`
      \bno (?:residential )?(?:lease|tenancy)\b.{0,20}(?:comes|arises|exists|is created)
      \bkein\w* (?:\w*miet\w+) .{0,20}(?:entsteht|zustande|begrundet)|ne (?:fait|fera|cree|creera) .{0,15}aucun bail
      (?:hebergement|prestation|service) et non (?:pas )?(?:d'un |un )?(?:bail|contrat de bail|location)
      (?:loi|legislation) (?:\w+ ){0,3}(?:bail|baux|location)\b.{0,50}(?:n'est pas applicable|ne s'(?:y )?appli\w+ pas)
      (?:beherbergung|nutzung|dienstleistung)\w* und keine? \w*miet\w*
      (?:mietrecht|mietgesetz|gesetz uber die wohnraummiete)\b.{0,40}(?:gilt|findet) .{0,15}(?:nicht|keine)
      (?:tenancy|lease|rent) (?:law|act)s?\b.{0,30}(?:do|does|shall) not apply|loyersgesetz\b.{0,30}gellt .{0,10}net
    `)
export const CHILDREN: RegExp = words(
  String.raw`enfants?\b|bebes?|nourrissons?|naissance|grossesse|enceinte`,
  String.raw`kinder\w*|kind\b|schwanger\w*|nachwuchs`,
  String.raw`child\w*|kids|babies|pregnan\w*`,
  String.raw`kanner|kand\b|schwanger`,
)
export const GROUND: RegExp = words(
  oneOf(String.raw`
      nationalit\w+|(?:ressortissants?|citoyens?) \w+|etrangers?\b|origine\b|religi\w+|celibataires?|confession|foi (?:chret|cathol)\w*
      personnes? seules?|couples? mari\w+|croyan\w+|handicap\w*|homosex\w+|musulman\w*|chreti\w+|refugie\w*|sans emploi|allocataires?|age de moins
      orientation sexuelle
    `),
  oneOf(String.raw`
      staatsangehorig\w*|nationalitat|auslander\w*|herkunft|religion\w*|alleinstehend\w*|singles?|ledige\w*|verheiratet\w*|ehepaar\w*|behindert\w*
      fluchtling\w*|muslim\w*|deutsche\w*|eu-?burger\w*|luxemburger\b
    `),
  oneOf(String.raw`
      national(?:s|ity|ities)|foreigners?|citizens?|singles?|single persons?|married|religio\w+|origin\b|disab\w+|refugees?|muslims?|christians?
      europeans?|unmarried|homosexual\w*
    `),
  String.raw`nationaliteit\w*|auslanner\w*|staatsbierger\w*|relioun|eelengsteeend\w*|bestuete\w*|flichtling\w*|europaer|europeer|letzebu\w*`,
)
export const ONLY_FOR: RegExp = words(
  oneOf(String.raw`
      (?:uniquement|exclusivement|seulement|strictement)|reserve\w*|seules? les|que (?:des|les|a des|par des)|doi(?:t|vent) etre|n'accept\w*
      destinee?s? a|exig\w+|condition
    `),
  String.raw`nur\b|gedacht\b|bestimmt fur|ausschliesslich|vorbehalten|lediglich|muss .{0,40}sein|mussen .{0,40}sein`,
  String.raw`only|exclusively|reserved|solely|must be|limited to|restricted to|(?:meant|intended|suitable) for`,
  String.raw`nemmen?|eleng|just\b|reserveiert|ausschliisslech`,
)
export const NO_DISCRIMINATION: RegExp = pattern(String.raw`
      discrimin|diskrimin|sans distinction|regardless|ungeachtet|independamment|egal de|eegal|irrespective|garderie|allocations?|creche
      chambres? d'enfants|kinderzimmer|kinderwagen|children's room|playground|spielplatz
    `)
export const SUBLET: RegExp = words(
  String.raw`sous-?lo\w+|cession|ceder|cede\b`,
  String.raw`untervermiet\w*|untermiete|abtret\w*`,
  String.raw`sub-?let\w*|sub-?leas\w*|assign(?:ment|ed|s|ing)?\b`,
  String.raw`ennerverl\w*|sous-?lo\w*|ofgetruede`,
)
export const BUSINESS: RegExp = words(
  oneOf(String.raw`
      airbnb|location (?:de )?courte duree|locations? (?:touristiques?|saisonnieres?|meublees? de tourisme)
      (?:usage|activite|fins?) (?:professionnel|commercial)\w*|profession liberale|exercer .{0,30}(?:activite|profession|commerce)
    `),
  String.raw`airbnb|kurzzeitvermietung\w*|ferienvermietung|(?:gewerblich|beruflich|geschaftlich)\w* (?:nutzung|zweck\w*|tatigkeit)|gewerbe\w*`,
  String.raw`airbnb|short-?(?:term|stay) (?:let\w*|rental\w*|stay\w*)|holiday let\w*|(?:business|commercial|professional) (?:use|purpose|activit)\w*`,
  String.raw`airbnb|kuerz\w* locatioun\w*|(?:geschaftlech|beruflech|kommerziell)\w* (?:notzung|zweck\w*|aktiviteit)`,
)

/** Checks of living in the dwelling: entry, bans, habitability, use, discrimination. */
