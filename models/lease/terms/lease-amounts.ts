import { oneOf, pattern } from '../../language/words/lines.ts'
import { moneyIn } from '../../language/numbers/quantities.ts'
import { rentMultiplesIn } from '../text/quantities.ts'
import type { LeaseText, Statement } from '../text/lease-text.ts'
import { CHARGES, DEPOSIT, everyMatch, RENT, words } from '../text/words.ts'

/** Purpose of an amount in a lease. `rent_all_in`: rent together with charges; `invoices`: what furniture cost. */
export type AmountPurpose =
  | 'rent'
  | 'rent_net'
  | 'rent_all_in'
  | 'charges'
  | 'deposit'
  | 'furniture'
  | 'invoices'
  | 'capital'
  | 'fee'
  | 'accessory'
  | 'service'
  | 'penalty'

export interface LeaseAmount {
  readonly purpose: AmountPurpose
  readonly eur: number
  readonly statement: Statement
}

/** Words that say whether a rent includes charges; they name charges without being about them. */
export const WITHOUT_CHARGES: RegExp = words(
  oneOf(String.raw`
      (?:hors|sans)(?: les| frais et)? (?:charges?|provisions?|avances?)(?:,? (?:et|ni) (?:hors |sans )?(?:mobilier|meubles|ameublement))?
      (?:charges?|frais) non (?:comprise?s?|incluse?s?)|hors (?:frais|accessoires)|non compris(?:es)? les charges|(?:charges|provisions?) en sus
      h\.? ?c\.?(?= ?[:;,)]| \d)|loyer (?:mensuel )?(?:net|nu|de base)|loyer principal
    `),
  oneOf(String.raw`
      (?:ohne|exklusive|exkl\.?|zuzuglich|zzgl\.?) (?:der |die )?(?:neben|betriebs)kosten(?:,? und (?:ohne )?mob\w+)?|mietzins netto
      (?:netto)?kaltmiete\w*|netto-?(?:monats)?(?:kalt)?miete\w*|nettomiete\w*|grundmiete\w*
    `),
  oneOf(String.raw`
      (?:excluding|exclusive of|excl\.?|without|net of|before|not including)(?: the| all| any)? (?:service |utility )?(?:charges|utilities
      costs)(?:,? and (?:of |without |excluding )?furniture)?
      charges (?:not included|excluded)|(?:net|base|basic) (?:monthly )?rent
    `),
  String.raw`ouni (?:d')?(?:charg|niewekascht)\w*|net chargen|netto ?loyer`,
)
export const WITH_CHARGES: RegExp = words(
  oneOf(String.raw`
      (?:toutes? )?charges? (?:\w+ )?(?:compris(?:es?)?|inclus(?:es?)?)\b|tous? frais (?:compris|inclus)|tout (?:compris|inclus)
      y compris (?:les |toutes les )?charges|(?:charges|avances) et \w+ compris\w*|loyer (?:global|forfaitaire)|loyer et charges (?:confondus
      ensemble|reunis|compris)
    `),
  oneOf(String.raw`
      (?:warm|brutto|bruttokalt|bruttowarm|pauschal|inklusiv|gesamt)miete\w*
      (?:inklusive|einschliesslich|inkl\.?|mit|samt|nebst)(?: aller| der| allen| samtlicher| samtlichen)? (?:neben|betriebs)kosten|alles inklusive|all inclusive
      pauschalpreis|miete und (?:die )?nebenkosten (?:zusammen\w*|enthalten|abgegolten)|(?:neben)?kosten (?:(?!nicht
      kein)\w+ ){0,3}(?:inbegriffen|enthalten|inklusive|eingeschlossen|abgedeckt|eingerechnet)
      (?:umfasst|enthalt|deckt|beinhaltet) (?!.{0,60}\bnicht\b)(?:die )?miete (?:und|sowie) .{0,30}kosten|monatlich\w* (?:gesamt|pauschal)(?:betrag|preis)
    `),
  oneOf(String.raw`
      all[- ]?in(?:clusive)?\b(?: (?:monthly )?(?:fee|price|rent|amount|charge))?
      (?:including|inclusive of|incl\.?)(?: all| the)? (?:charges|utilities|costs|bills)|everything (?:is )?included|charges included|bills included
      gross rent|rent and (?:all )?(?:the )?(?:service )?(?:charges|utilities|costs) (?:together|combined|included)|(?:covering
      covers?) (?:both )?(?:the )?rent and .{0,20}(?:charges|utilities|costs|bills)
      (?:all|any|every) (?:other )?(?:service )?(?:charges|utilities|costs|bills) (?:are )?(?:included|covered)
      one overall (?:monthly )?(?:sum|price|amount|payment)
    `),
  String.raw`(?:mat|inklusiv|inklusiv alle|abegraff)(?: alle| de| den| all)? charg\w*|charg\w* (?:abegraff|inklusiv|zesummen|mateneen)`,
  String.raw`alles (?:inklusiv|abegraff)`,
)

