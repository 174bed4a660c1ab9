import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { brokenLinks } from './broken-links.ts'
import { testFolder } from '../../pipeline/testing/test-folder.ts'

const SITE = 'https://lux.example'
const FILES: Record<string, string> = {
  'en/index.html': `<main id="top"><a href="/en/communes/bech">ok</a><a href="/en/communes/nowhere">broken</a>
    <a href="#top">ok</a><a href="#bottom">broken</a><a href="https://elsewhere.example/x">elsewhere</a>
    <a href="/en/search?q=a&amp;b=1">served</a><img src="/media/a.webp" srcset="/media/a.webp 1x, /media/b.webp 2x"></main>`,
  'en/communes/bech/index.html': `<h2 id="rent"></h2><a href="${SITE}/en#top">ok</a><a href="/fr/listings/l1">ok</a>
    <a href="/fr/listings/l2">broken</a><a href="/en#nothing">broken</a>`,
  'en/communes/bech/md': `[page](${SITE}/en/communes/bech) [gone](/en/gone) \\[not a link]\\(/x) <${SITE}/en/communes/other>`,
  'listings/l1/md': '[json](/api/listings/public/l1)',
  'api/listings/public/l1': '{}',
  'media/a.webp': '',
  'sitemap.xml': `<urlset><url><loc>${SITE}/en</loc></url><url><loc>${SITE}/en/old</loc></url></urlset>`,
  'robots.txt': `Allow: /\n\nSitemap: ${SITE}/sitemaps.xml\n`,
}

const root = testFolder()
beforeAll(() => {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
})

it('finds every link without a target, and no other', () => {
  const { broken, files } = brokenLinks(root, SITE)
  expect(files).toBe(6)
  expect(broken.map(({ from, link }) => `${from} ${link}`)).toEqual([
    `en/communes/bech/index.html /fr/listings/l2`,
    `en/communes/bech/index.html /en#nothing`,
    `en/communes/bech/md /en/gone`,
    `en/communes/bech/md ${SITE}/en/communes/other`,
    'en/index.html /en/communes/nowhere',
    'en/index.html #bottom',
    'en/index.html /media/b.webp',
    `robots.txt ${SITE}/sitemaps.xml`,
    `sitemap.xml ${SITE}/en/old`,
  ])
})
