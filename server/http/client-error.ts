import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { ProblemError, renderProblem } from './problem.ts'

const PROBLEMS: Record<string, [status: number, reason: string, detail: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The header fields are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request took too long to arrive.'],
}

/** Answers input that is not HTTP, too slow or too large to become a request, in the form of every problem. */
export function answerClientError(typeBase: string): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const [status, reason, detail] = PROBLEMS[error.code ?? ''] ?? [
      400,
      'Bad Request',
      'The request is not valid HTTP.',
    ]
    const problem = new ProblemError('BAD_REQUEST', detail, { status })
    const { headers, body } = renderProblem(problem, { id: randomUUID(), path: '/' }, typeBase)
    const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${body}`)
  }
}
