import { foldName } from './fold.ts'

// "Esch-sur-Alzette", "Esch an der Alzette" and "Esch/Alzette" share the key without these.
const CONNECTORS = new Set([
  'a',
  'am',
  'an',
  'auf',
  'd',
  'de',
  'der',
  'des',
  'do',
  'du',
  'im',
  'l',
  'la',
  'le',
  'les',
  'lez',
  'op',
  'sur',
  'um',
  'zum',
  'zur',
])

/** A folded name without the small words between its parts; the name itself where nothing else would be left. */
export function withoutConnectors(folded: string): string {
  if (!folded.includes(' ')) return folded
  const rest = folded.split(' ').filter((word) => !CONNECTORS.has(word))
  return rest.length === 0 ? folded : rest.join(' ')
}

/** The keys under which a name is filed: folded, with German `ae oe ue` for umlauts, and both without connectors. */
export function nameKeys(name: string): string[] {
  const spelled = name.replace(/[äÄ]/g, 'ae').replace(/[öÖ]/g, 'oe').replace(/[üÜ]/g, 'ue')
  const folded = [foldName(name), foldName(spelled)].map((key) => key.replace(/\bst\b/g, 'saint'))
  return [...new Set([...folded, ...folded.map(withoutConnectors)])].filter((key) => key !== '')
}
