import { pattern, oneOf } from '../../language/words/lines.ts'
import { leaseWords } from '../../language/lease-words.ts'
import type { Actor } from './actors.ts'
import { actorsIn } from './actors.ts'
import type { Statement } from './lease-text.ts'
import { segmentAround } from './polarity.ts'

/** Before a party: it is the one who bears. The strongest first. */
const BURDENS = [
  String.raw`(?:a|aux|au) (?:la )?(?:seule |entiere )?(?:charge|frais|depens)s?(?: \w+)? (?:d[ue]s? |de la |de l')|pour compte (?:de |du |des )`,
  String.raw`(?:incomb|revien|impos|refactur|repercut|remboursee?s? par|report|factur)\w* (?:\w+ )?(?:a la |a l'|aux? |le |la )?`,
  String.raw`zu(?:r)? last(?:en)? (?:des |der |von )?|(?:obliegen|obliegt|fallen|fallt|auferlegt|umgelegt) (?:\w+ )?(?:dem |den |auf den )?`,
  oneOf(String.raw`
    (?:for the )?(?:account|expense) of (?:the )?|(?:borne|paid|payable|owed|met|settled|refunded|charged|passed on|billed) (?:\w+ ){0,2}(?:by
    to) (?:the )?
  `),
  String.raw`(?:falls?|up|fall) (?:on|to) (?:the )?|(?:op|zu) (?:d')?(?:kascht\w*|laascht\w*) (?:vum|vun der|vun)? ?|saach (?:vum|vun der) `,
  oneOf(String.raw`
    (?:par|pour|au|aux) (?:le |la |l'|les )?|(?:von|vom|durch|dem)(?: der| dem| den)? |(?:by|for|to|on|from) (?:the )?|(?:vum|vun der|vun den|dem
    fir de|fir den)\s
  `),
].map((source) => new RegExp(String.raw`(?:${source})$`, 'u'))
const REFUNDS =
  /rembours|refund|reimburs|erstatt|zuruckzuzahl|rembourseier|zereckbezuel|refactur|repercut|umgelegt|umlage|recharg|passed on/
const DENIES =
  /\b(?:ne|n'|pas|jamais|aucun\w*|nicht|kein\w*|nie|weder|not|never|cannot|neither|nor|net|keng?\w*|nie)\b|\bn'/
/** Who does not pass costs on bears them. */
const NOT_PASSED = pattern(String.raw`
    (?:not|never|no longer|n'|ne|nicht|keine?|net) (?:\w+ ){0,6}?(?:pass\w*(?: \w+)? on|refactur|repercut|umgelegt|weiterberechnet|weider)|nicht umlag
    net op de|(?:ne|n') ?(?:\w+ ){0,3}(?:figur|fai|compri|comport|inclu)\w* (?:pas|jamais|plus)
  `)
const STAFF =
  /(?:tenant|lessee|occupier|resident)['’]?s employer|employeur d\w+ (?:locataire|preneur)|arbeitgeber des mieters|patron vum locataire/g
const ONLY = /\b(?:ne|n')[^.;]{0,60}\bqu(?:e|')|nicht nur|not only|net nemmen|non seulement|ohne weiteres/
const EXCEPT = leaseWords('except')

/** Who bears what stands at a place of a statement, read from its part of the sentence, the sentence, or the lead-in of its list; null: not said. */
export function bearerOf(
  { folded, before }: Pick<Statement, 'folded' | 'before'>,
  start: number,
  end: number,
): Actor | null {
  if (NOT_PASSED.test(folded)) return 'landlord'
  const ahead = folded.slice(Math.max(0, start - 70), start)
  const exception = EXCEPT.exec(ahead)
  if (exception !== null && !/[;.]/.test(ahead.slice(exception.index))) {
    const main = bearerIn(folded.slice(0, Math.max(0, start - 70) + exception.index)) ?? null
    if (main !== null) return otherThan(main)
  }
  const segment = segmentAround(folded, start, end)
  const own = `${segment.before}#${segment.after}`
  return bearerIn(own) ?? bearerIn(folded) ?? bearerIn(leadIn(before))
}

/** Words right before an item of a list, or the heading of the clause. */
function leadIn(before: string): string {
  const parts = before.split(' . ')
  const last = parts.at(-1) ?? ''
  return last.endsWith(':')
    ? last
    : (parts.find((part) => part.endsWith(':')) ?? (parts[0]!.length < 60 ? parts[0]! : ''))
}

function bearerIn(source: string): Actor | null {
  const text = source.replace(STAFF, 'employer')
  const actors = actorsIn(text)
  const first = actors[0]
  if (first === undefined) return null
  const chosen = new Set(actors.map(({ actor }) => actor)).size === 1 ? first : burdened(text, actors)
  const window = `${text
    .slice(Math.max(0, chosen.index - 60), chosen.index)
    .split(/[:;]/)
    .at(-1)}${text.slice(chosen.index, chosen.index + 70).split(/[:;,]/)[0]}`
  return DENIES.test(window) && !ONLY.test(window) ? otherThan(chosen.actor) : chosen.actor
}

/** Party of the two that a burden is put on; where costs come back to somebody, the last one. */
function burdened(text: string, actors: ReturnType<typeof actorsIn>): ReturnType<typeof actorsIn>[number] {
  const carries = (burden: RegExp): typeof actors =>
    actors.filter(({ index }) => burden.test(text.slice(Math.max(0, index - 50), index)))
  for (const burden of BURDENS) {
    const found = carries(burden)
    if (found.length > 0) return REFUNDS.test(text) ? found.at(-1)! : found[0]!
  }
  return actors[0]!
}

function otherThan(actor: Actor): Actor {
  return actor === 'tenant' ? 'landlord' : 'tenant'
}
