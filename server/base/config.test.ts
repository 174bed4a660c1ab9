import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { ConfigurationError, ENVIRONMENT_NAMES, readConfig } from './config.ts'

describe('configuration', () => {
  it('needs nothing from the environment', () => {
    expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: 3000, publicBaseUrl: 'http://127.0.0.1:3000' })
  })

  it('treats blank values as absent', () => {
    expect(readConfig({ PORT: ' ', METRICS_TOKEN: '' })).toEqual(readConfig({}))
  })

  it('reads lists, numbers and the base address without its last slash', () => {
    const config = readConfig({
      PORT: '0',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      PUBLIC_BASE_URL: 'https://property.example.lu/',
    })
    expect(config).toMatchObject({
      port: 0,
      trustedProxies: ['10.0.0.0/8', '::1'],
      publicBaseUrl: 'https://property.example.lu',
    })
  })

  it('names every variable that cannot be used', () => {
    const read = () => readConfig({ PORT: '99999', LOG_LEVEL: 'loud', STORAGE_OPTIONS: '[1' })
    expect(read).toThrow(ConfigurationError)
    expect(read).toThrow(/PORT: [\s\S]*STORAGE_OPTIONS: expected a JSON object[\s\S]*LOG_LEVEL: /)
  })

  it('puts an IPv6 host in brackets and never names the wildcard address', () => {
    expect(readConfig({ HOST: '::1' }).publicBaseUrl).toBe('http://[::1]:3000')
    expect(readConfig({ HOST: '0.0.0.0' }).publicBaseUrl).toBe('http://localhost:3000')
  })

  it('is explained by .env.example, whose values are the defaults', () => {
    const example = readFileSync('.env.example', 'utf8')
    expect(readConfig(parseEnv(example))).toEqual(readConfig({}))
    const everyName = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map((match) => match[1])
    const own = everyName.filter((name) => !name!.startsWith('LUX_'))
    expect(own.toSorted()).toEqual(ENVIRONMENT_NAMES.toSorted())
  })
})
