import fc from 'fast-check'
import { expect, it } from 'vitest'
import { spotRadius } from '../../sections/area-map.ts'
import { roomyLabels } from './map-labels.ts'

const SIZE = { width: 480, height: 360 }
const point = { x: fc.integer({ min: 0, max: SIZE.width }), y: fc.integer({ min: 0, max: SIZE.height }) }
const NAMES = [
  'Mersch',
  'Luxembourg City',
  'Bech',
  'Esch',
  'Diekirch',
  'Wiltz',
  'Remich',
  'Esch-sur-Alzette',
  'Vianden',
]
const label = fc.record({ ...point, text: fc.constantFrom(...NAMES) })
const spot = fc.record({ ...point, count: fc.integer({ min: 1, max: 300 }) })

it('lays no label on another or on a spot', () => {
  fc.assert(
    fc.property(fc.array(label, { maxLength: 12 }), fc.array(spot, { maxLength: 30 }), (wanted, spots) => {
      const placed = roomyLabels(wanted, SIZE, { spots })
      const halfOf = (text: string): number => (text.length * 12.5) / 2
      for (const [index, one] of placed.entries()) {
        for (const other of placed.slice(index + 1))
          expect(Math.abs(other.y - one.y) >= 25 || Math.abs(other.x - one.x) >= halfOf(one.text) - 1).toBe(true)
        for (const { x, y, count } of spots) {
          const isBeside = Math.abs(x - one.x) > halfOf(one.text) + spotRadius(count) - 1
          expect(isBeside || Math.abs(y - (one.y - 6)) > spotRadius(count)).toBe(true)
        }
      }
    }),
  )
})

it('moves a label beside the spot on its point, and leaves it on its point where nothing lies', () => {
  const wanted = [{ x: 240, y: 180, text: 'Mersch' }]
  expect(roomyLabels(wanted, SIZE)).toEqual(wanted)
  const [moved] = roomyLabels(wanted, SIZE, { spots: [{ x: 240, y: 176, count: 9 }] })
  expect(moved).toBeDefined()
  expect(moved).not.toEqual(wanted[0])
})

it('writes a name once, though a station is named like its town', () => {
  const wanted = [
    { x: 100, y: 100, text: 'Mersch' },
    { x: 300, y: 200, text: 'Mersch' },
    { x: 300, y: 200, text: 'Bech' },
  ]
  expect(roomyLabels(wanted, SIZE)).toEqual([wanted[0], wanted[2]])
})
