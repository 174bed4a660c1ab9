import { oneOf, pattern } from '../../language/words/lines.ts'
import { payerAt } from '../text/actors.ts'
import type { Detectors } from './evidence.ts'
import { affirms, said, statementsThat } from './evidence.ts'
import type { Statement } from '../text/lease-text.ts'
import { everyMatch, INVENTORY, TENANT, words } from '../text/words.ts'

const DECLARES = words(
  String.raw`declar\w+|reconnai\w+|confirm\w+|attest\w+|constat\w+|avoir (?:recu|trouve|pris|visite)|recoi\w+|accept\w*`,
  String.raw`erklar\w*|bestatig\w*|anerkenn\w*|erkennt|ubernommen|ubernimmt|erhalten|vorgefunden`,
  oneOf(String.raw`
      declar\w+|(?:and|has|having) (?:\w+ ){0,4}found|acknowledg\w+|confirm\w+|agrees? that|accept\w*|having (?:received|found|inspected)
      has (?:received|found|inspected)
    `),
  String.raw`erklae?r\w*|erkleer\w*|bestateg\w*|unerkenn\w*|kritt ze hunn|iwwerholl|fonnt`,
)
const PERFECT = words(
  oneOf(String.raw`
      (?:en |dans un )?(?:parfait|excellent|tres bon|bon|impeccable|irreprochable|etat neuf|etat parfait)\w* (?:etat|entretien|ordre)?
      etat (?:parfait|impeccable|irreprochable|neuf)|sans (?:aucun )?(?:defaut|vice|dommage|reserve)|comme neuf\w*
    `),
  oneOf(String.raw`
      (?:in )?(?:einwandfrei|tadellos|perfekt|mangelfrei|makellos|sehr gut|gut|neuwertig|ordnungsgemass)\w*(?: und \w+)? (?:\w+ )?(?:zustand)?
      mangelfrei|ohne mangel|frei von mangeln|wie neu\b
    `),
  oneOf(String.raw`
      (?:perfect|excellent|impeccable|immaculate|flawless|very good|good|mint|faultless|pristine)(?: \w+)? (?:condition|order|state|repair)
      free (?:of|from) (?:any )?defects|without (?:any )?defects?|spotless|(?:as|like) new\b
    `),
  String.raw`(?:perfekt|tadellos|beschten|gudd|einwandfrei|exzellent|impeccabel)\w* (?:\w+ )?zoustand|ouni (?:mangel|feeler|defaut)`,
)
const BY_INVENTORY = pattern(String.raw`
      (?:decrit|constate|conforme|selon|tel que|suivant|figur|described|recorded|as (?:set out|listed|shown|per)|according to|laut|gemass|wie im
      beschrieben|festgehalten|beschriwwen|no dem|wei am).{0,60}(?:etat des lieux|inventory|report|protokoll|inventaire)
      (?:etat des lieux|inventory|protokoll|report).{0,40}(?:decrit|constate|described|beschreib|beschrieb|festhalt)
    `)
