import { pattern } from '../../language/words/lines.ts'
import { INVENTORY } from '../text/words.ts'
import { datedSpansIn } from '../text/quantities.ts'
import type { DatedSpan } from '../text/quantities.ts'

/** Before a day: it is the day of a law, a birth, a paper or a bill, and none of the lease. */
const OF_LAW = pattern(String.raw`
    (?:\blois?\b|loi-cadre|\blaws?\b|\bacts?\b|gesetz\w*|gesetzes|reglement\w*|rgd\b|r\.g\.d|arrete|\bcode\b|memorial|verordnung|regulation
    directive|richtlinie|decret|jo\b)[^.;:]{0,70}$
  `)
const AMENDED =
  /(?:modifie\w*|amend\w*|geandert\w*|geannert\w*|ofgeannert\w*|celle|celui|publie\w*|en vigueur|in kraft|in force)[^.;:]{0,30}$/
const OF_BIRTH =
  /(?:\bnee?\b|naissance|\bne\(e\)|geboren|geburtsdatum|geburt\b|\bgeb\.|\bborn\b|date of birth|birth|gebuer\w*|nascid)[^.;]{0,45}$/
const OF_PAPER = pattern(String.raw`
    (?:factures?|rechnung\w*|invoices?|facturen|passeport|passport|reisepass|ausweis|carte d'identite|identity card|delivre\w*|ausgestellt|issued
    valable jusqu|gultig bis|certificat\w*|energiepass|certificate|decompte|abrechnung|acquis\w*|achete\w*|gekauft|purchased|bought|construit\w*
    erbaut|built|releve|courrier|lettre|schreiben|letter|bref|breif|recu|quittung|receipt|versement|paiement|zahlung|payment|bezuelung|virement
    acte (?:de vente|notarie|d'acquisition)|kaufvertrag)[^.;]{0,40}$
  `)
const SIGNING =
  /(?:fait|signe\w*|unterzeichnet|unterschrieben|ausgefertigt|signed|made|executed|ennerschriwwen|gemaach|geschlossen|conclu\w*)[^.;:]{0,45}$/

/** Days that a folded statement writes out and that may be of the lease: none of a law, a birth, a bill, a paper or an inventory. */
export function contractDatesIn(folded: string): DatedSpan[] {
  const kept: DatedSpan[] = []
  let last: { end: number; isOther: boolean } | null = null
  for (const span of datedSpansIn(folded)) {
    // `factures du 4 mai 2019 et du 7 mai 2019`: the second is of the same.
    const isSame: boolean = last !== null && AND.test(folded.slice(last.end, span.start))
    const isOther: boolean = isSame ? last!.isOther : isOfOther(folded, span.start)
    if (!isOther && span.day !== null) kept.push(span)
    last = { end: span.end, isOther }
  }
  return kept
}

const AND = /^\W*(?:et|und|and|an|ou|oder|or|,)?\s*(?:du|le|vom|of|vum|am|den|on|celle du)?\s*$/

function isOfOther(folded: string, start: number): boolean {
  const ahead = folded.slice(0, start)
  // The nearest word decides: `établi en application de la loi du …, fait à Esch le …`.
  const sinceDate = ahead.slice(Math.max(0, ...datedSpansIn(ahead).map(({ end }) => end)))
  const signing = SIGNING.exec(sinceDate)
  const other = [OF_LAW, OF_BIRTH, OF_PAPER].some((pattern) => {
    const match = pattern.exec(sinceDate)
    return match !== null && (signing === null || match.index > signing.index)
  })
  if (other || AMENDED.test(sinceDate)) return true
  const inventory = INVENTORY.exec(sinceDate)
  return (
    inventory !== null &&
    (signing === null || inventory.index > signing.index || sinceDate.length - inventory.index < 60)
  )
}
