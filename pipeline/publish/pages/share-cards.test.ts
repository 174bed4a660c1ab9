import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { MarketFacts } from '../../../content/pages/market-facts.ts'
import { publishShareCards } from './share-cards.ts'

const drawing = (slugs: string[]) => ({
  width: 100,
  height: 100,
  communes: Object.fromEntries(slugs.map((slug, index) => [slug, `M${index * 10},0L${index * 10 + 9},0,9,9z`])),
})

const facts = (...slugs: string[]): Pick<MarketFacts, 'outlines' | 'communes'> =>
  ({
    outlines: { overview: drawing(slugs), detail: drawing(slugs) },
    communes: slugs.map((slug) => ({ slug })),
  }) as unknown as Pick<MarketFacts, 'outlines' | 'communes'>

async function written(kept: string, of: Pick<MarketFacts, 'outlines' | 'communes'>): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  const write = async (path: string, content: string | Uint8Array): Promise<void> =>
    void files.set(path, Buffer.from(content))
  await publishShareCards({ write }, of, kept)
  return files
}

describe('cards beside links', () => {
  it('are pictures of the site and each commune, the same from a folder of kept ones', async () => {
    const kept = mkdtempSync(join(tmpdir(), 'cards-'))
    const first = await written(kept, facts('mersch', 'wiltz'))
    expect(first.size).toBe(3)
    for (const bytes of first.values()) expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png' })
    const drawn = readdirSync(kept).map((name) => statSync(join(kept, name)).mtimeMs)
    expect(await written(kept, facts('mersch', 'wiltz'))).toEqual(first)
    expect(readdirSync(kept).map((name) => statSync(join(kept, name)).mtimeMs)).toEqual(drawn)
  })

  it('are drawn again for other outlines, and those of none are removed', async () => {
    const kept = mkdtempSync(join(tmpdir(), 'cards-'))
    writeFileSync(join(kept, 'of-no-card.png'), '')
    await written(kept, facts('mersch', 'wiltz'))
    const before = readdirSync(kept)
    expect(before).toHaveLength(3)
    expect(before).not.toContain('of-no-card.png')
    await written(kept, facts('mersch'))
    expect(readdirSync(kept)).toHaveLength(2)
  })
})
