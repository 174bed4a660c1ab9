import { oneOf, pattern } from '../../language/words/lines.ts'
import { tellsStart } from '../terms/conclusion-date.ts'
import type { Detectors, Evidence } from './evidence.ts'
import type { DetailId } from './detail-ids.ts'
import { anyAffirms, said, statementsThat } from './evidence.ts'
import { WITHOUT_CHARGES } from '../terms/lease-amounts.ts'
import { namedParties } from '../terms/parties.ts'
import { describesPremises } from '../terms/premises.ts'
import { datesIn } from '../text/quantities.ts'
import { CHARGES, everyMatch, LEASE, words } from '../text/words.ts'

const NOT_WRITTEN = words(
  oneOf(String.raw`
      (?:bail|accord|contrat|convention|entente|location) (?:\w+ )?(?:verbale?|orale?)\b|verbalement|oralement|pas de (?:contrat|bail) (?:ecrit|signe)
      sans (?:contrat|bail|ecrit)\b(?! (?:distinct|separ))|non signee?\b|pas (?:ete )?signe (?:de |un |le )?(?:contrat|bail)
    `),
  oneOf(String.raw`
      mundliche?[rn]? (?:\w+ )?(?:vereinbarung|vertrag|mietvertrag|absprache|abmachung)|mundlich .{0,25}(?:geschlossen|vereinbart|abgeschlossen)
      (?:vereinbar|schliess)\w* .{0,40}mundlich|kein\w* schriftlich\w* (?:miet)?vertrag|nicht unterschrieben|ohne schriftlich\w*
      schriftliche?r? (?:miet)?vertrag .{0,25}nicht
    `),
  oneOf(String.raw`
      (?:verbal|oral) (?:agreement|lease|tenancy|contract|arrangement)|(?:agreed|concluded|made|entered into) .{0,40}(?:orally|verbally)
      no written (?:lease|contract|agreement|tenancy)|without a written|unsigned|not (?:be )?signed
    `),
  oneOf(String.raw`
      mendlech\w* (?:\w+ )?(?:kontrakt|accord|ofmaachung|bail|vereinbarung)|mendlech (?:gemaach|ofgeschloss)|kee schreftleche\w*|net ennerschr\w*
      ouni schreftlech\w*
    `),
)
/** Side agreements and changes by word of mouth are what leases usually exclude. */
const SIDE_AGREEMENT = pattern(String.raw`
      neben ?abred|nebenabsprach|modification|avenant|anderung|amendment|side agreement|variation|supplement|ofannerung|previous|anterieur|prealable
      anterior|remplace|ersetzt|supersede
    `)
const NOTHING_WRITTEN = pattern(String.raw`
      pas (?:ete )?signe|schriftliche?r? (?:miet)?vertrag .{0,25}nicht|accord verbal|pas de (?:contrat|bail)|sans (?:contrat|bail|ecrit)|non signe
      kein\w* schriftlich|nicht unterschr|ohne schriftl|no written|without a written|unsigned|not (?:be )?signed|kee schreft|net enner|ouni schreft
    `)
/** Words for an arrangement between tenants, which is no lease. */
const AMONG_THEMSELVES =
  /entre eux|entre elles|untereinander|among (?:themselves|them)|between (?:themselves|them)|ennerteneen/
const START_ON_KEYS =
  /a la signature|jour de la signature|bei unterzeichnung|mit unterzeichnung|upon signature|on signing|date of signature|bei der ennerschreft/
const COMMISSION = words(
  String.raw`commissions? (?:des|de|du) loyers?|commission (?:competente|communale|paritaire|de la commune)`,
  String.raw`miet(?:preis|er|en|zins)?-?kommission\w*|kommission fur miet\w*`,
  String.raw`(?:rent|rental|rents|tenancy) (?:commission|board|tribunal|panel)|commission (?:for|of|on) rents?`,
  String.raw`loyers?-?kommissioun\w*|kommissioun (?:fir d'|vun de )?loyer\w*`,
)
const WAIVED = pattern(String.raw`
      renonc|s'engage\w* a ne (?:pas|jamais|point)|verpflichtet sich,? .{0,30}nicht|undertakes? (?:not|never)|agrees? (?:not|never)|s'interdi|waive
      gives? up|verzicht|forgo|not (?:seize|apply|go|refer)|ne pourra|ne peut pas|ne (?:saisira|peuvent pas)|may not|shall not|darf nicht|durfen nicht
      dierf net|ausgeschlossen|exclu(?!si|di)
    `)
