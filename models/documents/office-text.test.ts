import { describe, expect, it } from 'vitest'
import { LAWFUL_LEASE } from '../lease/lease.fixture.ts'
import { documentText } from './document-text.ts'
import { archiveOf, docxOf, docxPart, odtOf, odtPart } from './office.fixture.ts'

const LONG = 'Le loyer est de 1.500 euros par mois, charges comprises.'
const docx = (body: string) => archiveOf({ 'word/document.xml': docxPart(body) })
const odt = (body: string) => archiveOf({ 'content.xml': odtPart(body) })

describe('a document of a word processor', () => {
  it.each([
    ['DOCX', docxOf],
    ['ODT', odtOf],
  ])('gives the lines of a lease in %s', async (_, documentOf) => {
    expect(await documentText(await documentOf(LAWFUL_LEASE))).toBe(`${LAWFUL_LEASE}\n`)
  })

  it('joins runs, keeps tabs and breaks, and leaves out deletions, instructions and second copies', async () => {
    const run = (content: string): string => `<w:r>${content}</w:r>`
    const paragraph = [
      run('<w:t>Le loyer est de 1.</w:t>'),
      `<w:del>${run('<w:delText>900</w:delText>')}</w:del>`,
      run('<w:t>500 euros</w:t><w:tab/><w:t>par mois</w:t><w:br/><w:t>charges comprises</w:t>'),
      run('<w:instrText>PAGE</w:instrText>'),
    ]
    const copy = `<mc:AlternateContent xmlns:mc="m"><mc:Fallback><w:p>${run('<w:t>twice</w:t>')}</w:p></mc:Fallback></mc:AlternateContent>`
    const body = `<w:p>${paragraph.join('')}</w:p>${copy}`
    expect(await documentText(await docx(body))).toBe('Le loyer est de 1.500 euros\tpar mois\ncharges comprises\n')
  })

  it('reads blanks, breaks and tables of an ODT, without its tracked deletions and notes', async () => {
    const body = [
      '<text:tracked-changes><text:p>Le loyer est de 900 euros</text:p></text:tracked-changes>',
      '<text:h>Bail</text:h>',
      '<text:p>Loyer<text:tab/>1<text:s text:c="2"/>500<text:line-break/>euros',
      '<office:annotation><text:p>to check</text:p></office:annotation></text:p>',
      '<table:table xmlns:table="b"><table:table-cell><text:p>Charges mensuelles</text:p></table:table-cell></table:table>',
    ].join('')
    expect(await documentText(await odt(body))).toBe('Bail\nLoyer\t1  500\neuros\nCharges mensuelles\n')
  })

  it.each([
    ['pictures alone', docx('<w:p/>'), 'no_text'],
    [
      'a DOCTYPE',
      archiveOf({ 'content.xml': `<!DOCTYPE a [<!ENTITY x "y">]>${odtPart(`<text:p>${LONG}&x;</text:p>`)}` }),
      'broken',
    ],
    ['XML that ends early', archiveOf({ 'content.xml': odtPart(`<text:p>${LONG}</text:p>`).slice(0, -40) }), 'broken'],
    ['other parts', archiveOf({ 'xl/workbook.xml': '<a/>' }), 'broken'],
    ['elements without end', docx(`${'<w:p>'.repeat(400)}${'</w:p>'.repeat(400)}`), 'broken'],
    [
      'more text than a lease has',
      docx(`<w:p><w:r><w:t>${'loyer '.repeat(70_000)}</w:t></w:r></w:p>`),
      'too_much_text',
    ],
    ['a part that unfolds to 40 MB', docx(`<w:p>${' '.repeat(40 * 2 ** 20)}</w:p>`), 'too_large'],
  ])('says what to do with %s', async (_, bytes, refusal) => {
    await expect(documentText(await bytes)).rejects.toMatchObject({
      refusal,
      message: expect.stringMatching(/[Ss]end|Save/),
    })
  })

  it.each([
    ['an old DOC', [0xd0, 0xcf, 0x11, 0xe0, 0xa1], 'encrypted'],
    ['a picture', [0x89, 0x50, 0x4e, 0x47], 'broken'],
    ['a cut archive', [0x50, 0x4b, 3, 4, 0, 0], 'broken'],
    ['nothing', [], 'broken'],
  ])('refuses %s', async (_, bytes, refusal) => {
    await expect(documentText(Uint8Array.from(bytes))).rejects.toMatchObject({ refusal })
  })
})
