import { PROBLEM_STATUS } from '../../models/contracts/release/problem.ts'
import type { FieldError, Problem, ProblemCode } from '../../models/contracts/release/problem.ts'
import { unstoredHeaders } from './standard-headers.ts'

export const PROBLEM_TITLES: Readonly<Record<ProblemCode, string>> = {
  UNAUTHORIZED: 'Invalid or missing API key',
  BAD_REQUEST: 'Invalid request parameters',
  NOT_FOUND: 'Resource not found',
  METHOD_NOT_ALLOWED: 'Method not allowed',
  RATE_LIMIT_EXCEEDED: 'Rate limit exceeded',
  INTERNAL_ERROR: 'Unexpected server error',
}

interface ProblemOptions {
  errors?: FieldError[]
  headers?: Record<string, string>
  /** Overrides a code's usual status when it is too coarse, such as 414 for BAD_REQUEST. */
  status?: number
  cause?: unknown
}

/** An error that callers see as RFC 9457 problem details; its message becomes the `detail`. */
export class ProblemError extends Error {
  override name = 'ProblemError'
  readonly code: ProblemCode
  readonly status: number
  readonly errors: FieldError[] | undefined
  readonly headers: Record<string, string>

  constructor(code: ProblemCode, detail: string, options: ProblemOptions = {}) {
    super(detail, { cause: options.cause })
    this.code = code
    this.status = options.status ?? PROBLEM_STATUS[code]
    this.errors = options.errors
    this.headers = options.headers ?? {}
  }
}

/** Renders a problem as headers and body. @param typeBase address below which the problem types are explained */
export function renderProblem(
  problem: ProblemError,
  request: { id: string; path: string },
  typeBase: string,
): { status: number; headers: Record<string, string>; body: string } {
  const body = JSON.stringify(problemDocument(problem, request, typeBase))
  const headers = { ...unstoredHeaders('application/problem+json', body), ...problem.headers }
  return { status: problem.status, headers, body }
}

function problemDocument(problem: ProblemError, request: { id: string; path: string }, typeBase: string): Problem {
  return {
    type: `${typeBase}/problems/${problemSlug(problem.code)}`,
    title: PROBLEM_TITLES[problem.code],
    status: problem.status,
    detail: problem.message,
    instance: request.path,
    code: problem.code,
    requestId: request.id,
    ...(problem.errors && problem.errors.length > 0 && { errors: problem.errors }),
  }
}

/** Last part of a problem type's address: `rate-limit-exceeded`. */
export function problemSlug(code: ProblemCode): string {
  return code.toLowerCase().replaceAll('_', '-')
}
