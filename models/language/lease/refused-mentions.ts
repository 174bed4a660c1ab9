import { pattern } from '../words/lines.ts'

// Words of a lease that says outright that something it has to mention is left out.

/** A sentence of the model lease that was taken out, or a statement that is not made. */
const LEFT_OUT = pattern(String.raw`
    ne (?:mentionne|contient|comporte|reprend|prevoit) (?:pas|aucun\w*|nulle)|(?:n'est|n'a|n'ont|ne sont) (?:pas|plus) (?:ete )?(?:mentionn|repris|reproduit
    attest|verifi|certifi)\w*
    \b(?:raye|biffe|supprime|omis|ecarte)e?s?\b|non (?:repris|attest|mentionn|certifi|reproduit)\w*|sans objet|n'entend pas (?:certifi|attest|declar)\w*
    nicht (?:aufgenommen|abgegeben|gepruft|wiedergegeben|erwahnt)|gestrichen|weggelassen|keine aufnahme|enthalt kein\w*|keine angaben?|keinen anlass
    no mention|left out|(?:took|taken|take) out|struck out|deleted|dropped|omitted|contains? no\b|not (?:given|reproduced|mentioned|examined|included)
    (?:shall|does|do|will) not (?:form part|comment|mention|state)|won't be confirming|record nothing
    net (?:opgeholl|ernimmt|drageschriwwen|preift|iwwerpreift)\w*|erausgeholl|gestrach|seet net|steet net|ewechgelooss|wellt? net bestategen
  `)
const NO_CERTIFICATE = pattern(String.raw`
    (?:verzicht|renonc|dispens|waiv)\w*|(?:plus tard|irgendwann|some time after|eng keier) |\b(?:perime|abgelaufen|expired|ofgelaf)\w*|entfallt
    otherwise not|not provided
    unbekannt|unknown|inconnue?|n'est pas (?:communique|remis|fourni|etabli)\w*|wird nicht (?:ausgehandigt|vorgelegt|erstellt|ubergeben)|(?:is|are
    will) not (?:be )?(?:handed|given|supplied|shown)
    vertraulich|confidential|gett net (?:erneiert|ausgehandegt|gewisen|ginn)|(?:il )?n'y en a pas|there is none|gibt es nicht|gett et net
  `)
const NO_DETECTOR = pattern(String.raw`
    n'est pas equipe|non prevus?|n'install\w+ (?:pas|aucun)|(?:pose|installation) .{0,60}(?:refus|exclu)\w*|ne (?:sont|seront) pas (?:install|pos|prevu)\w*
    aucun detecteur
    nicht (?:installiert|vorgesehen|angebracht|vorhanden)|stellt keine|keine (?:rauch|brand)\w*melder|lehnt es ab
    not (?:installed|planned|provided|fitted)|supplies none|haven't any|(?:has|have|are) no (?:smoke|fire)|will not be put back|no (?:smoke
    fire) (?:detectors?|alarms?)
    net (?:installeiert|virgesinn|montei)\w*|setzt keng|keng (?:rauch|damp)melder
  `)
const NO_START = pattern(String.raw`
    (?:date|jour) (?:de (?:debut|prise d'effet)|d'entree)\b.{0,30}(?:n'est pas|reste|laissee?|a convenir|non) ?(?:precis|fix|ouvert|indiqu|determin
    a convenir)?\w*
    (?:datum|tag) (?:fur den |des )?(?:beginns?|einzugs)\b.{0,60}nicht (?:festgelegt|bestimmt|vereinbart|genannt)|(?:einzugs|beginn)(?:datum
    termin) .{0,20}(?:offen|spater)
    no (?:start|commencement) date|start date (?:for \w+ \w+ )?is (?:not|left open)|for which no date|antrettsdatum .{0,30}(?:\bop\b|oppen)
    ufanksdatum .{0,20}net
    (?:tag|termin|zeitpunkt) (?:\w+ ){0,2}(?:gibt|teilt|nennt|bestimmt) (?:\w+ ){1,3}(?:bekannt|mit|noch|spater)
    (?:tag|termin) wird (?:noch |spater )?(?:bekannt|mitgeteilt)
    des que (?:ce sera|c'est|tout est|le logement sera|les travaux|le peintre) (?:\w+ ){0,3}(?:pret|fini|termine|libre|acheve)\w*
    sobald (?:\w+ ){1,6}(?:fertig|frei|weg|ausgezogen|abgeschlossen)\b
    (?:once|as soon as) (?:\w+ ){1,7}(?:finished|ready|done|free|moved (?:\w+ ){0,3}out|left)\b
    (?:soubal|esoubal) (?:[\w']+ ){1,6}(?:faerdeg|frai|eraus|prett)\b
  `)
