import { pattern } from '../words/lines.ts'

// Words around a day of a lease.

export const PLACE_AND_DAY: RegExp = /^\P{N}{2,45}[,—–-]?\s*(?:le|den|am|on|de|,)?\s*\d{1,2}[\s./er]/u
/** Before a day: it is the day of a law, a birth, a paper or a bill, and none of the lease. */
export const OF_LAW: RegExp = pattern(String.raw`
    (?:\blois?\b|loi-cadre|\blaws?\b|\bacts?\b|gesetz\w*|gesetzes|reglement\w*|rgd\b|r\.g\.d|arrete|\bcode\b|memorial|verordnung|regulation
    directive|richtlinie|decret|jo\b)[^.;:]{0,70}$
  `)
export const AMENDED: RegExp =
  /(?:modifie\w*|amend\w*|geandert\w*|geannert\w*|ofgeannert\w*|celle|celui|publie\w*|en vigueur|in kraft|in force)[^.;:]{0,30}$/
export const OF_BIRTH: RegExp =
  /(?:\bnee?\b|naissance|\bne\(e\)|geboren|geburtsdatum|geburt\b|\bgeb\.|\bborn\b|date of birth|birth|gebuer\w*|nascid)[^.;]{0,45}$/
export const OF_PAPER: RegExp = pattern(String.raw`
    (?:factures?|rechnung\w*|invoices?|facturen|passeport|passport|reisepass|ausweis|carte d'identite|identity card|delivre\w*|ausgestellt|issued
    valable jusqu|gultig bis|certificat\w*|energiepass|certificate|decompte|abrechnung|acquis\w*|achete\w*|gekauft|purchased|bought|construit\w*
    erbaut|built|releve|courrier|lettre|schreiben|letter|bref|breif|recu|quittung|receipt|versement|paiement|zahlung|payment|bezuelung|virement
    acte (?:de vente|notarie|d'acquisition)|kaufvertrag)[^.;]{0,40}$
  `)
export const SIGNING: RegExp =
  /(?:fait|signe\w*|unterzeichnet|unterschrieben|ausgefertigt|signed|made|executed|ennerschriwwen|gemaach|geschlossen|conclu\w*)[^.;:]{0,45}$/
export const AND: RegExp = /^\W*(?:et|und|and|an|ou|oder|or|,)?\s*(?:du|le|vom|of|vum|am|den|on|celle du)?\s*$/
/** Statements about who the parties are. */
export const FACTS_OF_PERSONS: RegExp = /\bnee?s?\b|naissance|geboren|geburt|\bborn\b|birth|gebuer/
export const LEASE: RegExp = /bail|contrat|miet|vertrag|lease|tenancy|kontrakt|duree|term\b|dauer|verhaltnis|it\b/
