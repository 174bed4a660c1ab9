import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { siteFont } from './site-font.ts'
import { siteStyle } from './site-style.ts'

it('names the font at its address, once, and asks for nothing else', () => {
  const { bytes, address } = siteFont()
  expect(bytes.subarray(0, 4).toString()).toBe('wOF2')
  expect(bytes.length).toBeLessThan(25_000)
  expect(siteStyle().match(/url\([^#)]+\)/g)).toEqual([`url(${address})`])
})

it('is written without comments and blanks, and every rule of it stays', () => {
  const [written, sent] = [readFileSync(join(import.meta.dirname, 'site.css'), 'utf8'), siteStyle()]
  expect(sent.length).toBeLessThan(written.length * 0.85)
  expect(sent).not.toContain('/*')
  expect(sent.match(/\{/g)?.length).toBe(written.replaceAll(/\/\*[\s\S]*?\*\//g, '').match(/\{/g)?.length)
})
