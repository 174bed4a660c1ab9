import type { ServerResponse } from 'node:http'

/** Signal that fires when the client leaves before it has its whole answer. */
export function clientLeft(response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  const tell = (): void => {
    if (!response.writableFinished) controller.abort()
  }
  if (response.closed) tell()
  else response.once('close', tell)
  return controller.signal
}
