import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, describe, expect, it, vi } from 'vitest'

import { LAWFUL_LEASE } from '../../../models/lease/lease.fixture.ts'
import { encryptedPdf, pdfOf, scannedPdf } from '../../../models/documents/pdf.fixture.ts'
import { EXIT, exitCodeOf } from '../exit-codes.ts'
import { modelLeaseCommand } from './model-lease.ts'
import { testFolder } from '../../testing/test-folder.ts'

const folder = testFolder()
const INDEXED = LAWFUL_LEASE.replace(" et n'est pas indexé.", '. Le loyer est indexé.')

function fileOf(name: string, content: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

async function run(...words: string[]): Promise<string> {
  const printed: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
  await modelLeaseCommand().exitOverride().parseAsync(words, { from: 'user' })
  return printed.join('\n')
}

afterEach(() => void vi.restoreAllMocks())

describe('lux model lease', () => {
  it.each([
    ['a text', fileOf('lease.txt', INDEXED)],
    ['a PDF', fileOf('lease.pdf', pdfOf(INDEXED))],
  ])('prints one object for %s', async (_, file) => {
    const printed = JSON.parse(await run(file, '--json')) as { findings: { id: string; clause: string }[] }
    expect(printed).toMatchObject({
      riskLevel: 'high',
      counts: { high: 1, medium: 0, low: 0, worthReading: 0 },
      concludedOn: '2025-04-10',
    })
    expect(printed.findings).toMatchObject([{ id: 'L19', severity: 'high', clause: expect.stringContaining('indexé') }])
  })

  it('applies the law of the given day', async () => {
    const file = fileOf('old.txt', LAWFUL_LEASE.replace('3.000 €, soit deux mois', '4.500 €, soit trois mois'))
    expect(JSON.parse(await run(file, '--json', '--concluded-on', '2022-05-01'))).toMatchObject({
      findings: [],
      concludedOnBasis: 'given',
    })
    expect(await run(file)).toContain('L01 high')
  })

  it.each<[string, string[], string]>([
    ['a file that is not there', [join(folder, 'none.pdf')], 'no such file'],
    ['a folder', [folder], 'no such file'],
    ['an encrypted PDF', [fileOf('locked.pdf', encryptedPdf('x'))], 'Remove its password'],
    ['a scan', [fileOf('scan.pdf', scannedPdf(2))], 'a scan'],
    ['a damaged PDF', [fileOf('cut.pdf', pdfOf(LAWFUL_LEASE).subarray(0, 200))], 'damaged'],
    [
      'bytes that are no text',
      [fileOf('noise.bin', new Uint8Array([0xff, 0xfe, 0xc0, 0x80]))],
      'neither PDF, DOCX, ODT nor UTF-8',
    ],
    [
      'a text that is no lease',
      [fileOf('recipe.txt', 'Take two eggs and beat them. '.repeat(20))],
      'No word of a lease',
    ],
    ['a day that is none', [fileOf('l.txt', LAWFUL_LEASE), '--concluded-on', '31.12.2024'], '2024-09-01'],
  ])('explains the problem with %s', async (_, words, message) => {
    const error = await run(...words, '--json').catch((caught: unknown) => caught)
    expect(exitCodeOf(error)).toBe(EXIT.usage)
    expect((error as Error).message).toContain(message)
  })
})