const LABELS: readonly [AmountPurpose, RegExp][] = [
  [
    'invoices',
    words(
      String.raw`factures?\b|achete\w*|valeur du mobilier`,
      String.raw`rechnung\w*|anschaffung\w*|angeschafft|neuwert`,
      String.raw`invoices?\b|purchased`,
      String.raw`rechnung\w*|facture\w*`,
    ),
  ],
  [
    'capital',
    words(
      String.raw`capital|prix d'(?:acquisition|achat)|(?:a|ont|avoir|ayant) investi`,
      String.raw`(?:investierte\w* |eingesetzte\w* )?kapital\w*|kaufpreis|anschaffungskosten|investier(?:t|en)\b|investition\w*`,
      String.raw`invested capital|purchase price|capital invested|(?:has|have|having) (?:put into|invested)|investment`,
      String.raw`kapital|kafpraiss?|investeiert\b`,
    ),
  ],
  ['deposit', words(DEPOSIT.source, String.raw`bank(?:garantie|burgschaft|kautioun)\w*`)],
  [
    'penalty',
    words(
      String.raw`penalit\w+|amende|indemnite|frais de rappel|mise en demeure`,
      String.raw`mahn\w+|strafe|vertragsstrafe|entschadigung|verzug\w*`,
      String.raw`penalty|late fee|late payment|break fee|fine\b|reminder`,
      String.raw`strof\w*`,
    ),
  ],
  [
    'furniture',
    words(
      String.raw`mobilier|meubles\b|ameublement|supplement (?:distinct|separe|mensuel)`,
      String.raw`mobel\w*|mobiliar\w*|moblierung\w*|einrichtung\b`,
      String.raw`furniture|furnishings?`,
      String.raw`miwwel\w*`,
    ),
  ],
  [
    'fee',
    words(
      String.raw`frais (?!de chauff|accessoires|communs|locatifs)|commission|honoraires|pas-de-porte|droit d'entree`,
      String.raw`\w*gebuhr\w*|\w*makler\w*|courtage|ausfertigung|abstand\w*`,
      String.raw`fees?\b|commission|key money`,
      String.raw`\w*fraise?n?\b`,
    ),
  ],
  [
    'service',
    words(
      String.raw`services?\b|nettoyage|menage|linge`,
      String.raw`service\w*|reinigung\w*|wasche`,
      String.raw`services?\b(?! (?:charge|cost))|cleaning|linen|membership`,
      String.raw`servicer?\b|botzen`,
    ),
  ],
  [
    'accessory',
    words(
      String.raw`parking|garages?\b|emplacement|stationnement|cave\b|cuisine`,
      String.raw`garage\w*|stellplatz\w*|keller\w*|kuche\w*`,
      String.raw`parking|garages?\b|cellar|kitchen`,
      String.raw`garage\b|parkplaz|keller|kichen`,
    ),
  ],
  [
    'charges',
    words(
      CHARGES.source,
      String.raw`provisions?\b|avances?\b|acomptes?\b|forfait\w*`,
      String.raw`\w*vorauszahlung\w*|\w*pauschale\b|abschlag\w*`,
      String.raw`on account|advance payments?|advances? (?:for|on)\b`,
      String.raw`avance\b|forfait`,
    ),
  ],
  ['rent_all_in', WITH_CHARGES],
  ['rent_net', WITHOUT_CHARGES],
  [
    'rent',
    words(
      RENT.source,
      String.raw`prix\b|redevance|indemnite d'occupation|(?<=(?:mois|net) )pour (?:la maison|le logement|l'appartement)`,
      String.raw`nutzungsentgelt|(?<=(?:monat|monatlich) )fur (?:das haus|die wohnung)`,
      String.raw`(?<=(?:month|monthly) )for the (?:house|flat|apartment|dwelling|home)`,
    ),
  ],
]
/** An advance says itself what it is, whatever stands before. */
const ADVANCE_BEHIND = pattern(String.raw`
      ^\s*(?:monatlich(?:er?)? |a month |par mois )?(?:a titre (?:de |d')|d'|de |als |as |of |vun |an )?(?:avances?|acomptes?|provisions?|vorschuss
      vorauszahlung|abschlag|on account)\b
    `)
const DIRECT = pattern(String.raw`
    ^\s*(?:(?:par|a|per|im|pro|je|de|all|chaque) (?:mois|month|monat|mount) |monatlich |mensuels? |monthly )?(?:de|d'|of|for|in|as|pour|fur|als|fir|an|vun)\b
  `)
/** Who pays an amount of which nothing else is said pays rent. */
const PAYS = /(?:pays?|paie|paye|verse|zahlt|bezilt|bezuelt)\b(?!.*(?:frais|fee|gebuhr))/
/** `990 € par mois, une seule somme pour tout`. */
const ALL_FOR_ONE = pattern(String.raw`
      ^.{0,25}(?:une seule somme|pour tout\b|tout compris|(?:one|a single) (?:sum|price) for (?:all|everything)|(?:ein|eine) (?:preis|summe
      betrag) fur alles|alles inbegriffen|fir alles zesummen)
      ^.{0,25}(?:umfasst|deckt|beinhaltet|couvr\w+|comprend|inclut|cover\w*|abegraift)\W+(?:\w+ ){0,2}(?:miete|loyer|rent\b|everything|alles|tout\b)
    `)
