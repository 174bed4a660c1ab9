import type { CallToolResult, ReadResourceResult } from '@modelcontextprotocol/client'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MarketContext } from '../../../../models/contracts/places/market-context.ts'
import { openBrowser, saveScreenshot } from '../../../testing/browser.ts'
import { sampleForecasts } from '../../../testing/sample-records.ts'
import { callTool, releaseForTools } from '../../../testing/tool-call.ts'
import { showApp } from '../testing/app-host.ts'
import type { ShownApp } from '../testing/app-host.ts'
import { getMarketContext } from '../tools/get-market-context.ts'
import { pastForecastSchema } from '../../../../models/contracts/market/record.ts'
import { aRow } from '../../../../models/record/record.fixture.ts'
import { readResource } from '../protocol/read-resource.ts'
import { RESOURCES } from '../resources.ts'
import { appPage } from './app-page.ts'
import { MARKET_VIEW } from './market-view.ts'

const resource = appPage('https://property.example.lu', MARKET_VIEW)
const past = [
  aRow({ forQuarter: 'Q1-2026', came: 9_200 }),
  aRow({ forQuarter: 'Q2-2026' }),
  aRow({ forQuarter: 'Q3-2026', origin: 'backfilled', came: null, outcome: 'unknown' }),
].map((row) => pastForecastSchema.parse({ ...row, subject: 'esch-sur-alzette' }))
const release = await releaseForTools({ forecasts: sampleForecasts(), pastForecasts: past })
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
})

const resultOf = async (args: object) => (await callTool(getMarketContext, release, args)) as CallToolResult

async function show(args: Record<string, unknown>, more: object = {}): Promise<ShownApp> {
  return await showApp(browser, {
    resource: resource.read(release) as ReadResourceResult,
    toolArguments: args,
    toolResult: await resultOf(args),
    ...more,
  })
}

