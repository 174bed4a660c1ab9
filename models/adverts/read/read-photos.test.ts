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

  it.each([
    'http://img.example/1.jpg',
    'http://169.254.169.254/latest/meta-data/a.jpg',
    'https://169.254.169.254/a.jpg',
    'https://10.0.0.5/a.jpg',
    'https://2130706433.0/a.jpg',
    'https://127.1/a.jpg',
    'https://0x7f.0.0.1/a.jpg',
    'https://[::ffff:10.0.0.5]/a.jpg',
    'https://localhost./a.jpg',
    'https://photos.localhost/a.jpg',
    'https://metadata.google.internal/a.jpg',
    'https://nas.local/a.jpg',
    'https://user:secret@img.example/a.jpg',
    'data:image/png;base64,AAAA',
    'file:///etc/passwd.jpg',
    'javascript:alert(1).jpg',
  ])('drops %j, which is no public photo', (address) => expect(readPhotos([photo(1), address])).toEqual([photo(1)]))

  it('keeps references to pictures that came with the feed', () => {
    const kept = `raw:${'0f'.repeat(32)}.jpg`
    expect(readPhotos([kept, 'raw:../../etc/passwd', 'feed:a.jpg'])).toEqual([kept])
  })

  it('keeps sixty at most', () => {
    expect(readPhotos(Array.from({ length: 100 }, (_, n) => photo(n)))).toHaveLength(60)
  })
})