const NOT_WAIVED = /ne renonce\w* pas|verzicht\w* nicht|(?:does|do) not waive|verzicht\w* net|without waiving/g
const CEILING = words(
  oneOf(String.raw`
      5 ?(?:%|pour ?-?cent|p\.? ?c\.?) (?:par an |l'an |annuels? )?d[ue]s? (?:montant du )?capita\w+
      cinq pour ?cent (?:\(\s?5 ?%\s?\) )?(?:par an |l'an )?d[ue]s? capita\w+|plafond\w* (?:legal|annuel|de 5|de cinq|prevu|fixe)\w*
      (?:limite|maximum|plafond) (?:legale? )?(?:de|des) (?:5|cinq)|loyer (?:annuel )?maxim\w+ (?:legal|admis)\w*|vingtieme d[ue]s? capita\w+
      maximum legal
    `),
  oneOf(String.raw`
      (?:5 ?%|5 prozent|funf prozent|funfprozent\w*)(?: \(\s?5 ?%\s?\))? (?:jahrlich |pro jahr )?(?:des|vom|von dem) (?:\w+ )?(?:kapital\w*|investi\w+)
      (?:gesetzliche\w* )?(?:hochst|ober)grenze|gesetzliche\w* (?:\w+ )?(?:grenze|deckel\w*|hochstmiete)|mietdeckel|mietobergrenze
      (?:funf|5) ?(?:prozent|%|v\.? ?h\.?) .{0,60}(?:gesteckt|aufgewendet|angelegt|bezahlt haben)
      (?:5|funf)[- ]?(?:prozent|%)[- ]?(?:grenze|deckel|regel|marke)\w*|(?:funf|5) (?:prozent|%|v\.? ?h\.?) .{0,40}(?:kapital|investi)\w*
      zwanzigstel? .{0,30}kapital\w*|grenze von (?:5|funf)
    `),
  oneOf(String.raw`
      (?:5 ?%|5 per ?cent|five per ?cent)(?: \(\s?5 ?%\s?\))? (?:a year |per year |per annum )?(?:ceiling|limit|cap|rule)
      (?:5 ?%|5 per ?cent|five per ?cent)(?: \(\s?5 ?%\s?\))? (?:a year |per annum |per year )?of (?:the )?(?:\w+ )?(?:invested |capital|investment)
      (?:legal|statutory|lawful) (?:rent )?(?:ceiling|maximum|cap|limit)|(?:5 ?%|5 per ?cent|five per ?cent) (?:\w+ ){0,5}(?:capital|invest\w+)
      (?:ceiling|limit|cap) (?:of|on) .{0,25}(?:capital|invest\w+)|twentieth of .{0,20}capital
      (?:5 ?%|5 per ?cent|five per ?cent) .{0,50}(?:put into|spent on|invested)
    `),
  oneOf(String.raw`
      (?:5 ?%|5 prozent|fennef prozent) (?:d'joer |am joer )?(?:vum|vun dem|vun) (?:\w+ )?(?:kapital\w*|inves\w+)
      (?:gesetzlech\w* )?(?:limitt?|plafong|plafond|hechstgrenz)
    `),
)
const ROOM_CEILING =
  /murs?,? (?:et |ni )?(?:les |aux |des )?plafonds?|plafonds?,? et (?:les |aux |des )?murs?|\b(?:au|du|le) plafond(?= ?(?:[.,;)]|$))/g
const NOT_SUBJECT = pattern(String.raw`
      (?:sans|ohne|without|ouni|aucun\w*|kein\w*|free of|no|keng) (?:\w+ ){0,2}(?:limit|plafon|grenze|ceiling|cap\b)
      (?:pas|nicht|not|net) (?:\w+ ){0,3}(?:soumis|subject|applicab|anwendbar|unterl|unterw|ennerl|bound)|ne s'applique|gilt .{0,40}nicht
      gellt .{0,40}net|does not apply|not (?:\w+ ){0,2}to apply|ausser betracht|keine anwendung|hors de propos|librement|frei vereinbart|freely
    `)
const NO_CHARGES = pattern(String.raw`
      aucune? (?:charge|avance|provision)|pas de charges|sans charges a payer|keine nebenkosten|no (?:service )?charges (?:are|is|will)|keng charg
      directement aupres des? (?:fournisseur|compagnie)|directly with (?:the )?(?:supplier|provider|utilit)|direkt (?:mit|bei) den? versorg
    `)
const ENERGY = words(
  oneOf(String.raw`
      (?:certificat\w*|passeport|attestation|classe|diagnostic|fiche|etiquette|bilan)s? (?:de (?:performance )?)?energetiques?
      certificat\w* de performance|performance energetique|\bcpe\b
    `),
  String.raw`energie(?:pass|ausweis|zertifikat|bescheinigung|effizienz\w*|klasse)\w*`,
  String.raw`energy[- ](?:performance )?(?:certificate|pass(?:port)?|rating|class|label)|\bepc\b|certificate of energy`,
  String.raw`energie(?:pass|certificat|zertifikat|klass)\w*|energetesch\w*`,
)
const SMOKE = words(
  String.raw`(?:detecteurs?|avertisseurs?) (?:autonomes? )?(?:avertisseurs? )?(?:autonomes? )?(?:de|d') ?(?:fumee|incendie)s?|daaf`,
  String.raw`rauch(?:warn)?melder\w*|brandmelder\w*`,
  String.raw`(?:smoke|fire) (?:detector|alarm)s?`,
  String.raw`rauchmelder\w*|dampmelder\w*|fumeedetekt\w*`,
)

