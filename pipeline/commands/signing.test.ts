import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { SIGNATURE_PATH } from '../../models/contracts/release/release-signature.ts'
import { buildRelease } from '../testing/built-release.ts'
import { createHome } from '../testing/lux-home.ts'

const home = createHome()
afterAll(() => home.remove())

it('makes keys, signs a release without changing its id, and checks hashes and signature', async () => {
  const id = await buildRelease(home.store, 'aaaaaaaa', { 'public/a.md': 'a' })
  const file = (path: string): string => join(home.store.directory, id, path)
  const keyFile = join(home.dataDir, 'keys', 'release.key')
  const makeKey = async (path: string): Promise<string> =>
    /RELEASE_PUBLIC_KEYS=(\S+)/.exec(await home.succeed(['keygen', path]))![1]!
  const ours = await makeKey(keyFile)
  const theirs = await makeKey(join(home.dataDir, 'keys', 'other.key'))
  expect(statSync(keyFile).mode & 0o777).toBe(0o600)
  expect(await home.lux(['keygen', keyFile])).toMatchObject({ code: 2 })
  const verify = (keys: string) => home.lux(['verify'], { RELEASE_PUBLIC_KEYS: keys })
  expect(await verify(ours)).toMatchObject({ code: 6, stdout: expect.stringContaining('not signed') as string })
  expect(await home.lux(['verify'])).toMatchObject({ code: 0 })

  const manifest = readFileSync(file('manifest.json'))
  expect(await home.lux(['sign'])).toMatchObject({ code: 2 })
  expect(await home.succeed(['sign'], { LUX_SIGNING_KEY: keyFile })).toContain(id)
  expect(readFileSync(file('manifest.json'))).toEqual(manifest)
  expect(await verify(`${theirs},${ours}`)).toMatchObject({ code: 0 })
  expect(await home.lux(['verify'], { LUX_SIGNING_KEY: keyFile })).toMatchObject({ code: 0 })
  expect(await verify(theirs)).toMatchObject({ code: 6, stdout: expect.stringContaining('not among') as string })

  writeFileSync(file('public/a.md'), 'b')
  expect(await verify(ours)).toMatchObject({ code: 6, stdout: expect.stringContaining('public/a.md') as string })
  expect(await home.lux(['sign'], { LUX_SIGNING_KEY: keyFile })).toMatchObject({ code: 2 })
  writeFileSync(file('public/a.md'), 'a')
  rmSync(file(SIGNATURE_PATH))
  expect(await home.lux(['rollback', id], { RELEASE_PUBLIC_KEYS: ours })).toMatchObject({ code: 2 })
  expect(await home.lux(['sign'], { LUX_SIGNING_KEY: file('manifest.json') })).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('no private key of Ed25519') as string,
  })
}, 60_000)
