import { oneOf } from '../../language/words/lines.ts'
/**
 * A pattern over folded text of any of several expressions, each from the start of a word. Expressions are given by language,
 * since leases mix French, German, English and Luxembourgish, often in one sentence.
 */
export function words(...byLanguage: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<![a-z0-9])(?:${byLanguage.join('|')})`)
}

const EVERY = new WeakMap<RegExp, RegExp>()

/** The same pattern for every occurrence. */
export function everyMatch(pattern: RegExp, text: string): RegExpExecArray[] {
  let every = EVERY.get(pattern)
  if (every === undefined) {
    every = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`)
    EVERY.set(pattern, every)
  }
  // `matchAll` would copy the expression at every call.
  every.lastIndex = 0
  const found: RegExpExecArray[] = []
  for (let match = every.exec(text); match !== null; match = every.exec(text)) {
    found.push(match)
    if (match[0] === '') every.lastIndex++
  }
  return found
}

export const LANDLORD: RegExp = words(
  String.raw`bailleu?r(?:esse)?s?\b|bailleresses?\b|proprietaires?\b|(?:le|la) loueu(?:r|se)\b|logeu(?:r|se)s?\b|concedant\b|cedant\b`,
  oneOf(String.raw`
      vermieter(?:in|s|innen|seite)?\b|eigentumer(?:in|s)?\b|(?:wohnungs|wohnraum|unterkunfts)?geber(?:in|s)?\b|uberlasser(?:in|s)?\b
      lizenzgeber(?:in|s)?\b
    `),
  String.raw`landlords?\b|landlad(?:y|ies)\b|lessors?\b|owners?\b|licensors?\b|grantors?\b`,
  String.raw`proprietar(?:in|en)?\b|bailleur\b|verlounr?er(?:in)?\b|besetzer(?:in)?\b`,
)
export const TENANT: RegExp = words(
  String.raw`locataires?\b|preneu(?:r|se)s?\b|colocataires?\b|occupante?s?\b|beneficiaires?\b|hebergee?s?\b`,
  oneOf(String.raw`
      mieter(?:in|s|n|innen|seite)?\b|mietpartei|bewohner\w*|(?:wohnungs|wohnraum)?nehmer(?:in|s)?\b|nutzer(?:in|s)?\b|lizenznehmer\w*|mitmieter\w*
      mitbewohner\w*|untermieter\w*
    `),
  String.raw`tenants?\b|lessees?\b|occupiers?\b|renters?\b|licensees?\b|residents?\b|co-?tenants?\b|flatmates?\b|house ?mates?\b`,
  String.raw`(?:co)?locatair(?:en|e|in)?\b|mieter\b|lounend\w*\b`,
)
export const BOTH_PARTIES: RegExp = words(
  String.raw`(?:chaque|chacune? des|l'une (?:ou l'autre )?des|les(?: deux)?) parties?`,
  String.raw`(?:jede|beide|die) (?:vertrags)?(?:partei|seite)(?:en|n)?\b`,
  String.raw`(?:either|each|both|the) (?:party|parties|side|of the parties)`,
  String.raw`(?:jidder|all|bei?d|d')e? ?partei(?:en)?\b`,
)
export const RENT: RegExp = words(
  String.raw`loyers?\b|mensualites?\b|redevance|indemnite d'occupation|montant mensuel`,
  oneOf(String.raw`
      \w*miete[n]?\b|miet(?:zins|preis|erhohung|anpassung|steigerung|anhebung|anderung|revision)\w*
      (?:nutzungs|wohn|uberlassungs)entgelt\w*|monatliche\w* (?:betrag|entgelt)
    `),
  String.raw`rents?\b|rental (?:price|amount|payment)|(?:monthly|yearly|annual|licence|license|occupation|residence) (?:amount|fee|payment)`,
  String.raw`loyer(?:en)?\b|loyer(?:erh|upass|hauss)\w*`,
)
export const DEPOSIT: RegExp = words(
  oneOf(String.raw`
      garanties?\b(?! d')|depots? de garantie|caution\b(?! (?:personnelle|solidaire))|cautionnement|depot\b|suretes?\b(?! reelle)
      avant (?:l'entree|d'entrer|la remise des cles|l'emmenagement)\b.{0,50}(?:remet|vers|depos|confi|vire)\w*(?!.{0,60}(?:loyer|frais|commission
      honoraire|facture))
      (?:gard|conserv|retien)\w* (?:cet argent|cette somme)
    `),
  oneOf(String.raw`
      \w*kaution\w*|mietsicherheit|sicherheit(?:sleistung|sbetrag)?\b|mietgarantie|hinterlegt\w*|hinterlegung\b
      vor (?:dem )?(?:einzug|der schlusselubergabe)\b.{0,50}(?:ubergibt|zahlt|uberweist)(?!.{0,60}(?:miete|gebuhr|provision))
      (?:behalt|einbehalt)\w* (?:\w+ )?(?:dieses geld|diese summe|den betrag)
    `),
  oneOf(String.raw`
      (?:security |rental |rent )?deposits?\b|guarantees?\b(?! that)|security\b(?= \d| of| in| for| equal| amount| is\b| comes| goes|:|\.)
      (?:by way of|as|the|this|in) security\b
    `),
  String.raw`kautioun\w*|loyersgarantie|(?:als|zur) secherheet|secherheet(?: vun|:)`,
)
export const CHARGES: RegExp = words(
  oneOf(String.raw`
      charges?\b(?! (?:d[ue]|exclusive|de la|du|de l'|entiere|propre)\b)|provisions?\b(?! mieter)|avances? sur|frais (?:accessoires|communs|locatifs)
      acomptes?\b
    `),
  String.raw`nebenkosten\w*|\w*vorauszahlung\w*|betriebskosten\w*|heizkosten\w*|umlagen?\b`,
  String.raw`service (?:charge|cost)s?|running costs|utilities|ancillary costs|outgoings`,
  String.raw`chargen\b|charge\b(?! (?:d[ue]|exclusive|de la|du|de l'|entiere|propre)\b)(?! de l')|niewekascht\w*`,
)
export const LEASE: RegExp = words(
  String.raw`bail\b|baux\b|contrat\w*|convention\b|location\b`,
  String.raw`miet(?:vertrag|verhaltnis|zeit)\w*|vertrag\w*`,
  String.raw`lease\b|tenancy\b|agreement\b|contract\b|term\b`,
  String.raw`kontrakt\w*|loyerskontrakt|bail\b`,
)
export const INVENTORY: RegExp = words(
  oneOf(String.raw`
      (?:etats?|constats?) (?:contradictoire )?(?:des? lieux|d'entree)|proces-verbal (?:d'entree|de (?:reception|remise))|constats? contradictoires?
      inventaires? (?:de l'etat|d'entree|des lieux|contradictoire|(?:de|d'entree et de) sortie)|constat (?:\w+ ){0,2}(?:d'entree|des lieux)
      etat (?:du|de la|de l')\s?(?:\w+ ){1,2}(?:est|sera) (?:\w+ )?(?:constate|releve|consigne|decrit)
    `),
  oneOf(String.raw`
      (?:ubergabe|einzugs|zustands|abnahme|ubernahme|wohnungs|eingangs)?(?:protokoll|bericht)\w*|bestandsaufnahme|zustandsbeschreibung
      zustand\b.{0,70}(?:festgehalten|aufgenommen|aufnehmen|festhalten|dokumentiert|protokolliert)|nehmen .{0,50}\bzustand .{0,40}\bauf\b
    `),
  oneOf(String.raw`
      (?:entry |check-?in |move-?in )?inventor(?:y|ies)\b(?! fee)(?! of (?:the )?furnitur)
      (?:check-?in|move-?in|incoming|condition|entry) (?:report|record|protocol)|schedule of condition|statement of condition|report of condition
      (?:write|writes|written|put|note|noted|record\w*) (?:\w+ ){0,4}(?:the )?condition|(?:write down|record|note) .{0,30}what they (?:see|find)
    `),
  String.raw`zoustandsbericht|zoustandsprotokoll|protokoll\w*`,
)
export const STATEMENT_OF_CHARGES: RegExp = words(
  oneOf(String.raw`
      decomptes?\b|regularis\w+|arrete(?:s)? (?:annuel|des comptes)|comptes? (?:annuels?|detailles?|definitifs?)|releves?\b (?!d'identite)
      comptee?s? une fois|apure\w*
    `),
  String.raw`(?:\w*abrechnung\w*|abgerechnet|abzurechnen|abrechnet|rechne[tn] .{0,60}\bab\b|spitzabrechn\w*)`,
  oneOf(String.raw`
      (?:annual|yearly|final|charge|year-end)?\s?(?:settlement|statements?\b(?! that| of condition)|reconcil\w+)|settled|accounted for
      annual accounts?|trued?-?[ -]?up|squared up|(?:compared|set) (?:\w+ ){0,3}against .{0,30}(?:invoices|bills|costs)
    `),
  String.raw`\w*decompte?n?\b|\w*ofrechnung\w*|ofgerechent`,
)