/** Checks of what a lease has to say. */
export const MENTION_CHECKS: Detectors = {
  L07: (lease) =>
    statementsThat(lease, said('not_written'), (statement) => {
      const { folded } = statement
      if (SIDE_AGREEMENT.test(folded) || AMONG_THEMSELVES.test(folded) || !NOT_WRITTEN.test(folded)) return false
      return NOTHING_WRITTEN.test(folded) || everyMatch(NOT_WRITTEN, folded).some((match) => isSaidToBe(folded, match))
    }),
  L08: ({ text }) => {
    const missing = namedParties(text).missing
    if (missing.length === 0) return []
    return absent(missing.length > 1 ? 'nobody_named' : missing[0] === 'tenant' ? 'tenant_unnamed' : 'landlord_unnamed')
  },
  L09: ({ text }) => {
    const begins = text.statements.filter(({ folded }) => tellsStart(folded))
    if (begins.some(({ folded }) => datesIn(folded).length > 0 || START_ON_KEYS.test(folded))) return []
    const telling = begins.find(({ folded }) => LEASE.test(folded))
    return [{ statement: telling ?? null, detail: said('start_missing') }]
  },
  L10: ({ text }) => {
    const missing = describesPremises(text).missing
    if (missing.length === 0) return []
    return absent(
      missing.length > 1 ? 'premises_missing' : missing[0] === 'address' ? 'address_missing' : 'rooms_missing',
    )
  },
  L11: ({ terms, text }) => {
    const { rentEur, rentAllInEur } = terms
    if (rentEur !== null && !isGross(rentEur.statement.folded, rentAllInEur !== null)) return []
    if (rentEur !== null && rentAllInEur === null) return []
    if (rentAllInEur !== null) return [{ statement: rentAllInEur.statement, detail: said('rent_gross_only') }]
    const wordless = text.statements.find(({ folded }) => WITHOUT_CHARGES.test(folded))
    return [{ statement: wordless ?? null, detail: said('rent_missing') }]
  },
  L12: ({ terms, text }) => {
    if (terms.chargesEur !== null || text.statements.some(({ folded }) => NO_CHARGES.test(folded))) return []
    const about = text.statements.find(({ folded }) => CHARGES.test(folded) && !WITHOUT_CHARGES.test(folded))
    return [
      {
        statement: terms.rentAllInEur?.statement ?? about ?? null,
        detail: said('charges_missing'),
      },
    ]
  },
  L14: (lease) =>
    lease.text.statements.some(({ folded }) => COMMISSION.test(folded) && !WAIVED.test(folded.replace(NOT_WAIVED, ' ')))
      ? []
      : absent('commission_missing'),
  L15: (lease) =>
    lease.text.statements.some(
      ({ folded }) => CEILING.test(folded.replace(ROOM_CEILING, ' ')) && !NOT_SUBJECT.test(folded),
    )
      ? []
      : absent('ceiling_missing'),
  L41: (lease) => (anyAffirms(lease, ENERGY) ? [] : absent('energy_missing')),
  L42: (lease) => (anyAffirms(lease, SMOKE) ? [] : absent('smoke_missing')),
}

/** Denied only right around it: what follows may deny that anything was signed. */
function isSaidToBe(folded: string, { index, 0: found }: RegExpExecArray): boolean {
  const isDeniedAhead =
    /\b(?:pas|kein\w*|no|aucun\w*|nicht|not|ni|keng|keen|ouni|ohne|sans|without)\b[^.,;]{0,40}$/.test(
      folded.slice(0, index),
    )
  const isDeniedBehind = /^\w*\s*(?:n'|ne |ist nicht|sind nicht|is not|are not|ass net|ungultig|nul\b|void)/.test(
    folded.slice(index + found.length),
  )
  return !isDeniedAhead && !isDeniedBehind
}

function absent(id: DetailId): Evidence[] {
  return [{ statement: null, detail: said(id) }]
}

/** A rent that is named gross, with no other amount to tell the net from. */
function isGross(folded: string, hasAllIn: boolean): boolean {
  return hasAllIn && /brutto(?:kalt|warm)?miete/.test(folded) && !/nettokaltmiete|nettomiete/.test(folded)
}
