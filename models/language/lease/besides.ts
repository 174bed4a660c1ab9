import { oneOf, pattern } from '../words/lines.ts'

// Words of what a lease speaks of beside the home: its limits are others.

const OTHER = oneOf(String.raw`
    garage|stellplatz|parking|parkplatz|parkplaz|emplacement|internet|concierge|caretaker|hausmeister|police|policy|pramie|premium|prime|assurance
    versicherung|assekuranz|insurance
  `)
export const OTHER_THING: RegExp = new RegExp(String.raw`\b(?:gebaude)?(?:${OTHER})\w*`)
/** `…, not the rent`; `that of the home is not`. */
export const NOT_THE_RENT: RegExp = pattern(String.raw`
    \b(?:non|pas|nicht|not|net) (?:le |de |d'|die |der |den |the |your )?(?:loyer|miete|mietzins|rent)\b
    \b(?:loyer|miete|mietzins|rent),? (?:\w+ )?(?:hingegen |dagegen |aber |is |does )(?:nicht|not)\b
    (?:celui|celle) (?:du logement|de l'appartement|de la maison),? non\b|(?:der|die|das) der wohnung,? (?:hingegen |dagegen |aber )?nicht\b
    (?:that|the one) of the (?:flat|home|house) (?:is|does) not\b|dee vun der wunneng,? net\b
  `)
/** Words of a home, which make a clause one of both. */
export const HOME: RegExp = pattern(String.raw`
    wohnung|logement|appartement|\bbail\b|\bflat\b|\bhome\b|\bhouse\b|wunneng|mietvertrag|mietverhaltnis|\blease\b|tenancy|\bhaus\b
  `)
/** A garage that is let by itself. */
export const LET_ALONE: RegExp = pattern(String.raw`
    loue\w* (?:seul|a part|separement)|sans logement|hors bail d'habitation|(?:allein|separat|getrennt) vermietet|ohne wohnung
    let (?:alone|separately|by itself)|separately let|without (?:a |any )?(?:flat|home)|ouni wunneng|separat verlount
  `)
/** The debt of the landlord to a bank. */
export const LOAN: RegExp = /\bprets?\b|darlehen|\bloan\b|mortgage|hypothe[ck]|\bprett\b/
/** An act against the rule has no effect. */
export const WITHOUT_EFFECT: RegExp = pattern(String.raw`
    n'a(?:ura)? aucun(?:e)? (?:valeur|effet|portee)|(?:est|sont|sera) (?:nul(?:le)?s?|sans effet)\b|ist (?:unwirksam|nichtig)|hat keine wirkung
    (?:is|are|shall be) (?:void|invalid|of no effect)|has no (?:effect|force)|huet keng? (?:wierkung|effet|wert)
  `)
