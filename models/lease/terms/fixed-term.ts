import type { SaidTerm } from './said-term.ts'
import type { Term } from './lease-terms.ts'
import type { LeaseText } from '../text/lease-text.ts'
import { durationsIn } from '../../language/numbers/quantities.ts'
import { contractDatesIn } from './contract-dates.ts'
import { words } from '../text/words.ts'

const OPEN_ENDED = words(
  String.raw`duree indeterminee|(?:sans|illimitee?) (?:limitation|limite)? ?(?:de )?duree`,
  String.raw`unbefristet|(?:auf )?unbestimmte(?:r)? (?:zeit|dauer)`,
  String.raw`indefinite|open-?ended|unlimited (?:term|duration|period)`,
  String.raw`onbestemmt\w* (?:zait|dauer)|onbefrist\w*`,
)
const FOR_A_TIME = words(
  String.raw`(?:pour )?(?:une )?duree|conclu pour|pour (?=un|une|deux|trois|\d)`,
  String.raw`(?:auf|fur) (?:die dauer|ein|zwei|drei|\d)|dauer|lauft`,
  String.raw`for (?:a (?:term|period|fixed)|one|two|three|twelve|\d)|term of|runs for|duration`,
  String.raw`fir (?:en|ee|zwee|drai|\d)|dauer`,
)
/** Statements about who the parties are. */
const FACTS_OF_PERSONS = /\bnee?s?\b|naissance|geboren|geburt|\bborn\b|birth|gebuer/
const LEASE = /bail|contrat|miet|vertrag|lease|tenancy|kontrakt|duree|term\b|dauer|verhaltnis|it\b/

/** How long the lease runs: without end, months of its first term, or from a day to a day. */
export function fixedTerm({ statements }: LeaseText): Term<SaidTerm> | null {
  for (const statement of statements) {
    const { folded } = statement
    if (!LEASE.test(folded) || /preavis|garantie|kaution|deposit|notice period/.test(folded)) continue
    const [from, to] = contractDatesIn(folded).flatMap(({ day }) => day ?? [])
    if (from && to && from < to && !FACTS_OF_PERSONS.test(folded))
      return { value: { id: 'span', figures: { from, to } }, statement }
    const at = FOR_A_TIME.exec(folded)
    const duration = at && durationsIn(folded.slice(at.index)).find(({ value }) => value >= 3)
    if (duration) return { value: { id: 'months', figures: { count: duration.value } }, statement }
    if (OPEN_ENDED.test(folded)) return { value: { id: 'indefinite', figures: {} }, statement }
  }
  return null
}
