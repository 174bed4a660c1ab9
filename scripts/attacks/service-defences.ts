import type { Defence } from './defence.ts'

const SLOW = 'server/slow-clients.test.ts'
const SIGNED = 'server/serving/signed-release.test.ts'
const DESK = 'server/lease/lease-desk.test.ts'

/** Defences of the service against slow, greedy and hostile visitors, and against faults of its machine. */
export const SERVICE_DEFENCES: readonly Defence[] = [
  {
    name: 'who takes nothing of an answer is cut off',
    file: 'server/start.ts',
    from: 'server.setTimeout(writeMs)',
    to: '',
    test: [SLOW, 'is cut off, many of them at once'],
  },
  {
    name: 'connections of an address are bounded',
    file: 'server/http/limit-connections.ts',
    from: 'own >= limits.perAddress',
    to: 'false',
    test: [SLOW, 'beyond those of an address'],
  },
  {
    name: 'connections in all are bounded',
    file: 'server/http/limit-connections.ts',
    from: 'inAll >= limits.inAll',
    to: 'false',
    test: [SLOW, 'of a trusted proxy count in all only'],
  },
  {
    name: 'an absolute target names this service',
    file: 'server/http/request-target.ts',
    from: '!hostnames.includes(hostname)',
    to: 'false',
    test: ['server/http/request-target.test.ts', 'http://evil.example/a becomes'],
  },
  {
    name: 'a lease that waits goes when its visitor leaves',
    file: 'server/lease/lease-desk.ts',
    from: "signal?.addEventListener('abort', leave, { once: true })",
    to: '',
    test: [DESK, 'stops the lease of a visitor who leaves'],
  },
  {
    name: 'reading leases is bounded by account and day',
    file: 'server/lease/read-lease.ts',
    from: 'await requireReadingTime(throttling, accountId)',
    to: '',
    test: ['server/lease/lease-over-http.test.ts', 'ends with the reading time'],
  },
  {
    name: 'deep JSON is refused before it is walked',
    file: 'server/http/parse-json.ts',
    from: 'if (levelsOf(text) > MOST_JSON_LEVELS) throw new JsonTooDeepError()',
    to: '',
    test: ['server/http/parse-json.test.ts', 'is refused beyond a depth'],
  },
  {
    name: 'a release is signed',
    file: 'server/serving/load-release.ts',
    from: 'requireSigned(pointer.releaseId',
    to: 'void (pointer.releaseId',
    test: [SIGNED, 'refuses a release without a signature'],
  },
  {
    name: 'a release is signed with a trusted key',
    file: 'models/release-format/signature/signature.ts',
    from: 'keyIdOf(each) === parsed.keyId',
    to: 'keyIdOf(each) !== ""',
    also: { file: 'models/release-format/signature/signature.ts', from: 'return isRight', to: 'return true' },
    test: [SIGNED, 'refuses a release signed with another key'],
  },
  {
    name: 'a signature is of the bytes of the manifest',
    file: 'models/release-format/signature/signature.ts',
    from: 'return isRight',
    to: 'return true',
    test: [SIGNED, 'refuses a release whose manifest was changed'],
  },
  {
    name: 'an earlier release is signed too',
    file: 'server/serving/load-release.ts',
    from: 'requireSigned(releaseId,',
    to: 'void (releaseId,',
    test: [SIGNED, 'refuses a release without a signature'],
  },
  {
    name: 'a torn pointer is no end',
    file: 'server/serving/release-holder.ts',
    from: 'if (!lastGood ||',
    to: 'if (true ||',
    test: ['server/serving/release-holder.test.ts', 'starts with the last good release, while the pointer is torn'],
  },
  {
    name: 'a store that hangs is given up',
    file: 'server/release/release-source.ts',
    from: 'return Promise.race([work, late])',
    to: 'return Promise.race([work])',
    test: ['server/serving/release-holder.test.ts', 'a store that does not answer for a while'],
  },
  {
    name: 'a lock of another process is waited for',
    file: 'server/state/sqlite-lock.ts',
    from: 'if (!isBusy(error)) throw error',
    to: 'throw error',
    test: ['server/state/sqlite-lock.test.ts', 'lets requests wait for another process'],
  },
  {
    name: 'what was acknowledged has reached the disk',
    file: 'server/state/settled-writes.ts',
    from: 'next ??= current = current.catch(() => undefined).then(sync)',
    to: 'next ??= Promise.resolve()',
    test: ['server/state/settled-writes.test.ts', 'loses no write that was acknowledged'],
  },
  {
    name: 'cells of others are no formulas',
    file: 'pipeline/warehouse/export.ts',
    from: "const FORMULA_START = '[=",
    to: "const FORMULA_START = '[",
    test: ['pipeline/warehouse/export.test.ts', 'has no cell that a spreadsheet computes'],
  },
  {
    name: 'mail addresses that are written out are taken out',
    file: 'models/adverts/text/redact-personal-data.ts',
    from: '${WRITTEN_DOT})`\nconst LOCAL',
    to: ')`\nconst LOCAL',
    test: ['models/adverts/text/redact-personal-data.test.ts', 'takes the detail out of'],
  },
  {
    name: 'sentences of an advert that speak to a program are left out',
    file: 'models/adverts/listing/untrusted-text.ts',
    from: 'const line = withoutInstructions(plain)',
    to: 'const line = plain',
    test: ['server/smoke/hostile-adverts.test.ts', 'reaches no agent, program or page'],
  },
]
