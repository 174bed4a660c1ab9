import { describe, expect, it } from 'vitest'
import { photoKey } from './photo-key.ts'

describe('photoKey', () => {
  it('is the same in every size', () => {
    const key = photoKey('https://a.example/xl/aa/0ab12cd34ef5.jpg')
    expect(key).toBe('0ab12cd34ef5')
    expect(photoKey('https://b.example/t/0ab12cd34ef5_m.webp?w=300')).toBe(key)
    expect(photoKey('https://b.example/0AB12CD34EF5-800x600.JPG')).toBe(key)
  })

  it.each(['https://a.example/1.jpg', 'https://a.example/member-badge.svg', 'https://a.example/', 'photo'])(
    'has no key for %s',
    (url) => {
      expect(photoKey(url)).toBeNull()
    },
  )
})
