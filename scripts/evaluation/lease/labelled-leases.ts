import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** An invented lease with the findings expected in it. */
export interface LabelledLease {
  name: string
  isLawful: boolean
  /** Ids of the checks that should report a finding; complete for high and medium severity. */
  expected: readonly string[]
  concludedOn: string | undefined
  text: string
}

/** Reads the leases of one set by name. @throws Error for a label that cannot be read */
export function labelledLeases(set: string): LabelledLease[] {
  const folder = join(import.meta.dirname, 'leases', set)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => parseLabelled(file.slice(0, -4), readFileSync(join(folder, file), 'utf8')))
}

function parseLabelled(name: string, content: string): LabelledLease {
  const at = content.indexOf('\n---\n')
  if (at < 0) throw new Error(`${name}: no line of three hyphens parts the labels from the lease`)
  const labels = new Map(
    content
      .slice(0, at)
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()] as const),
  )
  const expected = labels.get('expect')
  if (expected === undefined || !labels.has('lawful')) throw new Error(`${name}: labels lawful and expect are required`)
  return {
    name,
    isLawful: labels.get('lawful') === 'yes',
    expected: expected === '' ? [] : expected.split(' '),
    concludedOn: labels.get('concluded'),
    text: content.slice(at + 5),
  }
}
