import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildOpenApiDocument } from './document.ts'

const document = buildOpenApiDocument({ baseUrl: 'https://property.example.lu', version: '1.2.3' })

describe('OpenAPI description', () => {
  it('names every address of the read API', () => {
    expect(Object.keys(document.paths ?? {})).toEqual([
      '/api/public/v1/listings',
      '/api/public/v1/listings/{id}',
      '/api/public/v1/listings/{id}/truth',
      '/api/public/v1/compare',
      '/api/public/v1/estimate',
      '/api/public/v1/communes',
      '/api/public/v1/communes/{slug}/intelligence',
      '/api/public/v1/communes/{slug}/context',
      '/api/public/v1/communes/{slug}/commute',
      '/api/public/v1/towns/{slug}/agencies',
      '/api/public/v1/communes/{slug}/trends',
      '/api/public/v1/communes/{slug}/forecast',
      '/api/public/v1/market-index',
      '/api/public/v1/official',
      '/api/public/v1/official/{series}',
      '/api/public/v1/affordability',
      '/api/public/v1/renting',
      '/api/public/v1/rent-or-buy',
      '/api/account/leases',
      '/api/account/inquiries',
      '/api/account/inquiries/{id}',
      '/api/account/watches',
      '/api/account/watches/{id}',
      '/listings/feed.json',
      '/listings/{id}/md',
      '/api/listings/public/{id}',
      '/en/prices/md',
      '/api/live',
      '/api/health',
    ])
    expect(document).toMatchObject({ openapi: '3.1.1', info: { version: '1.2.3' } })
  })

  it('states defaults and bounds of parameters as they are enforced', () => {
    const parameters = document.paths?.['/api/public/v1/communes/{slug}/trends']?.get?.parameters
    expect(parameters).toMatchObject([
      { name: 'slug', in: 'path', required: true },
      { name: 'period', in: 'query', schema: { enum: ['qoq', 'yoy'], default: 'qoq' } },
      { name: 'quarters', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 20, default: 8 } },
    ])
    expect(parameters?.slice(1).every((parameter) => !('required' in parameter && parameter.required))).toBe(true)
  })

  it('declares at every address that one may be too long', () => {
    for (const [path, item] of Object.entries(document.paths ?? {}))
      for (const operation of [item.get, item.post])
        if (operation) expect(operation.responses, path).toHaveProperty('414')
  })

  it('keeps the owner of a listing out of its public record', () => {
    expect(document.components?.schemas?.PublicListing).toBeDefined()
    expect(JSON.stringify(document)).not.toContain('ownerRef')
  })

  it('passes the linter', () => {
    const folder = mkdtempSync(join(tmpdir(), 'lux-openapi-'))
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document))
    const environment = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
    const redocly = join('node_modules', '.bin', 'redocly')
    const words = ['lint', join(folder, 'openapi.json'), '--extends', 'recommended-strict', '--format', 'json']
    try {
      const report = execFileSync(redocly, words, {
        encoding: 'utf8',
        env: environment,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      expect(JSON.parse(report).problems).toEqual([])
    } catch (error) {
      throw new Error(`redocly: ${(error as { stdout?: string }).stdout || String(error)}`, { cause: error })
    } finally {
      rmSync(folder, { recursive: true })
    }
  }, 60_000)
})
