import { withoutUnlawfulConditions } from '../../adverts/text/unlawful-condition.ts'
import { subjectOf } from '../text/actors.ts'
import type { Detectors, Evidence, LeaseReading } from './evidence.ts'
import { affirms, said, statementsThat } from './evidence.ts'
import { areasIn } from '../terms/lease-areas.ts'
import type { Statement } from '../text/lease-text.ts'
import { numberInWords } from '../../language/number-words.ts'
import { CONTRACT_NUMBER_WORD } from '../../language/number-pattern.ts'
import { isDenied, segmentsOf } from '../text/polarity.ts'
import { everyMatch, LANDLORD, words } from '../text/words.ts'

const ENTER = words(
  String.raw`entrer?\b|entre dans|acced\w+|acces\b|visit\w+|penetr\w+|inspect\w+|controler? (?:le|l')|se rendre dans|pass(?:er|e|era)\b .{0,20}(?:verifier|voir|controler|chez)`,
  String.raw`betret\w*|betritt|zutritt|zugang|besichtig\w*|hineingeh\w*|kontrollier\w*|einlass|aufsuch\w*|aufzusuchen`,
  String.raw`enter\w*|access\b|inspect\w*|visit\w*|come in|entry\b|lets? (?:himself|herself|itself|themselves) in`,
  String.raw`eragoen|erakomm\w*|betried\w*|kommen|kennt|zougang|zoutrett|an d'(?:wunneng|haus|zemmer|appartement) goen|besichteg\w*|kucken|eran`,
)
const UNANNOUNCED = words(
  String.raw`a tout moment|en tout temps|a toute heure|quand (?:bon|il)|librement|libre(?:ment)? acces|sans (?:forcement |toujours |necessairement |meme )?(?:appeler|sonner|preavis|prevenir|avis|avertissement|autorisation|accord|rendez-vous|annonce|avoir a|devoir|l'accord)\w*|en (?:l')?absence du|a l'improviste|a sa (?:guise|convenance)|n'importe quand`,
  String.raw`jederzeit\w*|zu jeder (?:zeit|tageszeit)|ohne (?:vor(?:an|her)\w*|ankundigung|anmeldung|zustimmung|rucksprache|absprache|termin|mitteilung)\w*|unangemeldet|unangekundigt|nach belieben|in abwesenheit|freien zugang`,
  String.raw`at any (?:time|hour|moment)|at all times|whenever|without (?:\w+ )?(?:notice|warning|consent|permission|appointment|announcement|informing|telling|asking)|unannounced|freely|free access|in the (?:tenant's )?absence|at (?:his|her|its|their) (?:convenience|discretion)`,
  String.raw`weini (?:hie|hien|si|hatt|en)|zu (?:all|jiddwer) (?:moment|zait|stonn)|jidderzait|ouni (?:bescheed|virwarnung|umeldung|ze froen|averstan\w*|rendez-vous|sech unze\w*|virdrun)\w*|wann (?:hien|si|en|hatt) (?:well|wellt)|onugemellt`,
)
const EMERGENCY = /urgence|notfall|gefahr im verzug|emergenc|nout|noutfall|peril|danger/
const KEEPS_KEY = words(
  String.raw`(?:(?:ai|a|ont) (?:un|le|une) (?=jeu|double|copie|trousseau)|gard\w+|conserv\w+|detien\w*|dispos\w+|reserv\w+) .{0,25}(?:double|jeu|copie|trousseau|exemplaire)?.{0,12}\bcles?\b`,
  String.raw`(?:zweit|ersatz|reserve)schlussel|(?:behalt|bewahrt) .{0,30}schlussel`,
  String.raw`(?:keeps?|retains?|holds?|keep|retain|have) .{0,20}(?:spare|duplicate|set of|copy of the|second)? ?keys?|spare key`,
  String.raw`(?:behalt|halt|huet) .{0,30}schlessel\w*|reserveschlessel|zweete schlessel`,
)
const REGISTER = words(
  String.raw`(?:declar|domicili|inscri|enregistr)\w* .{0,45}(?:domicile|residence|commune|adresse|arrivee|population|logement)|domicili\w+|inscription (?:a la commune|au registre)|elire domicile|changement d'adresse|s'y (?:inscrire|domicilier|declarer)`,
  String.raw`(?:wohnsitz|adress)?(?:um|an)(?:zu)?meld\w*|angemeldet|(?:polizeilich|behordlich)\w* meld\w*|gemeldet|melderegister|meldeadresse`,
  String.raw`regist(?:er|ration|ering|ered) (?:at|with|his|her|their|there|in|as|a|of|on)?.{0,30}(?:address|commune|residence|municipality|domicile|premises|property|flat|there)|declare (?:his|her|their) (?:residence|address|domicile)|register (?:here|there)|registration (?:at|with)|may not register`,
  String.raw`umell\w*|umeld\w*|unzemell\w*|(?:ugemellt|umellen)|deklareier\w* .{0,30}(?:adress|gemeng)|adress .{0,30}mell\w*`,
)
const GUESTS = words(
  String.raw`ni ami\w*|personne d'autre .{0,40}(?:entre|reste|vient|dort)|visites?\b|visiteurs?|invites?\b|hotes\b|heberg\w+ .{0,20}(?:tiers|personne|ami)|recevoir .{0,30}(?:visit|invit|tiers|amis|personne|hote)`,
  String.raw`besuch\w*|gaste?n?\b|ubernachtung\w*`,
  String.raw`guests?\b|visitors?|overnight|sleepovers?`,
  String.raw`iwwernuecht\w*|frenn\b.{0,30}iwwer nuecht|gascht|gescht|visitten?|besuch\w*|frennen iwwer\w*`,
)
const PETS = words(
  String.raw`anima\w+|chiens?\b|chats?\b`,
  String.raw`(?:haus)?tier(?:e|en|haltung)\w*|haustier\w*|hunde?n?\b|katzen?\b|kleintier\w*`,
  String.raw`pets?\b|animals?\b|dogs?\b|cats?\b`,
  String.raw`(?:haus)?deier\w*|hausdeier\w*|hond\b|honn\b|kaz\b|kazen`,
)
/** `No pets, no visitors are allowed` allows nothing. */
const PLAIN_BAN =
  /\bno (?:\w+ )?(?:pets|animals|dogs|cats|guests|visitors|overnight|sleepovers)\b|\b(?:keine|keng|aucune?|ouni|ohne) (?:\w+ )?(?:haustier|tiere|besuch|gaste|animal|chien|chat\b|visiteur|invite|deier|hausdeier|gascht|gescht)/