const ALL_REPAIRS = words(
  oneOf(String.raw`
      toute?s? (?:les? |autres? )*(?:travaux d'entretien et (?:de )?)?reparations?|l'ensemble des reparations
      l'integralite des (?:reparations|travaux)|tous (?:les )?(?:travaux|frais de reparation)\w*|quelles? qu'en soi\w+
      reparations?\b[^.]{0,12}\btoutes\b|quoi qu'il (?:se )?(?:casse|arrive|tombe|use)\w*
      tout ce qui (?:se )?(?:casse|tombe en panne|est casse|vient a manquer)\w*
      reparations? (?:de toute nature|de tout genre|de toutes sortes|quelconques?)
    `),
  oneOf(String.raw`
      (?:alle|samtliche|jede|jegliche|alle anfallenden|die gesamten)\w* (?:notwendigen |erforderlichen |anfallenden )?(?:reparatur|instandsetzung
      instandhaltung)\w*
      (?:instandhaltung|unterhalt(?:ung)?) und instandsetzung|reparaturen,? gleich welcher art|alles,? was (?:kaputt|defekt|entzwei)\w*
      reparaturen (?:jeder|aller) art|reparaturen\b[^.]{0,12}\b(?:alle|samtliche)\b
    `),
  oneOf(String.raw`
      (?:all|any|every|the entire cost of)(?: and all| necessary| required)? (?:the )?(?:maintenance and )?repairs?
      repairs of (?:any|every) (?:kind|nature)|(?:whatever|anything that|everything that) (?:breaks|fails|wears|goes wrong)\w*|full repairing
      repairs\b[^.]{0,12}\ball\b
    `),
  oneOf(String.raw`
      (?:all|samtlech|jidd?wer)\w* (?:d')?reparatur\w*|reparaturen all\w*|alles,? wat (?:futti|kapott|brecht|defekt)\w*|reparatur\w*,? egal
      fir alles .{0,20}opkomm\w*|alles .{0,35}(?:ze flecken?|reparei\w*|flecke)
    `),
)
const OWNERS_REPAIRS = words(
  oneOf(String.raw`
      grosses? reparations?|gros (?:travaux|oeuvre)|reparations? (?:majeures?|importantes?|structurel\w+)
      (?:remplacement|renouvellement|reparation|entretien et remplacement) (?:de la |du |des |et .{0,20})?(?:chaudiere|chauffage|toiture|toit|fenetres
      ascenseur|installation\w*)
      vetuste
    `),
  oneOf(String.raw`
      (?:gross|dach|struktur|fassaden)\w*reparatur\w*|grossere\w* (?:reparatur|instandsetzung)\w*
      (?:austausch|erneuerung|ersatz|reparatur) (?:der |des |von )?(?:heizung|heizkessel|dach|fenster|heizungsanlage)\w*
      heizungs(?:austausch|tausch|erneuerung)|dach und fach
      (?:heizung\w*|heizkessel|dach|fenster) .{0,50}(?:erneuer\w*|ersetz\w*|auszutausch\w*|austausch\w*)
    `),
  oneOf(String.raw`
      (?:structural|major) (?:repair|work)s?|(?:replac\w+|renew\w+|repair\w*)(?: of)? (?:the )?(?:boiler|heating|roof|windows|lift)|wear and tear
      (?:boiler|heating(?: system)?|roof|windows) .{0,30}(?:replac\w*|renew\w*)
    `),
  oneOf(String.raw`
      grouss\w* reparatur\w*|(?:ersatz|ersetz\w*|austausch|neie) (?:vun der |vun de |vum )?(?:heizung|daach|kessel)\w*
      heizung an (?:um |dem |d')?daach|(?:heizung|daach|fensteren?) .{0,40}(?:ersetz\w*|erneier\w*)
    `),
)
const MINOR = pattern(String.raw`
      locatives?|menu|petit|mineur|courant|klein|bagatell|schonheits|minor|small|tenant-like|day-to-day|kleng|dues? a (?:sa|leur) (?:faute|negligence)
      causee?s? par|(?:par|durch) (?:sa|ihn|eigenes|sein) |verursacht|verschuld|caused by|fault|resulting from|due to (?:his|her|their|its)|selwer
      other than|autres que|a l'exception|ausser|except|hors |mit ausnahme
    `)
const REPAINT = words(
  oneOf(String.raw`
      repeind\w*|repeint\w*|remise? en (?:peinture|etat de peinture)|peindre|peintures?|remettre a neuf|remise? a neuf|retapiss\w+|raval\w+
      couches? de (?:peinture|blanc|couleur)|blanchi\w*
    `),
  oneOf(String.raw`
      (?:neu )?(?:zu )?(?:streichen|gestrichen|malern|tapezier\w*|weissen|gestr\w+)|anstrich\w*|schonheitsreparatur\w*|malerarbeiten|renovier\w*
      anzustreichen|uberstreichen
    `),
  String.raw`re-?paint\w*|redecorat\w*|coats? of paint|painted|paint the|painting|repapered`,
  String.raw`ustr(?:a|ei)ich\w*|ugestrach\w*|nei gestrach\w*|gestrach|gemoolt|unstraich\w*|nei ze streichen|faarw`,
)
const ON_LEAVING = words(
  oneOf(String.raw`
      sortie|depart|fin d[ue]|quitt\w+|partant|partir|restitution|avant de (?:rendre|quitter|partir)|rendre (?:les|le)|en partant|terme du
      remise des cles|liber\w+|l'issue
    `),
  String.raw`auszug\w*|auszieh\w*|(?:am|zum|bei|mit) ende|ende des|vertragsende|beendigung|ruckgabe|verlassen|mietende|nach ablauf`,
  oneOf(String.raw`
      leav\w+|vacat\w+|(?:at|by|before) the end|on departure|moving out|move-?out|expiry|end of (?:the )?(?:lease|tenancy|term)|termination
      handing back|when (?:he|she|they|the tenant) (?:goes?|leaves?|moves?)
    `),
  String.raw`auszuch|auszitt|ze?reck\w*|auszei\w*|enn vum|beim verloossen|wann (?:hien|hatt|si) (?:geet|auszitt)|remise`,
)
const FRESHLY = pattern(String.raw`
      (?:fraichement|frisch|freshly|newly|recemment|fresch) \w+ .{0,25}(?:recu|received|ubernommen|ubergeben w|kritt|remis)
      (?:recu|received|ubernommen|war|etait|was) .{0,30}(?:fraichement|frisch|freshly|newly|fresch)|si l'etat des lieux|si le logement a ete
      wenn .{0,40}ubergeben wurde|degradation|dommage|damage|beschadig|couleurs?|farbe|colou?r|accord (?:ecrit |prealable )?d
      with (?:the )?(?:landlord|prior)|zustimmung|consent
    `)
