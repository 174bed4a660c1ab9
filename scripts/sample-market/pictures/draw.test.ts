import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { XMLValidator } from 'fast-xml-parser'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type Scene, SCENES } from '../homes/photos.ts'
import { drawPictures, drawScene } from './draw.ts'
import { HEIGHT, WIDTH } from './palette.ts'

const scenes = Object.entries(SCENES) as [Scene, number][]

describe('drawScene', () => {
  it.each(scenes)('%s is well-formed, without text, and each of its drawings differs', (scene, count) => {
    const drawings = Array.from({ length: count }, (_, at) => drawScene(1, scene, at + 1))
    for (const svg of drawings) {
      expect(XMLValidator.validate(svg)).toBe(true)
      expect(svg).not.toMatch(/<text|NaN|undefined/)
    }
    expect(new Set(drawings).size).toBe(count)
    expect(drawScene(1, scene, 1)).toBe(drawings[0])
    expect(drawScene(2, scene, 1)).not.toBe(drawings[0])
  })
})

describe('drawPictures', () => {
  it('makes about 150 small WebP pictures', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'pictures-'))
    try {
      const names = await drawPictures(directory, 2026)
      expect(names.length).toBe(scenes.reduce((sum, [, count]) => sum + count, 0))
      const sizes = await Promise.all(names.map(async (name) => (await readFile(join(directory, name))).length))
      expect(Math.max(...sizes)).toBeLessThan(40_000)
      const first = await sharp(join(directory, names[0]!)).metadata()
      expect(first).toMatchObject({ format: 'webp', width: WIDTH, height: HEIGHT })
    } finally {
      await rm(directory, { recursive: true })
    }
  })
})