/** `Il est interdit, …` before what is forbidden. */
const BAN_AHEAD =
  /(?:interdit|defendu|verboten|untersagt|verbueden|prohibited|forbidden|not allowed|net erlaabt|nicht gestattet)$/
const LABEL_BANNED = /^[^:]{0,40}:\s*(?:nein|non|no|nee|net)(?:\W|$)/
const BANNED = words(
  String.raw`interdi\w+|defen(?:du|dre|se)\w*|proscri\w+|prohib\w+|exclue?s?\b|pas (?:admis|accept|autoris|toler|permis|possible)\w*|aucune?s?\b|ne (?:peut|peuvent|pourra|sont|seront|doit) (?:pas|ni|y|etre|en aucun)|n'(?:est|a) pas (?:autoris|admis|permis|toler|accept|le droit|possible)\w*|sans pouvoir|s'interdi\w*|s'engage a ne pas|refus\w+|ni\b|personne d'autre|ne tiens? pas a ce que|ne souhaite\w* pas`,
  String.raw`verboten|untersagt|nicht (?:erlaubt|gestattet|zulassig|zugelassen|moglich|gewunscht|erwunscht|gewahrt|an|um)\w*|kein\w*|ausgeschlossen|unzulassig|darf .{0,40}nicht|durfen .{0,40}nicht|verbot\w*`,
  String.raw`prohibit\w*|forbidden|not (?:be )?(?:allowed|permitted|accepted|tolerated|admitted|possible|entitled|authori[sz]ed)|(?:may|shall|must|can|will) ?not|no\b|nobody|no one|banned|excluded|never`,
  String.raw`verbueden|net (?:erlaabt|erlabt|gestatt|zougelooss|umell)\w*|keng\w*|keen\w*|ausgeschloss|d[ai]e?rf\w* .{0,40}net`,
)
const NOT_BANNED =
  /\bno (?:restriction|limit|ban)|aucune (?:restriction|limite|interdiction)|keine (?:einschrankung|beschrankung)|keng (?:aschrankung|limitt)|pas interdit|ne sont interdit|(?:weder|neither) .{0,80}(?:verboten|untersagt|prohibited|forbidden)|n'est pas exclu(?!si|di)|ne sont pas (?:interdit|exclu(?!si|di))|nicht (?:verboten|untersagt|ausgeschlossen)|not (?:prohibited|forbidden|excluded|banned)|no (?:guest|visitor|pet|animal)s? (?:is|are) (?:excluded|refused|banned)|net (?:verbueden|ausgeschloss)|(?:kein|keen|no|pas de|pas un) (?:thema|problem\w*|souci)|welcome|sont (?:admis|autoris|toler|accept)|erlaubt\b(?<!nicht erlaubt)|gestattet\b(?<!nicht gestattet)|are (?:allowed|permitted)|ne peut (?:s'opposer|interdire|refuser)|may not (?:refuse|object|prohibit|unreasonabl)|free to/
