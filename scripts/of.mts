import { openBrowser } from '../server/testing/browser.ts'
const b = await openBrowser()
const [,, base, w, theme, dir, ...paths] = process.argv
const c = await b.newContext({ baseURL: base, viewport: { width: Number(w), height: 780 }, colorScheme: theme as 'light' })
const p = await c.newPage()
for (const path of paths) {
  await p.goto(path)
  const r = await p.evaluate(() => { const W = document.documentElement.clientWidth; return { over: document.documentElement.scrollWidth - W, els: [...document.querySelectorAll('body *')].filter(e => { const q = e.getBoundingClientRect(); return q.width > 0 && q.right > W + 1 && getComputedStyle(e).position !== 'absolute' }).map(e => { let a = e.parentElement; while (a) { const o = getComputedStyle(a).overflowX; if (o === 'auto' || o === 'hidden' || o === 'scroll') return ''; a = a.parentElement } return e.tagName + '.' + e.getAttribute('class') + ' ' + Math.round(e.getBoundingClientRect().right) + ' ' + (e.textContent ?? '').slice(0, 50).replace(/\s+/g, ' ') }).filter(Boolean).slice(0, 12) } })
  console.log(path, JSON.stringify(r, null, 1))
  if (dir !== '-') await p.screenshot({ path: `${dir}/${path.replace(/\W+/g, '_')}.${w}.${theme}.png`, fullPage: false })
}
await b.close()