const REACH = 110

/** Every amount of a lease with what it is for: the nearest label before it in its statement, after it, or right before in its clause. */
export function leaseAmounts({ statements }: LeaseText): LeaseAmount[] {
  return statements.flatMap((statement) => {
    const money = moneyIn(statement.folded)
    if (money.length === 0) return []
    const folded = withoutMultiples(statement.folded)
    return money.flatMap(({ value, start, end }, index) => {
      const from = index === 0 ? 0 : money[index - 1]!.end
      const to = money[index + 1]?.start ?? statement.folded.length
      const purpose = purposeOf({ folded, before: statement.before }, { from, start, end, to })
      return purpose === null ? [] : [{ purpose, eur: value, statement }]
    })
  })
}

function purposeOf(
  { folded, before }: Pick<Statement, 'folded' | 'before'>,
  at: { from: number; start: number; end: number; to: number },
): AmountPurpose | null {
  const ahead = folded.slice(Math.max(0, at.start - REACH), at.start)
  const own = folded.slice(Math.max(at.from, at.start - REACH), at.start)
  const behind = folded.slice(at.end, Math.min(at.to, at.end + 70))
  // `205 euros de provisions pour charges` says itself what it is for.
  const direct = ADVANCE_BEHIND.test(behind) ? 'charges' : DIRECT.test(behind) ? firstLabel(behind.slice(0, 45)) : null
  const purpose =
    direct ??
    (ALL_FOR_ONE.test(behind) ? 'rent_all_in' : null) ??
    lastLabel(own) ??
    firstLabel(behind) ??
    lastLabel(ahead) ??
    (PAYS.test(own) ? 'rent' : lastLabel(before.slice(-200)))
  if (purpose === 'rent' || purpose === 'rent_net') return rentKind(purpose, own, behind)
  // A licence has a fee; one without charges is a rent.
  if (purpose === 'fee' && WITHOUT_CHARGES.test(behind.split(/[;]|\.\s/)[0]!)) return 'rent_net'
  return purpose
}

const CHARGES_AHEAD = new RegExp(String.raw`^[\s(,]{0,3}(?:${WITHOUT_CHARGES.source}|${WITH_CHARGES.source})`)

/** `deux mois de loyer hors charges` names the rent without being about it. Keeps every place in the text. */
function withoutMultiples(folded: string): string {
  let shown = folded
  for (const { start, end } of rentMultiplesIn(folded)) {
    const to = end + (CHARGES_AHEAD.exec(folded.slice(end))?.[0].length ?? 0)
    shown = shown.slice(0, start) + ' '.repeat(to - start) + shown.slice(to)
  }
  return shown
}

function rentKind(purpose: 'rent' | 'rent_net', own: string, behind: string): AmountPurpose {
  if (purpose === 'rent_net') return 'rent_net'
  const near = `${own} ${behind.split(/[;]|\.\s/)[0]!}`
  if (WITHOUT_CHARGES.test(near)) return 'rent_net'
  return WITH_CHARGES.test(near) ? 'rent_all_in' : 'rent'
}

function lastLabel(text: string): AmountPurpose | null {
  return nearest(
    text,
    (match) => match.at(-1)!.index + match.at(-1)![0].length,
    (a, b) => a > b,
  )
}

function firstLabel(text: string): AmountPurpose | null {
  const clause = text.split(/[;,(]|\.\s/)[0]!
  return nearest(
    clause,
    (match) => -match[0]!.index,
    (a, b) => a > b,
  )
}

function nearest(
  text: string,
  place: (matches: RegExpExecArray[]) => number,
  isNearer: (a: number, b: number) => boolean,
): AmountPurpose | null {
  // Told apart first, since both name charges.
  const masked = mask(mask(text, EVERY_WITHOUT, 'ŇŇ'), EVERY_WITH, 'ǍǍ')
  let best: { purpose: AmountPurpose; at: number } | null = null
  for (const [purpose, pattern] of LABELS) {
    const source = purpose === 'rent_net' ? /ŇŇ+/u : purpose === 'rent_all_in' ? /ǍǍ+/u : pattern
    const matches = everyMatch(source, masked)
    if (matches.length === 0) continue
    const at = place(matches)
    if (best === null || isNearer(at, best.at)) best = { purpose, at }
  }
  return best?.purpose ?? null
}

const EVERY_WITHOUT = new RegExp(WITHOUT_CHARGES.source, 'gu')
const EVERY_WITH = new RegExp(WITH_CHARGES.source, 'gu')

function mask(text: string, pattern: RegExp, sign: string): string {
  return text.replace(pattern, (found) => sign.repeat(Math.ceil(found.length / 2)).slice(0, found.length))
}