const WITH_CONSENT =
  /sauf (?:accord|autorisation)|sans (?:l')?(?:accord|autorisation|consentement)|ohne (?:\w+ )?(?:zustimmung|erlaubnis|einwilligung|genehmigung)|without (?:\w+ ){0,4}(?:consent|permission|approval|agreement)|unless|es sei denn|ausser mit|except with|ouni (?:d')?(?:averstan|accord|erlaabn)|nur mit|only with|avec l'accord|mat (?:accord|averstan)/
const SLEEPING_ROOM = words(
  String.raw`chambres?\b|studio|piece\b|mansarde`,
  String.raw`\w*zimmer\b|studio|schlafraum|kammer`,
  String.raw`(?:bed)?rooms?\b|studio`,
  String.raw`zemmer\w*|schlofkummer|studio|kummer`,
)
const ROOM_LET =
  /(?:loue|location|donne|occupe|bail|met a disposition|verlount|vermietet|uberlasst|lets|let\b|rented|rents|occup|zemmer|furnished room|chambre meublee|room\b|chambre|kummer|zimmer)/
const OTHER_ROOM =
  /salle|bains?\b|douche|wc\b|toilette|cuisine|cave|bad\b|kuche|keller\b|abstell|bath|kitchen|cellar|store|buedz|kichen|balcon|balkon|terras|garage/
