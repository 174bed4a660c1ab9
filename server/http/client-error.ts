import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { ProblemError, renderProblem } from './problem.ts'

const PROBLEMS: Record<string, [status: number, detail: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The header fields are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
}

/** Answers input that is not HTTP, too slow or too large to become a request, in the form of every problem. */
export function answerClientError(typeBase: string): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const [status, detail] = PROBLEMS[error.code ?? ''] ?? [400, 'The request is not valid HTTP.']
    closeWithProblem(socket, new ProblemError('BAD_REQUEST', detail, { status }), typeBase)
  }
}

/** Writes a problem on a connection that carries no request, and ends it. */
export function closeWithProblem(socket: Socket, problem: ProblemError, typeBase: string): void {
  const { status, headers, body } = renderProblem(problem, { id: randomUUID(), path: '/' }, typeBase)
  const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
}