/** Denials of a duty that the usual negations do not reach. */
const NO_DUTY = pattern(String.raw`
      n'a pas a|n'est pas tenu|n'ont pas a|pas tenu|muss .{0,40}nicht|nicht (?:verpflichtet|geschuldet|zu )|need not
      not (?:be )?(?:required|obliged|have to)|does not have to|no obligation|brauch .{0,30}net|muss .{0,40}net|net obligat|net verflicht|keine
      weder .{0,70}noch
    `)

/** Checks of the condition of the dwelling and its upkeep. */
export const CONDITION_CHECKS: Detectors = {
  L27: (lease) =>
    statementsThat(lease, said('condition_declared'), (statement) => {
      const { folded } = statement
      if (!TENANT.test(folded) || !DECLARES.test(folded) || BY_INVENTORY.test(folded)) return false
      return PERFECT.test(folded) && affirms(statement, PERFECT) && !promises(statement)
    }),
  L31: (lease) =>
    statementsThat(
      lease,
      said('repairs_on_tenant'),
      (statement) => putsRepairsOnTenant(statement) || LANDLORD_FREED.test(statement.folded),
    ),
  L48: (lease) =>
    statementsThat(lease, said('repaint'), (statement) => {
      const { folded, before } = statement
      if (!ON_LEAVING.test(folded) && !(ON_LEAVING.test(before) && REPAINT.test(folded))) return false
      return affirms(statement, REPAINT) && !FRESHLY.test(folded) && !NO_DUTY.test(folded)
    }),
}

/** The landlord does nothing at all. */
const LANDLORD_FREED = pattern(String.raw`
      (?:bailleur|proprietaire)\w* (?:\w+ )?(?:n'est|ne sera|ne sont|n'effectue|n'execute|ne fera|n'intervien\w+)(?: (?:plus|pas
      point))?(?: tenue?s?)? .{0,12}(?:aucun\w*|nul\w*|quelconque) (?:travaux|travail|reparation|entretien)
      (?:vermieter|eigentumer)\w* (?:schuldet|ubernimmt|leistet|tragt) (?:\w+ )?keine\w* (?:reparatur|instandsetzung|instandhaltung)
      (?:landlord|lessor|owner) (?:has no (?:duty|obligation) to|does not|will not|never) (?:carry out |do |make )?(?:any )?repairs?\b
      proprietar\w* (?:mecht|bezilt) keng reparatur
    `)

const KEEP_OR_RETURN = pattern(String.raw`
      (?:rendre|restituer|maintenir|entretenir|conserver|a rendre|zuruckzugeben|zu halten|zuruckgeben|keep|maintain|return|hand back|give back|leave
      zereckzeginn|halen)
    `)

/** A promise to keep or give back the dwelling in good condition declares nothing about what was received. */
function promises({ folded }: Statement): boolean {
  return (
    KEEP_OR_RETURN.test(folded) &&
    !/(?:recu|received|found|erhalten|ubernommen|kritt|trouve|pris possession|vorgefunden|iwwerholl|is in|est en|se trouve|ist in|befindet)/.test(
      folded,
    )
  )
}

const NOT_PASSED_ON = pattern(String.raw`
      ne (?:peuvent|peut|sont|seront) (?:\w+ )?(?:etre )?(?:reclam|mis|impos|factur|recuper)|net op (?:d'|de |den )?(?:locatair|mieter)
      nicht (?:umlagef|umgelegt|zu lasten)|not (?:be )?(?:pass|charg|recover|bill)
    `)

function putsRepairsOnTenant({ folded, before }: Statement): boolean {
  const found = [...everyMatch(ALL_REPAIRS, folded), ...everyMatch(OWNERS_REPAIRS, folded)]
  return found.some((match) => {
    const end = match.index + match[0].length
    if (
      /(?:sauf|hors|except|ausser|other than|ohne|without|a l'exception de|ausgenommen|ouni)[^.]{0,45}$/.test(
        folded.slice(0, match.index),
      )
    )
      return false
    if (
      MINOR.test(folded.slice(match.index, end + 45)) &&
      !/gross|grand|struct|grouss|major/.test(folded.slice(match.index + 6, end + 45)) &&
      !/(?:quelle|y compris|meme|inclu|auch|selbst|including|even|och)/.test(folded)
    )
      return false
    if (
      /(?:ne |n'|not |nicht |net )(?:\w+ ){0,3}(?:responsable|repond|liable|tenu|verantwortlich|haft|verantwortlech|charge|supporte)/.test(
        folded,
      )
    )
      return false
    if (NOT_PASSED_ON.test(folded)) return false
    const isAll = ALL_REPAIRS.test(match[0])
    const payer = payerAt(folded, match.index, end) ?? payerAt(before, before.length, before.length)
    return (
      payer === 'tenant' &&
      (isAll || !INVENTORY.test(folded)) &&
      !/(?:signal|avis|inform|melde|anzeig|report|notify|tell|toler|duld|subir|allow|access|souffrir|meld|deld)/.test(
        folded,
      )
    )
  })
}