describe('the page of a market', () => {
  it('is one small file that loads nothing, linked to the tool', () => {
    const { text } = resource.read(release).contents[0] as { text: string }
    expect(Buffer.byteLength(text)).toBeLessThan(17_000)
    expect(text).not.toMatch(/\b(?:src|href)="|@import|url\(|fetch\(|XMLHttpRequest|WebSocket|innerHTML|\{\{/)
    expect(getMarketContext.meta).toEqual({ ui: { resourceUri: MARKET_VIEW.uri } })
  })

  it('shows prices with their intervals, their course, the forecast and the neighbours', async () => {
    await using shown = await show({ commune: 'esch-sur-alzette' })
    const { app } = shown
    await app.waitForSelector('table')
    expect(await app.locator('h2').textContent()).toContain('Esch-sur-Alzette')
    const row = app.locator('table').first().getByRole('row')
    expect(await row.nth(1).innerText()).toMatch(/All homes[\s\S]*€7,011[\s\S]* – [\s\S]*51/)
    expect(await app.getByRole('rowheader', { name: 'Forecast Q3-2027, Apartment (80\u{a0}%)' }).count()).toBe(1)
    const places = await app.locator('table').last().getByRole('rowheader').allTextContents()
    expect(places).toEqual(['Esch-sur-Alzette', 'Luxembourg', 'Mersch', 'Vianden'])
    const inside = await app.locator('.bar i').evaluateAll((bars) =>
      bars.every((bar) => {
        const [own, all] = [bar.getBoundingClientRect(), bar.parentElement!.getBoundingClientRect()]
        return own.width > 0 && own.left >= all.left - 1 && own.right <= all.right + 1
      }),
    )
    expect(inside).toBe(true)
    expect(await app.getByRole('button').count()).toBe(0)
    expect(shown.complaints).toEqual([])
    await saveScreenshot(shown.page, 'market-view')
  })

  it('says where there is not enough data, in the language of the call, on a narrow screen', async () => {
    await using shown = await show({ commune: 'vianden', locale: 'fr' }, { viewport: { width: 320, height: 560 } })
    const { app } = shown
    await app.waitForSelector('table')
    expect(await app.locator('.none').allTextContents()).toEqual([
      expect.stringContaining('Inconnu'),
      expect.stringContaining('Inconnu'),
    ])
    expect(await app.locator('table').getByRole('row').nth(1).innerText()).toMatch(/Inconnu[\s\S]*Inconnu/)
    expect(await app.locator('body').innerText()).not.toMatch(/null|NaN|undefined|€0/)
    expect(await app.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(shown.complaints).toEqual([])
  })

  it('says which level is insufficient or estimated, as the tool does, and shows zero as zero', async () => {
    const result = await resultOf({ commune: 'esch-sur-alzette' })
    const level = { low: null, high: null, qoqPercent: 0, yoyPercent: null, trend: 'unknown', listingCount: 0 }
    const sale = {
      apartment: { ...level, pricePerSqm: null, dataAvailability: 'insufficient' },
      house: { ...level, pricePerSqm: 5_000, trend: 'stable', dataAvailability: 'estimated' },
    }
    const structuredContent = { ...(result.structuredContent as object), prices: { sale }, forecasts: [] }
    await using shown = await show({ commune: 'esch-sur-alzette' }, { toolResult: { ...result, structuredContent } })
    await shown.app.waitForSelector('table')
    const rows = shown.app.locator('table').first().getByRole('row')
    expect((await rows.nth(1).innerText()).split(/\s*\t\s*/)).toEqual([
      'Apartment',
      'not enough data',
      '0\u{a0}%',
      'Unknown',
      '0',
    ])
    expect(await rows.nth(2).innerText()).toMatch(
      /House[\s\S]*€5,000\s+very few listings, modelled\s+0\u00a0% \(no clear change\)/,
    )
    expect(await shown.app.locator('.bar').count()).toBe(0)
    expect(shown.complaints).toEqual([])
  })

  it('goes to a neighbour where the host calls tools, else asks for the comparison', async () => {
    const args = { commune: 'esch-sur-alzette', locale: 'lu' }
    await using shown = await show(args, { capabilities: { serverTools: {} } })
    const called: unknown[] = []
    shown.bridge.oncalltool = async ({ arguments: args }) => {
      called.push(args)
      return await resultOf(args!)
    }
    await shown.app.getByRole('button', { name: /^L/ }).click()
    await expect.poll(() => shown.app.locator('h2').textContent()).toMatch(/^L/)
    expect(called).toEqual([{ commune: 'luxembourg', locale: 'lu' }])
    await using asking = await show({ commune: 'esch-sur-alzette' }, { capabilities: { message: { text: {} } } })
    await asking.app.getByRole('button', { name: 'Mersch' }).click()
    await expect.poll(() => asking.messages).toEqual(['Compare with: esch-sur-alzette, mersch'])
  })

  it('shows prices over time, and past forecasts beside what came, where the host reads resources', async () => {
    await using shown = await show({ commune: 'esch-sur-alzette' }, { capabilities: { serverResources: {} } })
    const read: string[] = []
    shown.bridge.onreadresource = async ({ uri }) => {
      read.push(uri)
      return readResource(uri, release, RESOURCES, []) as ReadResourceResult
    }
    await shown.app.getByRole('button', { name: 'Price record' }).click()
    const heading = shown.app.locator('h2')
    await expect.poll(() => heading.textContent()).toBe('Esch-sur-Alzette: Price record')
    expect(read).toEqual(['lux://prices/esch-sur-alzette'])
    const [sale, , past] = await shown.app.locator('table').all()
    expect(await sale!.getByRole('row').nth(1).innerText()).toMatch(/Q3-2026[\s\S]*€7,011[\s\S]*€7,010 – €7,012/)
    const rows = await past!.getByRole('row').allInnerTexts()
    expect(await past!.locator('caption').textContent()).toContain('1 of 2 inside the interval')
    expect(rows[1]).toMatch(/Q3-2026[\s\S]*worked out later[\s\S]*Unknown/)
    expect(rows[2]).toMatch(/Q2-2026[\s\S]*€7,000[\s\S]*published then[\s\S]*€7,200, inside the interval/)
    expect(rows[3]).toMatch(/Q1-2026[\s\S]*€9,200, outside the interval/)
    await saveScreenshot(shown.page, 'market-view-record')
    await shown.app.getByRole('button', { name: 'Back to the overview' }).click()
    await expect.poll(() => heading.textContent()).toBe('Esch-sur-Alzette')
    expect(shown.complaints).toEqual([])
  })

  it('keeps hostile text text, and says why the tool failed', async () => {
    const result = await resultOf({ commune: 'esch-sur-alzette' })
    const hostile = '<img src=x onerror="document.title=1">'
    const { commune, nearby, ...rest } = result.structuredContent as unknown as MarketContext
    const structuredContent = {
      ...rest,
      commune: { ...commune, name: hostile },
      nearby: nearby.map((near) => ({ ...near, name: hostile })),
      unknown: [hostile],
    }
    await using shown = await show({ commune: 'esch-sur-alzette' }, { toolResult: { ...result, structuredContent } })
    await shown.app.waitForSelector('table')
    expect(await shown.app.locator('img').count()).toBe(0)
    expect(await shown.app.locator('li').textContent()).toBe(hostile)
    await using failed = await show({ commune: 'atlantis' })
    expect(await failed.app.getByRole('alert').innerText()).toContain('atlantis')
    expect(await failed.app.locator('h2').textContent()).toBe('This cannot be shown')
  })
})
