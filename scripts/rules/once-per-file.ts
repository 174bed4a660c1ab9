import type { SourceFile } from './source-files.ts'

/** The same reading of files that parses each text once: several rules look at every file of the repository. */
export function oncePerFile<Found>(read: (file: SourceFile) => Found): (file: SourceFile) => Found {
  const known = new Map<string, { text: string; found: Found }>()
  return (file) => {
    const last = known.get(file.path)
    if (last?.text === file.text) return last.found
    const found = read(file)
    known.set(file.path, { text: file.text, found })
    return found
  }
}
