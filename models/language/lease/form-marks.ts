/** A label and its value, parted by dots that lead the eye: `Rent ..... 900`, `Rent . . . . 900`. */
const LEADER = /^(\s*(?:[•▪◦*–-]\s*)?\p{Lu}[^\n]{1,60}?)\s?(?:\.{4,}|(?:\.\s){3,}\.?|…{2,}|_{4,})\s*(?=[\p{L}\d])/u
/** A unit alone waits for its figure. */
const UNIT_ALONE = /^(?:€|eur(?:os?)?|mois|m²|m2|%)(?!\s*\d|\p{L})/iu
/** A blank to be filled follows later in the line. */
const ANY_LEADER = /(?:\.{4,}|(?:\.\s){3,}\.?|…{2,}|_{4,})/gu
/** A figure that was filled into a line of dots: `Montant : ...2.760,00... €`. */
const FILLED = /(?:\.{2,}|…+|_{2,})(?=\d)((?:[^.…_\n]|\.(?!\.)){1,40}?)(?<=[\p{L}\d])(?:\.{2,}|…+|_{2,})/gu
const BARE_AMOUNT = /^(\d{1,3}(?:[., ’']?\d{3})*[.,]\d{2})(?=\s*(?:$|[,(]))/u
const QUESTION = /^(\s*\p{Lu}[^?\n]{2,45})\?\s{2,}(?=\S)/u
/** A question of three words at most with its answer in one line: `Garantie ? 1 800 €.` */
const ANSWERED = /(?=\p{Lu})(?<=^\s*|[.!?:] )(\p{Lu}[^\s.?!:]*(?: [^\s.?!:]+){0,2}) ?\? (?=\S)/gu
const COLUMN = /^(\s*\p{Lu}[^.:|?!,\n]{2,32}?)\s{3,}(?=\S)/u
const WIDE_GAP = /\S\s{3,}(?=\S)/gu
/** A row of a table in plain text, with two cells at least. */
const PLAIN_ROW = /^\s*\|(?:[^|]*\|){2,}\s*$/u
/** A row of two cells without a frame. */
const TWO_CELLS = /^(\s*\p{Lu}[^|:?!\n]{1,44}?)\s+\|\s+(?=[^\s|][^|]*$)/u
/** Between two pairs of a label and its value in one line: `locatives : preneur / vétusté : bailleur`. */
const BETWEEN_PAIRS = /(?<= : [^/:\n]{2,60}) \/ (?=[^/:\n]{2,60} : )/gu
const RULE = /^[\s|:+┌┐└┘├┤┬┴┼─═╔╗╚╝╠╣-]+$/u
const TICKED = /\[\s?[xX✓✔]\s?\]|☒|☑|✓|✔|■|\([xX]\)/u
const BOX = /\[\s?[xX✓✔]?\s?\]|☐|☒|☑|□|■|✓|✔|\([xX]?\)/gu

/** The lines of a form as `label : value`: rows of drawn tables, dots that lead to a value, questions and columns. Blanks that wait for a value stay. */
export function plainForm(raw: string): string {
  const lines: string[] = []
  for (const line of raw.split('\n')) {
    if (RULE.test(line) && line.trim() !== '') continue
    const bar = line.includes('│') ? '│' : PLAIN_ROW.test(line) ? '|' : null
    if (bar === null) {
      lines.push(labelled(line))
      continue
    }
    const [label, ...values] = line
      .split(bar)
      .slice(1, -1)
      .map((cell) => cell.trim())
    const value = values.join(' ').trim()
    if (label === '' && lines.length > 0) lines.push(`${lines.pop()!} ${value}`)
    else lines.push(value === '' ? (label ?? '') : `${titleCase(label ?? '')} : ${value}`)
  }
  return lines.join('\n')
}

function labelled(row: string): string {
  const line = row.replace(FILLED, ' $1 ').replace(BETWEEN_PAIRS, ' ; ').replace(ANSWERED, '$1 : ')
  const leader = LEADER.exec(line)
  if (leader !== null && (line.match(ANY_LEADER)?.length ?? 0) === 1) {
    const value = line.slice(leader[0].length)
    if (!UNIT_ALONE.test(value)) return `${leader[1]} : ${value.replace(BARE_AMOUNT, '$1 EUR')}`
  }
  if (TWO_CELLS.test(line)) return line.replace(TWO_CELLS, '$1 : ')
  if (QUESTION.test(line)) return line.replace(QUESTION, '$1 : ')
  return (line.match(WIDE_GAP)?.length ?? 0) === 1 ? line.replace(COLUMN, '$1 : ') : line
}

function titleCase(label: string): string {
  return label.slice(0, 1).toUpperCase() + label.slice(1).toLowerCase()
}

/** A line of boxes without what is not ticked: `Indexation : [ ] oui [x] non` says no. A line without a tick says nothing and stays. */
export function tickedOnly(line: string): string {
  if (!TICKED.test(line)) return line
  const boxes = [...line.matchAll(BOX)]
  let shown = line.slice(0, boxes[0]!.index)
  for (const [index, box] of boxes.entries()) {
    const option = line.slice(box.index + box[0].length, boxes[index + 1]?.index ?? line.length)
    if (TICKED.test(box[0])) shown += option
  }
  return shown.trim()
}
