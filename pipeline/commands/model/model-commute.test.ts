import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterEach, describe, expect, it, vi } from 'vitest'

import { communeCommuteSchema } from '../../../models/contracts/places/commute.ts'
import { modelCommuteCommand } from './model-commute.ts'
import { testFolder } from '../../testing/test-folder.ts'

const folder = testFolder()
afterEach(() => vi.restoreAllMocks())

interface Answer {
  from: unknown
  destinations: ReturnType<typeof communeCommuteSchema.parse>
}

async function ask(question: unknown, ...options: string[]): Promise<Answer> {
  const file = join(folder, 'question.json')
  await writeFile(file, typeof question === 'string' ? question : JSON.stringify(question))
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {})
  await modelCommuteCommand().parseAsync([file, ...options], { from: 'user' })
  return JSON.parse(printed.mock.calls[0]![0] as string) as Answer
}

describe('modelCommuteCommand', () => {
  it('answers for a commune named in any language, like the pipeline', async () => {
    const { from, destinations } = await ask({ from: 'Esch an der Alzette', asOf: '2026-09-30' })
    expect(from).toBe('esch-sur-alzette')
    expect(communeCommuteSchema.parse(destinations)).toEqual(destinations)
    expect(destinations.belval.transit.stale).toBe(false)
  })

  it('answers for a point, and one destination', async () => {
    const here = { latitude: 49.7516, longitude: 6.1102 }
    const { from, destinations } = await ask({ from: here, destination: 'kirchberg', asOf: '2028-01-01' })
    expect(from).toEqual(here)
    expect(Object.keys(destinations)).toEqual(['kirchberg'])
    expect(destinations.kirchberg.transit).toMatchObject({ via: 'Mersch', stale: true })
  })

  it('names every field that needs correction', async () => {
    const wrong = { from: { latitude: 12, longitude: 6 }, destination: 'paris', speed: 3 }
    await expect(ask(wrong)).rejects.toThrow(
      /:from\.latitude: received "12".*>=49\.4[\s\S]*:destination: received "paris", expected one of luxembourg-city, kirchberg, belval[\s\S]*:speed: /,
    )
    await expect(ask({})).rejects.toThrow(/:from: received "nothing", expected a name such as Mersch, or/)
    await expect(ask('{')).rejects.toThrow(/expected a JSON object/)
    await expect(ask({ from: 'Nowhere' })).rejects.toThrow(/:from: received "Nowhere", expected one commune/)
    await expect(ask({ from: 'mersch' }, '--gtfs', 'no.zip')).rejects.toThrow(/no\.zip:1: .*expected a GTFS zip/)
  })
})
