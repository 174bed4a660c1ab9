import { oneOf } from '../../language/words/lines.ts'
import type { LeaseText } from '../text/lease-text.ts'
import { datesIn } from '../text/quantities.ts'
import { words } from '../text/words.ts'

/** Where the day of conclusion was read, from the surest to none. */
export type DateBasis = 'given' | 'signature' | 'start' | 'assumed'

export interface ConclusionDate {
  readonly date: string
  readonly basis: DateBasis
}

const SIGNED = words(
  String.raw`fait (?:en|a|et|le)\b|fait,|signee? (?:a|le|en)\b|conclu le|en date du|date de signature`,
  String.raw`unterzeichnet|unterschrift\w*|geschlossen am|gez\.|ort, datum|den \d`,
  String.raw`signed|dated|made (?:on|this)|date of signature|executed`,
  String.raw`zu [a-z-]{4,}, de|ennerschr\w*|gemaach den`,
)
const START = words(
  oneOf(String.raw`
      date d'entree|entree\s?:|pren(?:ant|d\w*) (?:effet|cours|date)|prise d'effet|debut\w*|commence\w*|a (?:partir|compter) d
      entr(?:ee?|ant) (?:en|dans les) (?:jouissance|vigueur|lieux)|du \d|courir .{0,12}(?:des|du|le)|court (?:a partir|des|du|a compter)
      (?:emmenage|entre) .{0,25}le \d
    `),
  oneOf(String.raw`
      ab wann\b|einzug:? \d|tritt .{0,30}in kraft|in kraft|gilt ab|einzug am|begin\w*|mietbeginn|ab (?:dem |\d)|vom \d|zum \d|fangt .{0,25}\ban\b
      bezieh\w*|lauft ab
    `),
  oneOf(String.raw`
      commenc\w*|starts?\b|start(?:ing)? date|begin\w*|takes? effect|comes? into (?:force|effect)|mov(?:e|es) in on|effective|from (?:the )?\d
      from when|start(?:s|ing)?\b|with effect
    `),
  String.raw`fankt|ufank|ugefaang\w*|geet (?:et )?lass|geet un\b|start\b|vum \d|geet vum|ab (?:dem|den) |leeft (?:vum|ab)`,
)
const PLACE_AND_DAY = /^\P{N}{2,45}[,—–-]?\s*(?:le|den|am|on|de|,)?\s*\d{1,2}[\s./er]/u

/** The day of conclusion: as given, else of the signature, else of the start, else the day of the question. */
export function conclusionDate(text: LeaseText, given: string | undefined, today: string): ConclusionDate {
  if (given !== undefined) return { date: given, basis: 'given' }
  const signed = signatureDate(text)
  if (signed !== undefined) return { date: signed, basis: 'signature' }
  const start = startDate(text)
  return start === undefined ? { date: today, basis: 'assumed' } : { date: start, basis: 'start' }
}

/** The day on which the lease takes effect, where it says so. */
export function startDate({ statements }: LeaseText): string | undefined {
  for (const { folded } of statements) {
    const match = START.exec(folded)
    if (match === null) continue
    const dates = datesIn(folded.slice(match.index))
    const date = dates[0] ?? datesIn(folded)[0]
    if (date !== undefined) return date
  }
  return undefined
}

/** Whether a folded statement tells when the lease begins, with or without a day. */
export function tellsStart(folded: string): boolean {
  return START.test(folded)
}

function signatureDate({ statements }: LeaseText): string | undefined {
  const signed = statements.filter(
    ({ folded }) => SIGNED.test(folded) && datesIn(folded).length > 0 && !isStart(folded),
  )
  const last = signed.at(-1)
  if (last !== undefined) {
    const dates = datesIn(last.folded)
    return dates.at(-1)
  }
  // The last lines of a lease are place and day.
  const closing = statements
    .slice(-4)
    .find(({ folded }) => PLACE_AND_DAY.test(folded) && datesIn(folded).length > 0 && folded.length < 120)
  return closing === undefined ? undefined : datesIn(closing.folded)[0]
}

function isStart(folded: string): boolean {
  return START.test(folded) && !/\b(?:fait|signed|unterschrift\w*|gez)\b/.test(folded)
}
