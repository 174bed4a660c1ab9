import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'

import { committedLegalFacts } from '../../models/law/parameters/committed-facts.fixture.ts'
import type { LeaseSource } from '../../models/lease/analyze-source.ts'
import { LAWFUL_LEASE } from '../../models/lease/lease.fixture.ts'
import { bombPdf, encryptedPdf, pdfOf, pdfOfPages, scannedPdf } from '../../models/documents/pdf.fixture.ts'
import { leaseChecks } from './lease-checks.ts'
import { createLeaseDesk } from './lease-desk.ts'

const law = { checks: await leaseChecks(), legal: await committedLegalFacts() }
const taskOf = (source: LeaseSource) => ({ source, law, today: '2026-11-21' })
/** For tests about order and content, which a busy machine must not fail. */
const PATIENT = { timeMs: 60_000, memoryMb: 256, watchMs: 40 }
const desk = createLeaseDesk({ limits: PATIENT })
const ANNA = 'anna'
const BOMB = bombPdf(150)
const latin = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'))

describe('the lease desk', () => {
  it('finds the same in a PDF as in its text', async () => {
    const fromText = await desk.analyze(taskOf({ text: LAWFUL_LEASE }), ANNA)
    const fromPdf = await desk.analyze(taskOf({ file: pdfOf(LAWFUL_LEASE) }), ANNA)
    expect(fromText).toMatchObject({ analysis: { findings: [], concludedOn: '2025-04-10' } })
    expect(fromPdf).toEqual(fromText)
  })

  it.each<[string, Uint8Array, string]>([
    ['encrypted', encryptedPdf('BT (bail) Tj ET'), 'encrypted'],
    ['cut off', pdfOf(LAWFUL_LEASE).subarray(0, 300), 'broken'],
    ['noise behind a header', latin(`%PDF-1.7\n${randomBytes(2000).toString('latin1')}`), 'broken'],
    ['no PDF', latin('PK\u0003\u0004 a zip archive'), 'broken'],
    ['empty', new Uint8Array(), 'broken'],
    ['a scan', scannedPdf(3), 'no_text'],
    ['of 61 pages', pdfOfPages(Array.from({ length: 61 }, () => 'BT ET')), 'too_many_pages'],
    ['of 11 MB', new Uint8Array(Buffer.concat([pdfOf(LAWFUL_LEASE), Buffer.alloc(11 * 2 ** 20, ' ')])), 'too_large'],
    ['about something else', pdfOf(`Recipe. ${'Take two eggs and some butter. '.repeat(30)}`), 'unreadable'],
    ['of pages that contain themselves', endlessPages(), 'broken'],
  ])('says what to do with a PDF that is %s', async (_, pdf, refusal) => {
    expect(await desk.analyze(taskOf({ file: pdf }), ANNA)).toMatchObject({
      refusal,
      message: expect.stringMatching(/[Ss]end|Save|Remove/),
    })
  })

  it('gives up on a PDF that expands to gigabytes before memory runs out', async () => {
    const started = process.memoryUsage.rss()
    const outcome = await createLeaseDesk({ limits: { timeMs: 30_000, memoryMb: 64, watchMs: 10 } }).analyze(
      taskOf({ file: BOMB }),
      ANNA,
    )
    expect(outcome).toMatchObject({ refusal: 'too_much_memory' })
    expect(process.memoryUsage.rss() - started).toBeLessThan(700 * 2 ** 20)
  })

  it('reads lease after lease in warm threads, each as the first, also after one that was cut off', async () => {
    const warm = createLeaseDesk({ limits: { timeMs: 20_000, memoryMb: 256, watchMs: 10 } })
    const read = (source: LeaseSource) => warm.analyze(taskOf(source), ANNA)
    const first = await read({ text: LAWFUL_LEASE })
    expect(await read({ text: 'Bail' })).toMatchObject({ refusal: 'unreadable' })
    expect(await read({ file: bombPdf(300) })).toMatchObject({ refusal: 'too_much_memory' })
    for (let round = 0; round < 3; round++) expect(await read({ file: pdfOf(LAWFUL_LEASE) })).toEqual(first)
  })

  it('gives up on a PDF that takes too long', async () => {
    const slow = createLeaseDesk({ limits: { timeMs: 300, memoryMb: 2_000, watchMs: 20 } })
    expect(await slow.analyze(taskOf({ file: BOMB }), ANNA)).toMatchObject({ refusal: 'too_slow' })
  })

  it('refuses leases beyond its queue, and continues afterwards', async () => {
    const small = createLeaseDesk({ threads: 1, waiting: 1, limits: PATIENT })
    const outcomes = await Promise.all(
      ['a', 'b', 'c'].map((holder) => small.analyze(taskOf({ text: LAWFUL_LEASE }), holder)),
    )
    expect(outcomes.map((outcome) => ('analysis' in outcome ? 'analysis' : outcome.refusal))).toEqual([
      'analysis',
      'analysis',
      'busy',
    ])
    expect(await small.analyze(taskOf({ text: LAWFUL_LEASE }), 'a')).toHaveProperty('analysis')
  })

  it('reads one lease of a holder at a time, and takes holders in turn', async () => {
    const fair = createLeaseDesk({ threads: 1, limits: PATIENT })
    expect(fair.hasRoom('greedy')).toBe(true)
    const ended: string[] = []
    const send = async (holder: string): Promise<string> => {
      const outcome = await fair.analyze(taskOf({ text: LAWFUL_LEASE }), holder)
      const what = 'analysis' in outcome ? 'read' : outcome.refusal
      if (what === 'read') ended.push(holder)
      return what
    }
    const greedy = Promise.all(Array.from({ length: 9 }, () => send('greedy')))
    const others = Promise.all(['anna', 'ben'].map(send))
    expect([fair.hasRoom('greedy'), fair.hasRoom('anna'), fair.hasRoom('carla')]).toEqual([false, true, true])
    expect(await others).toEqual(['read', 'read'])
    expect((await greedy).toSorted()).toEqual([...Array.from({ length: 7 }, () => 'busy'), 'read', 'read'])
    expect(ended).toEqual(['greedy', 'anna', 'ben', 'greedy'])
  })

  it('leaves a place to others, however many leases one holder has', async () => {
    const fair = createLeaseDesk({ threads: 2, limits: { timeMs: 60_000, memoryMb: 2_000, watchMs: 1_000 } })
    const leaving = new AbortController()
    // Neither ends by itself before the other holder is answered.
    const greedy = Promise.allSettled(
      [BOMB, BOMB].map((file) => fair.analyze(taskOf({ file }), 'greedy', { signal: leaving.signal })),
    )
    expect(await fair.analyze(taskOf({ text: LAWFUL_LEASE }), ANNA)).toHaveProperty('analysis')
    leaving.abort()
    await greedy
  })

  it('stops the lease of a visitor who leaves, gives the place to the next, and tells what was spent', async () => {
    const one = createLeaseDesk({ threads: 1, leftMs: 0, limits: { timeMs: 60_000, memoryMb: 2_000, watchMs: 20 } })
    const spent: number[] = []
    const leaving = new AbortController()
    const visitor = { signal: leaving.signal, spent: (ms: number) => void spent.push(ms) }
    const running = one.analyze(taskOf({ file: BOMB }), 'leaves', visitor)
    const waits = one.analyze(taskOf({ text: LAWFUL_LEASE }), 'leaves', visitor)
    const next = one.analyze(taskOf({ text: LAWFUL_LEASE }), ANNA)
    setTimeout(() => leaving.abort(), 100)
    expect(await Promise.allSettled([running, waits])).toMatchObject([
      { reason: { name: 'LeftEarlyError', hasBegun: true } },
      { reason: { name: 'LeftEarlyError', hasBegun: false } },
    ])
    expect(await next).toHaveProperty('analysis')
    expect(spent).toHaveLength(1)
    // Read to its end it takes about 1,900 ms of a processor.
    expect(spent[0]).toBeLessThan(1_200)
    await expect(one.analyze(taskOf({ text: LAWFUL_LEASE }), 'leaves', visitor)).rejects.toThrow('left')
    expect(await one.analyze(taskOf({ text: LAWFUL_LEASE }), 'leaves')).toHaveProperty('analysis')
  })

  it('runs no script and follows no address of a document', async () => {
    const hostile = pdfOf(LAWFUL_LEASE)
    const withAction = latin(
      Buffer.from(hostile)
        .toString('latin1')
        .replace('/Type/Catalog', '/Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>'),
    )
    expect(await desk.analyze(taskOf({ file: withAction }), ANNA)).toHaveProperty('analysis')
  })
})

/** A PDF whose page trees contain themselves. */
function endlessPages(): Uint8Array {
  return latin(
    '%PDF-1.5\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[2 0 R]/Count 1>>\nendobj\ntrailer\n<</Size 3/Root 1 0 R>>\n%%EOF',
  )
}