const NO_AMOUNT = pattern(String.raw`
    (?:montant|hauteur) des (?:avances?|charges|provisions)[^.;]{0,30}n'est pas (?:fixe|indique|precise)|(?:vorauszahlung|vorschuss
    nebenkosten)[^.;]{0,30}nicht (?:beziffert|angegeben|festgelegt)
    amount of the (?:advance|charges)[^.;]{0,30}(?:is|are) not (?:indicated|stated|fixed|given)|avance[^.;]{0,30}net (?:festgeluecht|uginn)
  `)
const NO_SEPARATE_RENT = pattern(String.raw`
    loyer (?:sans|hors) charges n'(?:etant|est) pas (?:indique|precise|distingue)|renoncent a (?:en )?distinguer
    miete ohne nebenkosten[^.;]{0,20}nicht (?:gesondert )?(?:ausgewiesen|angegeben)
    rent (?:excluding|without) charges is not|bare rent will be|loyer ouni (?:chargen|niewekaschten)[^.;]{0,30}net (?:uginn|opgefouert)
  `)

/** A landlord who is not told to the tenant; what is kept from others is no refusal. */
export const UNNAMED_LANDLORD: RegExp = pattern(String.raw`
    (?:bailleu?r|proprietaire|mandant)\w* (?:[\w',-]+ ){0,8}(?:anonym\w*|ne pas etre (?:nomme|cite)|(?:non|pas) (?:nomme|divulgue|revele|communique|devoile)\w*)
    (?:identite|nom|coordonnees)(?: du \w+| de la \w+)?,? (?:\w+ ){0,4}(?:pas|reste\w*) (?:\w+ ){0,3}(?:communiqu|divulgu|revel|devoil|indiqu|confidenti
    secret)\w*
    sans (?:\w+ ){0,4}(?:devoiler|reveler|divulguer|nommer|communiquer) (?:l'identite|le nom|son nom|qui)
    (?:name|namen|anschrift|identitat) (?:\w+ ){0,6}(?:nicht (?:genannt|mitgeteilt|offengelegt|preisgegeben|angegeben)|verschwiegen|geheim|vertraulich)
    (?:vermieter|eigentumer)\w*,? (?:\w+,? ){0,8}(?:anonym|ungenannt|nicht genannt|namentlich nicht)
    (?:owner|landlord|lessor)\w*,? (?:[\w',-]+ ){0,8}(?:anonymous|unnamed|not (?:to )?be (?:named|disclosed|identified)|undisclosed)
    (?:name|identity) (?:[\w',-]+ ){0,5}(?:not (?:be )?(?:given|named|disclosed|revealed|stated)|withheld|confidential|undisclosed)
    without (?:\w+ ){0,2}(?:disclosing|revealing|naming) (?:the|its|his|her)
    (?:proprietar|bailleur|besetzer|verlounr?er)\w*,? (?:[\w',-]+ ){0,8}(?:anonym|net genannt|onbekannt)
    (?:numm|adress|identiteit)\w* (?:[\w',-]+ ){0,6}(?:net (?:genannt|gesot|uginn|verroden|matgedeelt)|geheim|vertraulech)
  `)
export const KEPT_FROM_OTHERS: RegExp = pattern(String.raw`
    \btiers\b|dritte|third part|others|drett|publi|veroffentlich|inserat|annonce|advert|klingel|briefkasten|boite aux lettres|sonnette|mailbox|\bbell\b|website
    \bsite\b
  `)
export const REFUSED_MENTIONS: Readonly<Record<string, RegExp>> = {
  L09: NO_START,
  L11: NO_SEPARATE_RENT,
  L12: NO_AMOUNT,
  L14: LEFT_OUT,
  L15: LEFT_OUT,
  L41: NO_CERTIFICATE,
  L42: NO_DETECTOR,
}
