import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Keeps a connection open while its answer is being made, and ends it when bytes wait for a client that takes none.
 * `node:http` calls this after the time limit of the server without a byte moved either way, and ends connections without such an answer itself.
 */
export function endWhenStalled(response: ServerResponse): void {
  response.on('timeout', (socket: Socket) => {
    if (socket.writableLength > 0) socket.destroy()
    // The clock does not start again by itself.
    else socket.setTimeout(socket.timeout ?? 0)
  })
}
