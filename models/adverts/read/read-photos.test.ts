import { describe, expect, it } from 'vitest'
import { readPhotos } from './read-photos.ts'

const photo = (n: number): string => `https://img.example/${n}.jpg`

describe('readPhotos', () => {
  it('takes a list, or one cell with several addresses', () => {
    expect(readPhotos([photo(1), photo(2)])).toEqual([photo(1), photo(2)])
    expect(readPhotos(`${photo(1)}|${photo(2)}`)).toEqual([photo(1), photo(2)])
    expect(readPhotos(`${photo(1)},${photo(2)};${photo(3)}`)).toHaveLength(3)
  })

  it('keeps a comma that belongs to an address', () => {
    expect(readPhotos('https://img.example/a,b.jpg')).toEqual(['https://img.example/a,b.jpg'])
  })

  it('drops placeholders, repetitions and what is no address', () => {
    expect(
      readPhotos([photo(1), photo(1), 'https://a.example/badge.svg', 'https://a.example/no-photo.png', 'foto']),
    ).toEqual([photo(1)])
    expect(readPhotos(undefined)).toEqual([])
  })

  it('keeps references to pictures that came with the feed', () => {
    const kept = `raw:${'0f'.repeat(32)}.jpg`
    expect(readPhotos([kept, 'raw:../../etc/passwd', 'feed:a.jpg'])).toEqual([kept])
  })

  it('keeps sixty at most', () => {
    expect(readPhotos(Array.from({ length: 100 }, (_, n) => photo(n)))).toHaveLength(60)
  })
})
