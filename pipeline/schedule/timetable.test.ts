import { describe, expect, it } from 'vitest'
import { dueTasks, MODELS_TASK, nextTime, upcoming, type ScheduledTask } from './timetable.ts'

const daily: ScheduledTask = { id: 'portal', cadence: 'daily' }
const once: ScheduledTask = { id: 'archive', cadence: 'once' }
const at = (text: string): Date => new Date(text)

describe('timetable', () => {
  it('fetches daily feeds in the morning of Luxembourg, also when clocks change', () => {
    expect(nextTime(daily, at('2026-10-24T12:00:00Z'))).toEqual(at('2026-10-25T04:15:00Z'))
    expect(nextTime(daily, at('2026-10-23T12:00:00Z'))).toEqual(at('2026-10-24T03:15:00Z'))
  })

  it('estimates the models after the end of each quarter', () => {
    expect(nextTime(MODELS_TASK, at('2026-09-30T12:00:00Z'))).toEqual(at('2026-10-05T03:45:00Z'))
  })

  it('runs at once a task that never ran, and an archive never again', () => {
    const now = at('2026-09-30T12:00:00Z')
    expect(dueTasks([daily, once], {}, now).map(({ id }) => id)).toEqual(['portal', 'archive'])
    expect(dueTasks([once], { archive: '2020-01-01T00:00:00Z' }, now)).toEqual([])
  })

  it('catches up one missed run, not one for each missed day', () => {
    const due = dueTasks([daily], { portal: '2026-09-20T12:00:00Z' }, at('2026-09-30T12:00:00Z'))
    expect(due).toEqual([{ ...daily, dueAt: at('2026-09-21T03:15:00Z') }])
    expect(dueTasks([daily], { portal: '2026-09-30T12:00:00Z' }, at('2026-09-30T13:00:00Z'))).toEqual([])
  })

  it('lists what comes next, soonest first', () => {
    const now = at('2026-09-30T12:00:00Z')
    const ran = { portal: now.toISOString(), models: now.toISOString(), archive: now.toISOString() }
    expect(upcoming([MODELS_TASK, daily, once], ran, now).map(({ id }) => id)).toEqual(['portal', 'models'])
  })
})
