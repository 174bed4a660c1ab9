import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleCommute } from '../../../testing/sample-commute.ts'
import { callTool, releaseForTools, textOf } from '../../../testing/tool-call.ts'
import { getCommuteTimes } from './get-commute-times.ts'

const release = await releaseForTools({ commute: sampleCommute() })

describe('get_commute_times', () => {
  it('gives all four modes at and off peak, the requested one first in the text', async () => {
    const result = await callTool(getCommuteTimes, release, {
      commune: 'Mersch',
      destination: 'kirchberg',
      mode: 'transit',
    })
    expect(result.structuredContent).toMatchObject({
      commune: { slug: 'mersch', name: 'Mersch' },
      mode: 'transit',
      destinations: [{ destination: 'kirchberg', fastest: { peak: 'car', offPeak: 'car' } }],
      asOf: '2026-09-30',
      releaseId: expect.any(String),
    })
    const lines = textOf(result).split('\n')
    expect(lines.filter((line) => line.startsWith('- '))).toEqual([
      expect.stringMatching(
        /^- public transport \(requested\): 48 \(44 to 54\), 45 \(41 to 51\); most passengers board at Gare; from the published timetable/,
      ),
      expect.stringMatching(
        /^- car: 38 \(34 to 44\), 35 \(31 to 41\); 35 km; estimated, basis of our method as of 2026-09-01$/,
      ),
      expect.stringMatching(/^- bicycle: /),
      expect.stringMatching(/^- on foot: /),
    ])
  })

  it('says what is estimated and what is outdated', async () => {
    const result = await callTool(getCommuteTimes, release, { commune: 'luxembourg' })
    const { notes } = result.structuredContent as { notes: string[] }
    expect(notes).toHaveLength(2)
    expect(textOf(result)).toContain('outdated')
  })

  it.each([
    [{ commune: 'mersch', mode: 'rocket' }, 'mode', 'car, transit, bike, walk'],
    [{ commune: 'mersch', destination: 'kirchber' }, 'destination', 'kirchberg'],
    [{ commune: 'mersh', destination: 'belval', speed: 3 }, 'speed', 'commune'],
    [{}, 'commune', 'text'],
  ])('tells how to repair %j', async (args, field, hint) => {
    const result = await callTool(getCommuteTimes, release, args)
    expect(result.isError).toBe(true)
    expect(textOf(result)).toContain(field)
    expect(textOf(result)).toContain(hint)
  })

  it('answers, or says how to repair, whatever the arguments', async () => {
    const argument = fc.oneof(fc.string(), fc.constantFrom('mersch', 'kirchberg', 'bike', 'Esch', 'lb'), fc.jsonValue())
    const names = fc.constantFrom('commune', 'destination', 'mode', 'locale', 'x')
    await fc.assert(
      fc.asyncProperty(fc.dictionary(names, argument), async (args) => {
        const result = await callTool(getCommuteTimes, release, args)
        expect(textOf(result).length).toBeGreaterThan(20)
        expect(textOf(result)).not.toContain('went wrong on our side')
      }),
      { numRuns: 200 },
    )
  })

  it('says so in a release without commute times', async () => {
    const result = await callTool(getCommuteTimes, await releaseForTools(), { commune: 'mersch' })
    expect(result.isError).toBe(true)
    expect(textOf(result)).toContain('no commute times for mersch')
  })
})
