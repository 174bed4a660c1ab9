import { expect, it } from 'vitest'
import { siteFont, siteStyle } from './site-style.ts'

it('names the font at its address, once, and asks for nothing else', () => {
  const { bytes, address } = siteFont()
  expect(bytes.subarray(0, 4).toString()).toBe('wOF2')
  expect(bytes.length).toBeLessThan(25_000)
  expect(siteStyle().match(/url\([^#)]+\)/g)).toEqual([`url('${address}')`])
})
