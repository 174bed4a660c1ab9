import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'

const SCRIPT = readFileSync(join(import.meta.dirname, 'site.js'), 'utf8')
const ISO = '2026-11-25T23:30:00.000Z'

it.each(['en', 'fr', 'de', 'lb', 'pt'])(
  'shows a time of a page in the zone and language of its reader (%s)',
  (lang) => {
    const page = `<time datetime="${ISO}">2026-11-25 23:30 UTC</time><time datetime="2026-11-25">2026-11-25</time>`
    const html = `<html lang="${lang}"><body>${page}<script>${SCRIPT}</script></body></html>`
    const { document } = new JSDOM(html, { runScripts: 'dangerously' }).window
    const [time, day] = [...document.querySelectorAll('time')]
    expect(time!.textContent).toBe(
      new Date(ISO).toLocaleString(lang === 'en' ? 'en-GB' : lang, { dateStyle: 'medium', timeStyle: 'short' }),
    )
    expect([time!.title, day!.textContent]).toEqual(['2026-11-25 23:30 UTC', '2026-11-25'])
  },
)