const WINDOWLESS =
  /(?:sans|depourvue? de|aucune) (?:\w+ )?fenetres?|(?:pas|sans|aucune) (?:d')?ouverture vers l'exterieur|borgne|aveugle|ohne (?:\w+ )?fenster|fensterlos|kein\w* fenster|(?:no|without(?: a| any)?) windows?|windowless|ouni (?:eng )?f[ei]nster|keng f[ei]nster/
const BASEMENT_ROOM =
  /(?:chambre|studio|piece)\b.{0,50}(?:niveau des caves|sous-sol|en cave|dans la cave)|(?:sous-sol|cave)\b.{0,25}amenage|(?:zimmer|studio|schlafraum)\b.{0,40}(?:im keller|kellergeschoss|untergeschoss|souterrain)|(?:room|studio|bedroom)\b.{0,30}\b(?:in|at|on) (?:the |a )?(?:basement|cellar|lower ground)\b|basement (?:room|studio|bedroom)|zemmer\b.{0,40}(?:am|vum) keller|kellerzimmer|kellerzemmer/
const PERSONS = new RegExp(
  String.raw`(?:(\d{1,2})|(${CONTRACT_NUMBER_WORD}))\s*(?:\w+ )?(?:personnes?|occupants?|adultes|habitants|personen|bewohner|erwachsene|people|persons?|occupiers?|adults|leit|persounen?|colocataires|locataires)`,
  'u',
)
const MIN_M2_PER_OCCUPANT = 9
const NOT_MAIN_HOME = words(
  String.raw`residences? secondaires?|bail (?:precaire|de courte duree|saisonnier|de service)|(?:occupation|jouissance) (?:precaire|temporaire|provisoire)|convention d'occupation|mise a disposition (?:precaire|temporaire)|location saisonniere|logement de (?:fonction|service)|usage (?:exclusif )?de bureaux?|ne constitue (?:pas|nullement) un bail|(?:prestation|contrat|convention) d'hebergement|hebergement et non .{0,12}(?:bail|location)|pied-a-terre|(?:a )?usage mixte|titre (?:precaire|temporaire|provisoire)`,
  String.raw`zweitwohn\w*|zweitresidenz|nebenwohn\w*|ferienwohn\w*|nutzungsvertrag|zeitmietvertrag|(?:vorubergehend\w*|befristet\w*) (?:gebrauch|nutzung|uberlassung)|kein mietvertrag|beherbergung\w*|dienstwohnung|werkswohnung|buro(?:nutzung|zwecke)`,
  String.raw`second(?:ary)? (?:home|residence)|licen[cs]e (?:to occupy|agreement)|holiday (?:home|let)|temporary (?:use|let|lease|occupation|accommodation|stay)|not (?:a|constitute a) (?:lease|tenancy)|accommodation service|service occupancy|pied-a-terre|office use|precarious`,
  String.raw`zweet\w* (?:residenz|wunn\w*)|niewewunn\w*|zweetwunn\w*|zaitwailleg\w* (?:notzung|gebrauch)|keen (?:bail|loyerskontrakt)|provisoresch\w* notzung`,
)
const MAIN_HOME_DENIED =
  /(?:ne (?:peut|pourra|constitue|sera|doit)|n'(?:est|aura|etabli)\w*|interdi\w+|exclue?s?\b|may not|shall not|cannot|not|nicht|kein\w*|ausgeschlossen|net|keng) (?:(?!(?:et|und|and|an|mais|aber|but)\b)[\p{L}']+ ){0,8}(?:residence principale|domicile principal|principal residence|main (?:home|residence)|hauptwohn\w*|haaptwunn\w*|haaptresidenz)|(?:hauptwohn\w*|residence principale|main (?:home|residence)|principal residence|haaptwunn\w*) (?:[\p{L}']+ ){0,4}(?:ausgeschlossen|exclue?|excluded|prohibited|interdite?|nicht (?:erlaubt|gestattet|moglich)|untersagt|not allowed)/u
/** A lease that calls itself something else, or says that the law on leases is not for it. */
const LAW_DENIED =
  /\bno (?:residential )?(?:lease|tenancy)\b.{0,20}(?:comes|arises|exists|is created)|\bkein\w* (?:\w*miet\w+) .{0,20}(?:entsteht|zustande|begrundet)|ne (?:fait|fera|cree|creera) .{0,15}aucun bail|(?:hebergement|prestation|service) et non (?:pas )?(?:d'un |un )?(?:bail|contrat de bail|location)|(?:loi|legislation) (?:\w+ ){0,3}(?:bail|baux|location)\b.{0,50}(?:n'est pas applicable|ne s'(?:y )?appli\w+ pas)|(?:beherbergung|nutzung|dienstleistung)\w* und keine? \w*miet\w*|(?:mietrecht|mietgesetz|gesetz uber die wohnraummiete)\b.{0,40}(?:gilt|findet) .{0,15}(?:nicht|keine)|(?:tenancy|lease|rent) (?:law|act)s?\b.{0,30}(?:do|does|shall) not apply|loyersgesetz\b.{0,30}gellt .{0,10}net/
const CHILDREN = words(
  String.raw`enfants?\b|bebes?|nourrissons?|naissance|grossesse|enceinte`,
  String.raw`kinder\w*|kind\b|schwanger\w*|nachwuchs`,
  String.raw`child\w*|kids|babies|pregnan\w*`,
  String.raw`kanner|kand\b|schwanger`,
)
const GROUND = words(
  String.raw`nationalit\w+|(?:ressortissants?|citoyens?) \w+|etrangers?\b|origine\b|religi\w+|celibataires?|confession|foi (?:chret|cathol)\w*|personnes? seules?|couples? mari\w+|croyan\w+|handicap\w*|homosex\w+|musulman\w*|chreti\w+|refugie\w*|sans emploi|allocataires?|age de moins|orientation sexuelle`,
  String.raw`staatsangehorig\w*|nationalitat|auslander\w*|herkunft|religion\w*|alleinstehend\w*|singles?|ledige\w*|verheiratet\w*|ehepaar\w*|behindert\w*|fluchtling\w*|muslim\w*|deutsche\w*|eu-?burger\w*|luxemburger\b`,
  String.raw`national(?:s|ity|ities)|foreigners?|citizens?|singles?|single persons?|married|religio\w+|origin\b|disab\w+|refugees?|muslims?|christians?|europeans?|unmarried|homosexual\w*`,
  String.raw`nationaliteit\w*|auslanner\w*|staatsbierger\w*|relioun|eelengsteeend\w*|bestuete\w*|flichtling\w*|europaer|europeer|letzebu\w*`,
)
const ONLY_FOR = words(
  String.raw`(?:uniquement|exclusivement|seulement|strictement)|reserve\w*|seules? les|que (?:des|les|a des|par des)|doi(?:t|vent) etre|n'accept\w*|destinee?s? a|exig\w+|condition`,
  String.raw`nur\b|gedacht\b|bestimmt fur|ausschliesslich|vorbehalten|lediglich|muss .{0,40}sein|mussen .{0,40}sein`,
  String.raw`only|exclusively|reserved|solely|must be|limited to|restricted to|(?:meant|intended|suitable) for`,
  String.raw`nemmen?|eleng|just\b|reserveiert|ausschliisslech`,
)
const NO_DISCRIMINATION =
  /discrimin|diskrimin|sans distinction|regardless|ungeachtet|independamment|egal de|eegal|irrespective|garderie|allocations?|creche|chambres? d'enfants|kinderzimmer|kinderwagen|children's room|playground|spielplatz/
const SUBLET = words(
  String.raw`sous-?lo\w+|cession|ceder|cede\b`,
  String.raw`untervermiet\w*|untermiete|abtret\w*`,
  String.raw`sub-?let\w*|sub-?leas\w*|assign(?:ment|ed|s|ing)?\b`,
  String.raw`ennerverl\w*|sous-?lo\w*|ofgetruede`,
)
const BUSINESS = words(
  String.raw`airbnb|location (?:de )?courte duree|locations? (?:touristiques?|saisonnieres?|meublees? de tourisme)|(?:usage|activite|fins?) (?:professionnel|commercial)\w*|profession liberale|exercer .{0,30}(?:activite|profession|commerce)`,
  String.raw`airbnb|kurzzeitvermietung\w*|ferienvermietung|(?:gewerblich|beruflich|geschaftlich)\w* (?:nutzung|zweck\w*|tatigkeit)|gewerbe\w*`,
  String.raw`airbnb|short-?(?:term|stay) (?:let\w*|rental\w*|stay\w*)|holiday let\w*|(?:business|commercial|professional) (?:use|purpose|activit)\w*`,
  String.raw`airbnb|kuerz\w* locatioun\w*|(?:geschaftlech|beruflech|kommerziell)\w* (?:notzung|zweck\w*|aktiviteit)`,
)

/** Checks of living in the dwelling: entry, bans, habitability, use, discrimination. */
export const HOME_CHECKS: Detectors = {
  L32: (lease) => statementsThat(lease, said('entry_free'), entersFreely),
  L33: bans,
  L34: (lease) => statementsThat(lease, said('subletting_forbidden'), (statement) => forbids(statement, SUBLET)),
  L43: habitability,
  L44: (lease) =>
    statementsThat(lease, said('not_main_home'), (statement) =>
      affirms(statement, NOT_MAIN_HOME)
        ? !BANNED_USE.test(statement.folded)
        : MAIN_HOME_DENIED.test(statement.folded) || LAW_DENIED.test(statement.folded),
    ),
  L49: (lease) => statementsThat(lease, said('discrimination'), discriminates),
  L56: (lease) =>
    statementsThat(
      lease,
      said('business_use'),
      (statement) => BUSINESS.test(statement.folded) && !WITH_CONSENT.test(statement.folded),
    ),
}

const BANNED_USE =
  /ne (?:peut|pourra|peuvent|doit) (?:\w+ ){0,2}(?:servir|etre|utilis)\w*(?! que)(?! utilise\w* que)|darf nicht als|may not be used as|not (?:be )?used as|darf net als|interdi\w+ .{0,30}(?:secondaire|bureau)/

function entersFreely(statement: Statement): boolean {
  const { folded } = statement
  if (subjectOf(folded) === 'tenant' && !LANDLORD.test(folded)) return false
  const keys = KEEPS_KEY.exec(folded)
  if (
    keys !== null &&
    (LANDLORD.test(folded) || LANDLORD.test(statement.before)) &&
    !isDenied(folded, keys.index, keys.index + keys[0].length) &&
    !/\b(?:kee|keen|keng|kein\w*|no|aucun\w*|pas|net|nicht|not)\b/.test(keys[0]) &&
    !/renonc|verzicht|waives|interdit/.test(folded)
  )
    return true
  if (!ENTER.test(folded) || !UNANNOUNCED.test(folded)) return false
  const isOfLandlord =
    AGENT.test(folded) || LANDLORD.test(folded) || LANDLORD.test(statement.before) || OWN_KEY.test(folded)
  if (!isOfLandlord) return false
  if (EMERGENCY.test(folded)) return /\bet\b.{0,20}(?:a tout moment)|auch ohne notfall/.test(folded)
  if (NEED_NOT_TELL.test(folded)) return true
  if (MAY_NOT.test(folded)) return false
  return true
}

function bans(lease: LeaseReading): Evidence[] {
  return lease.text.statements.flatMap((statement): Evidence[] => {
    if (bansRegistration(statement)) return [{ statement, detail: said('registration_forbidden'), severity: 'high' }]
    if (forbids(statement, GUESTS) && !ENTER.test(statement.folded.replace(/visit\w*|besuch\w*|visit/g, '')))
      return [{ statement, detail: said('guests_forbidden') }]
    return forbids(statement, PETS) ? [{ statement, detail: said('pets_forbidden') }] : []
  })
}

function bansRegistration(statement: Statement): boolean {
  const { folded } = statement
  const register = REGISTER.exec(folded)
  if (
    register === null ||
    /vorher|voranmeld|decompte|facture|compteur|strom|electric|meter|contrat d'enreg|enregistrement du bail/.test(
      folded,
    )
  )
    return false
  return forbids(statement, REGISTER)
}

/** Whether a statement forbids something outright: without consent as a way out. */
function forbids({ folded }: Statement, what: RegExp): boolean {
  if (WITH_CONSENT.test(folded)) return false
  if (
    PLAIN_BAN.test(folded) &&
    what.test(folded) &&
    !/(?:is|are) (?:excluded|refused|banned)|interdi|verboten/.test(folded)
  )
    return true
  if (NOT_BANNED.test(folded)) return false
  const segments = segmentsOf(folded)
  return segments.some((segment, index) => {
    if (!what.test(segment)) return false
    if (LABEL_BANNED.test(segment.slice(segment.search(what)))) return true
    return (
      BANNED.test(segment) ||
      BAN_AHEAD.test(segments[index - 1] ?? '') ||
      (BANNED.test(segments[index + 1] ?? '') && !/^(?:le|la|il|der|die|the|de)\b/.test(segments[index + 1] ?? ''))
    )
  })
}

function habitability({ text, terms }: LeaseReading): Evidence[] {
  const found = text.statements.flatMap((statement): Evidence[] => {
    const folded = statement.folded.replace(SIDE_ROOM, (found) => 'kitchen'.padEnd(found.length))
    if (!SLEEPING_ROOM.test(folded)) return []
    const dark = segmentsOf(folded).some(
      (segment, index, all) =>
        WINDOWLESS.test(segment) &&
        !OTHER_ROOM.test(segment.replace(/im keller|am keller/g, '')) &&
        SLEEPING_ROOM.test(all.slice(0, index + 1).join(' ')),
    )
    if (dark) return [{ statement, detail: said('windowless') }]
    if (BASEMENT_ROOM.test(folded)) return [{ statement, detail: said('basement') }]
    const small = areasIn(folded).find(({ m2, index }) => m2 < MIN_M2_PER_OCCUPANT && isOfRoom(folded, index))
    if (small && ROOM_LET.test(folded))
      return [
        {
          statement,
          detail: said('small_room', { area: small.m2, limit: MIN_M2_PER_OCCUPANT }),
        },
      ]
    return []
  })
  return found.length > 0 ? found : crowding(text.statements, terms.areaM2?.value ?? null)
}

/** Who acts for the landlord. */
const AGENT =
  /hausverwalt\w*|verwalter\w*|hausmeister\w*|\bgerante?\b|\bsyndic\b|concierge|managing agent|caretaker|property manager|verwaltung/
/** Who comes in with a key of their own is the landlord, also as a pronoun. */
const OWN_KEY =
  /\b(?:her|his|their|its) own key|avec (?:sa|leur) propre cle|mit (?:eigenem|ihrem|seinem) (?:eigenen )?schlussel|mat (?:sengem|hirem) (?:eegene )?schlessel/
const NEED_NOT_TELL =
  /(?:n'a pas|n'est pas tenu|not|nicht|net) (?:\w+ ){0,3}(?:prevenir|avertir|annoncer|need|have to|required|obliged|verpflichtet|anmelden|anzukundigen|virwarnen|soen)/
const MAY_NOT =
  /\b(?:ne |n')(?:\w+ ){0,2}(?:peut|pourra|acced|entr|penetr|visit|saurait|a pas)\w*|\b(?:may|shall|will|does|do|must|can) ?not\b|\bnicht\b|\bkein\w*|\bnet\b|\bnever\b|\bjamais\b|no right|pas le droit|\bnur\b|nemmen?\b|\bonly\b|uniquement|seulement/

/** Rooms that nobody lives in, though they are called so. */
const SIDE_ROOM = /(?:storage|store|utility|bath|dining|laundry|boiler|wash|living|shower|technical)[ -]?rooms?/g

function isOfRoom(folded: string, index: number): boolean {
  const before = folded.slice(Math.max(0, index - 60), index)
  const rooms = everyMatch(SLEEPING_ROOM, before)
  const others = everyMatch(OTHER_ROOM, before)
  return rooms.length > 0 && (others.length === 0 || others.at(-1)!.index < rooms.at(-1)!.index)
}

function crowding(statements: readonly Statement[], areaM2: number | null): Evidence[] {
  return statements.flatMap((statement): Evidence[] => {
    const match = PERSONS.exec(statement.folded)
    if (match === null || /coll?oqu|garant|seules?\b/.test(match[0])) return []
    const persons = match[1] === undefined ? (numberInWords(match[2]!) ?? 0) : Number(match[1])
    const own = areasIn(statement.folded)[0]?.m2
    const m2 = own ?? areaM2
    if (m2 === null || persons < 1 || persons > 20 || m2 / persons >= MIN_M2_PER_OCCUPANT) return []
    return [{ statement, detail: said('crowded', { area: m2, persons, limit: MIN_M2_PER_OCCUPANT }) }]
  })
}

function discriminates(statement: Statement): boolean {
  const { folded, text } = statement
  if (NO_DISCRIMINATION.test(folded)) return false
  if (withoutUnlawfulConditions(text, folded).count > 0) return true
  return segmentsOf(folded).some((segment) => {
    if (GROUND.test(segment) && ONLY_FOR.test(segment))
      return !/piece|document|copie|identite|ausweis|certificat|passport/.test(segment)
    return (
      (GROUND.test(segment) || CHILDREN.test(segment)) &&
      /(?:net|nicht|not|pas) (?:\w+ ){0,2}(?:un|an|to|a des|aux) (?:\w+ )?(?:auslan\w*|foreigners|etrangers)|(?:child\w*|enfants?|kind\w*|wife|epouse|bebe|naissance) .{0,30}\b(?:ends?|met fin|beende\w*|terminat\w*)\b|nehmen \w+ nicht|ne peu\w+ (?:pas )?etre (?:occup|habit)\w* .{0,20}enfant|rester? celibataire|interdi|pas (?:admis|accept|toler|autoris)|n'est pas (?:admis|accept|toler)|exclu(?!si|di)|refus|sans enfants?|nicht (?:erlaubt|erwunscht|gestattet|geduldet|zugelassen|gewunscht)|verboten|unerwunscht|ohne kinder|keine (?:kinder|auslander)|not (?:be )?(?:allowed|permitted|accepted|welcome|admitted)|no (?:children|kids|foreigners|pregnan)|without children|net (?:erlaabt|erwenscht|ugeholl)|ouni kanner|keng (?:kanner|auslanner)/.test(
        segment,
      )
    )
  })
}
