import { AsyncLocalStorage } from 'node:async_hooks'

const asked = new AsyncLocalStorage<string | undefined>()

/**
 * Runs work that may send an account mail, whose link then continues to the given path. An async context is needed because the
 * accounts library gives its mail callbacks no request.
 * @param returnPath as returned by `toReturnPath`
 */
export function mailingReturn<T>(returnPath: string | undefined, work: () => Promise<T>): Promise<T> {
  return asked.run(returnPath, work)
}

/** Path to which the link of the mail being written should continue. */
export function mailedReturn(): string | undefined {
  return asked.getStore()
}
