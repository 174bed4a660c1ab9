import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { aRow } from '../../../models/record/record.fixture.ts'
import { summariseRecord } from '../../../models/record/summarise-record.ts'
import { chartFile } from '../../charts/chart-file.ts'
import { drawingsIn } from '../../charts/drawings.ts'
import { documentPage } from '../../html/render-document.ts'
import { renderMarkdown } from '../../markdown/render-document.ts'
import { sayIn, type WordKey } from '../../say/words.ts'
import { somePageFacts } from '../market-facts.fixture.ts'
import { recordDocument } from './record-document.ts'

const FACTS = somePageFacts()
const textOf = (rows: ReturnType<typeof aRow>[], locale: (typeof LOCALES)[number] = 'en'): string =>
  renderMarkdown(
    recordDocument({ ...FACTS, record: { ...FACTS.record, ...summariseRecord(rows) } }, locale),
    FACTS.release,
  )

describe('the page of the record', () => {
  it.each(LOCALES)('shows failures before anything else in %s', (locale) => {
    const text = textOf([aRow({ came: 9_000, subject: 'differdange' }), aRow()], locale)
    expect(text.slice(text.indexOf('\n# '))).not.toMatch(/undefined|null|NaN|\{\w+\}/)
    const say = sayIn(locale)
    const titles = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)
    expect(titles[0]).toBe(say('record.failures'))
    expect(text).toContain(say('record.failuresLead', { outside: 1, scored: 2 }))
    expect(text).toContain(say('record.absence.valuation'))
  })

  it('says so where nothing failed, and why nothing is scored', () => {
    expect(textOf([aRow()])).toContain(sayIn('en')('record.noFailures'))
    const empty = textOf([])
    expect(empty).toContain(sayIn('en')('record.absence.none_made'))
    expect(empty).not.toContain(sayIn('en')('record.noFailures'))
    expect(textOf([aRow({ came: null, outcome: 'pending' })])).toContain(sayIn('en')('record.absence.not_over'))
  })

  it.each(LOCALES)('says in %s of a single kind whether ours was closer, not how many of one', (locale) => {
    const text = textOf([aRow(), aRow({ subject: 'differdange' })], locale)
    const say = sayIn(locale)
    const said = [say('record.closerOfOne'), say('record.notCloserOfOne')].filter((each) => text.includes(each))
    expect(said).toHaveLength(1)
    for (const won of [0, 1]) expect(text).not.toContain(say('record.closer', { won, kinds: 1 }))
  })

  it.each(LOCALES)('says in %s how many of its ranges were published at the time, where not all were', (locale) => {
    const say = sayIn(locale)
    const rows = [aRow({ origin: 'backfilled' }), aRow({ subject: 'differdange', origin: 'published' })]
    const after = { inside: 2, scored: 2, published: 1 }
    expect(textOf(rows, locale)).toContain(say('record.inRangeAfter', after))
    const published = rows.map((row) => ({ ...row, origin: 'published' as const }))
    expect(textOf(published, locale)).toContain(say('record.inRange', { inside: 2, scored: 2 }))
  })

  it('tells the horizons of every kind in one order, all of them first, however wrong each was', () => {
    const rows = ['apartment', 'house'].flatMap((kind) =>
      [1, 2, 3, 4].flatMap((horizon) => [
        aRow({ kind, horizon, came: kind === 'house' ? 9_000 + horizon : 12_000 - 900 * horizon }),
        aRow({ kind, horizon, subject: 'differdange' }),
      ]),
    )
    const say = sayIn('en')
    const orders = ['apartment', 'house'].map((kind) => {
      const name = say(`prices.scope.${kind}` as WordKey)
      const cells = textOf(rows)
        .split('\n')
        .filter((line) => line.startsWith(`| ${name} | `))
        .map((line) => line.split(' | ')[1]!)
      return cells.slice(0, 5)
    })
    expect(orders).toEqual(Array.from({ length: 2 }, () => [say('record.all'), '1', '2', '3', '4']))
  })

  it('draws each horizon beside what was promised and beside the simple answer, with its table and a file of it', () => {
    const rows = [1, 2].flatMap((horizon) => [
      aRow({ horizon }),
      aRow({ horizon, came: 9_000, subject: 'differdange' }),
    ])
    const record = { ...FACTS.record, ...summariseRecord(rows) }
    const html = documentPage(recordDocument({ ...FACTS, record }, 'en'), drawingsIn('en')).body.text
    expect(html).toMatch(/Our ranges held 50\s% of outcomes; expected: 80\s%/)
    expect(html.match(/class="dot"/g)).toHaveLength(6)
    expect(chartFile(html, 'chart-misses', ['who', 'where'])!.csv?.split('\n')).toHaveLength(2 + record.misses.length)
    expect(html).toMatch(/Our largest miss: [^<]+ off/)
    const file = chartFile(html, 'chart-forecast-held', ['who', 'where'])!
    expect(file.csv?.split('\n').length).toBeGreaterThan(2)
    expect(file.svg).not.toMatch(/NaN|undefined|%"/)
    expect(file.svg.match(/stroke-linecap="round"/g)).toHaveLength(2)
  })
})
