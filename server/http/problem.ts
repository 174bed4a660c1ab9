import { sayIn, type Say } from '../../content/say/words.ts'
import { ToldError, type Told } from '../base/told.ts'
import { PROBLEM_STATUS } from '../../models/contracts/release/problem.ts'
import type { FieldError, Problem, ProblemCode } from '../../models/contracts/release/problem.ts'
import { toLanguageTag, type Locale } from '../../models/kernel/locale.ts'
import { unstoredHeaders } from './standard-headers.ts'

interface ProblemOptions {
  errors?: FieldError[]
  /** The errors in a language, where they are not the same in all. */
  errorsIn?: (say: Say) => FieldError[]
  headers?: Record<string, string>
  /** Overrides a code's usual status when it is too coarse, such as 414 for BAD_REQUEST. */
  status?: number
  cause?: unknown
}

/** An error that callers see as RFC 9457 problem details; what it tells becomes the `detail`. */
export class ProblemError extends ToldError {
  override name = 'ProblemError'
  readonly code: ProblemCode
  readonly status: number
  readonly errors: FieldError[] | undefined
  readonly headers: Record<string, string>
  readonly #errorsIn: ((say: Say) => FieldError[]) | undefined

  constructor(code: ProblemCode, detail: string | readonly Told[] | ToldError, options: ProblemOptions = {}) {
    super(detail, { cause: options.cause })
    this.code = code
    this.status = options.status ?? PROBLEM_STATUS[code]
    this.errors = options.errors
    this.headers = options.headers ?? {}
    this.#errorsIn = options.errorsIn
  }

  errorsIn(say: Say): FieldError[] | undefined {
    return this.#errorsIn?.(say) ?? this.errors
  }
}

/** The answered request, as far as its problem names it. */
interface Asked {
  id: string
  path: string
  /** Language of its reader. @default en */
  locale?: () => Locale
}

/** Renders a problem as headers and body. @param typeBase address below which the problem types are explained */
export function renderProblem(
  problem: ProblemError,
  request: Asked,
  typeBase: string,
): { status: number; headers: Record<string, string>; body: string } {
  const locale = request.locale?.() ?? 'en'
  const body = JSON.stringify(problemDocument(problem, request, typeBase, sayIn(locale)))
  const headers = {
    ...unstoredHeaders('application/problem+json', body),
    'content-language': toLanguageTag(locale),
    ...problem.headers,
  }
  return { status: problem.status, headers, body }
}

function problemDocument(problem: ProblemError, request: Asked, typeBase: string, say: Say): Problem {
  const errors = problem.errorsIn(say)
  return {
    type: `${typeBase}/problems/${problemSlug(problem.code)}`,
    title: say(`problem.title.${problem.code}`),
    status: problem.status,
    detail: problem.messageIn(say),
    instance: request.path,
    code: problem.code,
    requestId: request.id,
    ...(errors && errors.length > 0 && { errors }),
  }
}

/** Last part of a problem type's address: `rate-limit-exceeded`. */
export function problemSlug(code: ProblemCode): string {
  return code.toLowerCase().replaceAll('_', '-')
}
