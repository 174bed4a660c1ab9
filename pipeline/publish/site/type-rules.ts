/** A file of the site below its root. */
export interface TypedFile {
  path: string
  contentType: string
}

/** Media type of the paths that match a pattern and no earlier rule. */
export interface TypeRule {
  contentType: string
  /** Regular expression on paths without a leading slash. */
  pattern: string
}

/**
 * Finds a short ordered list of rules for the type of every file: by extension if all its files have one type, else by name without its number, else
 * by folder, else one rule per file.
 */
export function typeRules(files: readonly TypedFile[]): TypeRule[] {
  const rules: TypeRule[] = []
  let left: readonly TypedFile[] = files
  for (const patternOf of [endingPattern, namePattern, folderPattern, exactPattern]) {
    const rest: TypedFile[] = []
    for (const [pattern, alike] of Map.groupBy(left, ({ path }) => patternOf(path))) {
      const [type, ...others] = new Set(alike.map(({ contentType }) => contentType))
      if (pattern === '' || others.length > 0) rest.push(...alike)
      else rules.push({ contentType: type!, pattern })
    }
    left = rest
  }
  return rules
}

function endingPattern(path: string): string {
  const name = path.split('/').at(-1)!
  const ending = name.includes('.') ? name.slice(name.lastIndexOf('.')) : ''
  return ending === '' ? '' : `${escaped(ending)}$`
}

function namePattern(path: string): string {
  const name = path.split('/').at(-1)!
  const [, stem = '', ending = ''] = /^(.+?)(?:-\d+)?(\.\w+)?$/.exec(name) ?? []
  return /\d/.test(stem) || stem.length > 12 ? '' : `(?:^|/)${escaped(stem)}(?:-\\d+)?${escaped(ending)}$`
}

function folderPattern(path: string): string {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  return folder === '' ? '' : `^${escaped(folder)}[^/]+$`
}

function exactPattern(path: string): string {
  return `^${escaped(path)}$`
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
