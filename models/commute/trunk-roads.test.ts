import { describe, expect, it } from 'vitest'

import { distanceM } from '../places/point-index.ts'
import { JUNCTIONS, TRUNK_ROADS } from './trunk-roads.ts'

describe('the trunk roads', () => {
  it('name every junction on some road, and hang together', () => {
    const reached = new Set(['gasperich'])
    const courses = Object.values(TRUNK_ROADS)
    for (let round = 0; round < courses.length; round++)
      for (const { junctions } of courses)
        if (junctions.some((junction) => reached.has(junction))) junctions.forEach((junction) => reached.add(junction))
    expect([...reached].sort()).toEqual(Object.keys(JUNCTIONS).sort())
  })

  it.each(Object.entries(TRUNK_ROADS))('leads %s from junction to junction in steps of at most 13 km', (_, course) => {
    const steps = course.junctions
      .slice(1)
      .map((name, index) => distanceM(JUNCTIONS[course.junctions[index]!], JUNCTIONS[name]))
    expect(Math.max(...steps)).toBeLessThan(13_000)
    expect(Math.min(...steps)).toBeGreaterThan(800)
  })
})
