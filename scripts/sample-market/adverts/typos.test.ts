import { describe, expect, it } from 'vitest'
import { createRandom } from '../parameters/random.ts'
import { garble } from './typos.ts'

describe('garble', () => {
  const text = 'Bel appartement de 85 m² à 685.000 €, écrire à info@agence-exemple.example ou au +352 00 10 10 10.'

  it('adds typing errors but changes neither digits nor addresses', () => {
    const random = createRandom(1, 'typos')
    let changed = 0
    for (let draw = 0; draw < 300; draw++) {
      const garbled = garble(random, text)
      if (garbled !== text) changed++
      expect(garbled).toContain('info@agence-exemple.example')
      expect(garbled.replace(/\D/g, '')).toBe(text.replace(/\D/g, ''))
      expect(Math.abs(garbled.length - text.length)).toBeLessThanOrEqual(3)
    }
    expect(changed).toBeGreaterThan(100)
  })
})
