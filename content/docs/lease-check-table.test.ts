import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { committedLeaseLaw } from '../../models/lease/lease-law.fixture.ts'

const { checks } = await committedLeaseLaw()
const document = readFileSync(new URL('lease-analysis.md', import.meta.url), 'utf8')
const rows = document
  .split('\n')
  .filter((line) => /^\| L\d{2} /.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '')

it('the documented table of checks says of each rule what the checks say', () => {
  expect(rows).toEqual(
    checks.map(({ id, title, applies_from, source, status, url, no_url, checked }) => [
      id,
      title,
      applies_from || 'any day',
      source,
      status,
      url ? `[${hostOf(url)}](${url})` : no_url,
      checked,
    ]),
  )
})
