import { AsyncLocalStorage } from 'node:async_hooks'

const asked = new AsyncLocalStorage<string | undefined>()

/**
 * Does what may write a mail about an account whose link then leads on to that path. The accounts library tells whoever writes its mails whom
 * they are for and, of an address that has an account already, nothing else.
 * @param returnPath as `toReturnPath` gives it
 */
export function mailingReturn<T>(returnPath: string | undefined, work: () => Promise<T>): Promise<T> {
  return asked.run(returnPath, work)
}

/** The path that the link of the mail that is being written is to lead on to. */
export function mailedReturn(): string | undefined {
  return asked.getStore()
}
