/** Words or phrases that stand one a line, or parted by ` / `. A line that begins with `#` is a note. */
export function lines(text: string): readonly string[] {
  return text
    .split('\n')
    .filter((line) => !line.trim().startsWith('#'))
    .flatMap((line) => line.split(' / '))
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}

/** The source of a pattern whose alternatives stand one or more a line. */
export function oneOf(text: string): string {
  return lines(text).join('|')
}

/** A pattern whose alternatives stand one or more a line. */
export function pattern(text: string, flags = ''): RegExp {
  return new RegExp(oneOf(text), flags)
}

/** Words parted by blanks. */
export function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}
