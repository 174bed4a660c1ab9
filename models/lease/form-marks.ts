/** A label and its value, parted by dots that lead the eye. */
const LEADER = /^(\s*\p{Lu}[^.\n]{1,45}?(?:\([^)\n]{1,10}\))?)\s?(?:\.{4,}|…{2,}|_{4,})\s*(?=[\p{Lu}\d])/gmu
/** A blank to be filled follows later in the line. */
const ONE_LEADER = /(?:\.{4,}|…{2,}|_{4,})/gu
const TICKED = /\[\s?[xX✓✔]\s?\]|☒|☑|✓|✔|■|\([xX]\)/u
const BOX = /\[\s?[xX✓✔]?\s?\]|☐|☒|☑|□|■|✓|✔|\([xX]?\)/gu

/** The lines of a form with a colon where dots lead from a label to its value. Dots that wait for a value stay. */
export function withoutLeaders(raw: string): string {
  return raw
    .split('\n')
    .map((line) => ((line.match(ONE_LEADER)?.length ?? 0) === 1 ? line.replace(LEADER, '$1 : ') : line))
    .join('\n')
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
