const SEGMENT_END = /[;,()!?•\n]|\.\s|\b(?:mais|sondern|but|however|jedoch|aber|mee|awer|whereas|tandis que|wahrend)\b/g
const RESTRICTION =
  /\b(?:non seulement|pas seulement|nicht nur|not only|net nemmen?|no later than|no (?:engem|enger|dem|der|den|zwee|drai|veier|sechs|\d+|enn|oflaf|remise|auszuch)\b|not later than|(?:sans|without|ohne|ouni) (?:\w+ )?(?:exception|ausnahmen?|ausnam|reserve)|nicht spater als|pas plus tard|non sans|sans delai|ohne weiteres|sans autre formalite|without further)\b/g
const NEGATION_BEFORE =
  /\b(?:ne|n'|pas|aucun\w*|sans|ni|jamais|nul(?:le)? |non|kein\w*|nicht|ohne|weder|noch|niemals|no|not|never|without|neither|nor|none|nothing|nobody|rien|nichts|nischt|naischt|cannot|keng\w*|keen\w*|net|ouni|kee|kengem|dispense\w* d[e']|befreit von|exempt\w* from|excused from|relieved of)\b|\bn'/
const NEGATION_AFTER =
  /\b(?:n'|ne (?:sera|seront|peu\w+|doi\w+|sont|fait|font|donne\w*|rest\w*|s'app\w+|pourr\w+|figure|s')|pas (?:ete )?\w+|jamais|(?:est|sont|sera|etant|reste(?:nt)?) (?:\w+ )?(?:interdit|prohib|exclu(?!si|di)|nul|inapplic|sans effet|reput)\w*|interdite?s?|prohibe\w*|exclue?s?|nicht|kein\w*|ausgeschlossen|unzulassig|untersagt|verboten|unwirksam|nichtig|entfall\w*|not|never|no|excluded|prohibited|forbidden|void|waived|unenforceable|net|keng\w*|ausgeschloss|verbueden|neant|nihil|in keinem fall|auf keinen fall|under no circumstances|en aucun cas|op kee fall)\b|\bn'/

/** The no of a form: `Indexation : aucune`. */
const LABEL_DENIED =
  /^[^:]{0,30}:\s*(?:neant|none|nil|aucune?s?|non|nein|nee|keine?r?s?|keng|no|not applicable|n\/a|-|\/)(?:\W|$)/

/**
 * Whether what stands between two places of a folded statement is denied there: `keine Indexierung`, `n'est pas indexé`, `indexation is excluded`.
 * Looks at the part of the sentence around it only; `nicht nur`, `not later than` and their like deny nothing.
 */
export function isDenied(folded: string, start: number, end: number): boolean {
  if (isDeniedInList(folded.slice(0, start))) return true
  const segment = segmentAround(folded, start, end)
  const before = segment.before.replace(RESTRICTION, ' ').slice(-90)
  const after = segment.after.replace(RESTRICTION, ' ').slice(0, 110)
  if (LABEL_DENIED.test(after)) return true
  return (NEGATION_BEFORE.test(before) && !isRestrictive(before, after)) || NEGATION_AFTER.test(after)
}

/** `no booking, file or cleaning fee`: the no of a list holds for all of it. */
function isDeniedInList(ahead: string): boolean {
  return /\b(?:no|neither|kein\w*|weder|aucune?|without|ohne|keng|ouni) (?:[\p{L}-]+ ){0,2}[\p{L}-]+, (?:[\p{L}-]+, )*(?:[\p{L}-]+ ){0,2}(?:or|nor|oder|noch|ou|ni) (?:[\p{L}-]+ )?$/u.test(
    ahead.slice(-90),
  )
}

/** The part of a sentence that a place stands in, parted at the place. */
export function segmentAround(folded: string, start: number, end: number): { before: string; after: string } {
  let from = 0
  let to = folded.length
  for (const match of folded.matchAll(SEGMENT_END)) {
    // A comma or point within a number parts nothing.
    if (/^[,.]/.test(match[0]) && /\d/.test(folded[match.index - 1] ?? '') && /\d/.test(folded[match.index + 1] ?? ''))
      continue
    if (match.index + match[0].length <= start) from = match.index + match[0].length
    else if (match.index >= end) {
      to = match.index
      break
    }
  }
  return { before: folded.slice(from, start), after: folded.slice(end, to) }
}

/** Parts of a statement between commas, semicolons and conjunctions of contrast. */
export function segmentsOf(folded: string): string[] {
  const segments: string[] = []
  let from = 0
  for (const match of folded.matchAll(SEGMENT_END)) {
    if (/^[,.]/.test(match[0]) && /\d/.test(folded[match.index - 1] ?? '') && /\d/.test(folded[match.index + 1] ?? ''))
      continue
    segments.push(folded.slice(from, match.index))
    from = match.index + match[0].length
  }
  segments.push(folded.slice(from))
  return segments.map((segment) => segment.trim()).filter((segment) => segment !== '')
}

/** French `ne … que` limits and does not deny. */
function isRestrictive(before: string, after: string): boolean {
  if (!/\b(?:ne|n')/.test(before) || /\b(?:pas|aucun|jamais|ni|kein|nicht|not|no)\b/.test(before)) return false
  return /\bqu(?:e\b|')/.test(before.slice(before.search(/\b(?:ne|n')/))) || /^\s*\w* ?qu(?:e\b|')/.test(after)
}
