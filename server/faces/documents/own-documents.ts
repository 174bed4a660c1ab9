import { sayIn } from '../../../content/say/words.ts'
import { PROBLEM_STATUS } from '../../../models/contracts/release/problem.ts'
import { memoized } from '../../../models/kernel/memoized.ts'
import type { ProblemCode } from '../../../models/contracts/release/problem.ts'
import type { Operator } from '../../../content/pages/trust/trust-pages.ts'
import { buildOpenApiDocument } from '../../../models/openapi/document.ts'
import { problemSlug } from '../../http/problem.ts'
import { createHotDocument } from '../../http/hot-document.ts'
import type { HotDocument } from '../../http/hot-document.ts'
import { SECURITY_TEXT_PATH, securityText } from './security-text.ts'

interface OwnDocumentOptions {
  baseUrl: string
  version: string
  /** Milliseconds since 1970, for Last-Modified. */
  startedAt: number
  operator: Operator | null
}

/** Descriptions kept, of some 200 KB each; a process that starts several servers uses few addresses. */
const MOST_OPEN_API = 4

const REMEDIES: Record<ProblemCode, string> = {
  UNAUTHORIZED: 'Send a valid API key in the `X-API-Key` header. The request did not count.',
  BAD_REQUEST:
    'Correct the parameters named in `errors`; `expected`, `nearest` and `example` say how. The request did not count.',
  NOT_FOUND: 'Check the address and the slug; `errors` names the closest matches, if any.',
  METHOD_NOT_ALLOWED: 'Use one of the methods in the `Allow` header.',
  RATE_LIMIT_EXCEEDED: 'Wait as many seconds as `Retry-After` says, or use a key of a higher tier.',
  INTERNAL_ERROR: 'Try again later. If it happens again, send us the `requestId`.',
}

/** The OpenAPI description as JSON, by its options as JSON. */
const openApiText = memoized(
  (options) => JSON.stringify(buildOpenApiDocument(JSON.parse(options) as { baseUrl: string; version: string })),
  MOST_OPEN_API,
)

/** Documents of the server itself: the OpenAPI description and a page for each problem type. */
export function ownDocuments({ baseUrl, version, startedAt, operator }: OwnDocumentOptions): Map<string, HotDocument> {
  const lastModified = new Date(startedAt).toUTCString()
  const openapi = createHotDocument(
    Buffer.from(openApiText(JSON.stringify({ baseUrl, version }))),
    'application/vnd.oai.openapi+json;version=3.1',
    lastModified,
  )
  const problems = Object.entries(PROBLEM_STATUS).map(([name, status]): [string, HotDocument] => {
    const code = name as ProblemCode
    const text = `# ${sayIn('en')(`problem.title.${code}`)}\n\nCode \`${code}\`, HTTP status ${status}.\n\n${REMEDIES[code]}\n`
    const page = createHotDocument(Buffer.from(text), 'text/markdown; charset=utf-8', lastModified)
    return [`/problems/${problemSlug(code)}`, page]
  })
  const security = operator && securityText(operator, baseUrl, startedAt)
  return new Map([
    ...(security === null ? [] : [[SECURITY_TEXT_PATH, security] as const]),
    ['/openapi.json', openapi],
    ['/.well-known/openapi.json', openapi],
    ...problems,
  ])
}
