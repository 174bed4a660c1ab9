import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../statistics/random.ts'
import { LAWFUL_LEASE } from '../lease/lease.fixture.ts'
import { documentText } from './document-text.ts'
import { archiveOf, docxOf, docxPart, odtOf, odtPart } from './office.fixture.ts'
import { pdfOf } from './pdf.fixture.ts'
import { UnreadableDocumentError } from './unreadable-document.ts'

const DAMAGED = 60
const NOTHING = new Uint8Array()
const random = seededRandom(21)

/** Outcome of reading: a text, a refusal in words, or a fault of ours. */
async function outcomeOf(bytes: Uint8Array): Promise<string> {
  try {
    return typeof (await documentText(bytes)) === 'string' ? 'text' : 'nothing'
  } catch (error) {
    return error instanceof UnreadableDocumentError ? 'refused' : `fault: ${String(error)}`
  }
}

/** The document with some bytes changed, a piece cut out, a piece twice, or without its end. */
function damaged(bytes: Uint8Array): Uint8Array {
  const at = Math.floor(random() * bytes.length)
  const to = Math.min(bytes.length, at + 1 + Math.floor(random() * 200))
  const kind = Math.floor(random() * 4)
  if (kind === 0) return bytes.slice(0, at)
  if (kind === 1) return new Uint8Array([...bytes.slice(0, at), ...bytes.slice(to)])
  if (kind === 2) return new Uint8Array([...bytes.slice(0, to), ...bytes.slice(at)])
  const changed = Uint8Array.from(bytes)
  for (let count = 0; count < 12; count++) changed[Math.floor(random() * bytes.length)] = Math.floor(random() * 256)
  return changed
}

describe('a hostile document', () => {
  it.each([
    ['PDF', async () => pdfOf(LAWFUL_LEASE)],
    ['DOCX', () => docxOf(LAWFUL_LEASE)],
    ['ODT', () => odtOf(LAWFUL_LEASE)],
  ])('that is a damaged %s is read or refused in words', async (_, made) => {
    const whole = await made()
    expect(await outcomeOf(Uint8Array.from(whole))).toBe('text')
    const outcomes: string[] = []
    for (let count = 0; count < DAMAGED; count++) outcomes.push(await outcomeOf(damaged(whole)))
    expect(outcomes.filter((outcome) => outcome !== 'text' && outcome !== 'refused')).toEqual([])
    expect(outcomes).toContain('refused')
  })

  it.each<[string, () => Promise<Uint8Array>]>([
    ['says that a part is small and unfolds it to 60 MB', lyingArchive],
    [
      'has 5,000 parts',
      async () => zipSync(Object.fromEntries(Array.from({ length: 5_000 }, (_each, at) => [`${at}`, NOTHING]))),
    ],
    ['defines a billion laughs', () => archiveOf({ 'word/document.xml': `${laughs()}${docxPart('<w:p>&l9;</w:p>')}` })],
    [
      'names a file of the machine',
      () => archiveOf({ 'content.xml': `${outside()}${odtPart('<text:p>&x;</text:p>')}` }),
    ],
    ['climbs out of its folder', async () => zipSync({ '../../content.xml': NOTHING })],
    ['has 100,000 attributes', () => docxWith(`<w:p ${attributes(100_000)}/>`)],
    ['nests 200,000 elements', () => docxWith('<w:p>'.repeat(200_000))],
    ['is one comment', () => docxWith(`<!--${' -'.repeat(2_000_000)}-->`)],
  ])('that %s is refused, soon', async (_, made) => {
    const bytes = await made()
    const before = process.cpuUsage()
    expect(await outcomeOf(bytes)).toBe('refused')
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1_000).toBeLessThan(4_000)
  })
})

const docxWith = (body: string): Promise<Uint8Array> => archiveOf({ 'word/document.xml': docxPart(body) })
const attributes = (count: number): string => Array.from({ length: count }, (_, at) => `a${at}="x"`).join(' ')
const outside = (): string => '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>'

function laughs(): string {
  const levels = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`)
  return `<!DOCTYPE a [<!ENTITY l0 "ha">${levels.join('')}]>`
}

/** An archive whose index and part both state 1,000 bytes for what unfolds to 60 MB. */
async function lyingArchive(): Promise<Uint8Array> {
  const size = 60 * 2 ** 20
  const bytes = Buffer.from(await archiveOf({ 'word/document.xml': docxPart(' '.repeat(size)) }))
  const stated = Buffer.byteLength(docxPart(' '.repeat(size)))
  for (let at = 0; at + 4 <= bytes.length; at++) if (bytes.readUInt32LE(at) === stated) bytes.writeUInt32LE(1_000, at)
  return new Uint8Array(bytes)
}
