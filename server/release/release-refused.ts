/** A release that must not be served; the message names the file and its fault. */
export class ReleaseRefusedError extends Error {
  override name = 'ReleaseRefusedError'
  readonly file: string

  constructor(file: string, reason: string, cause?: unknown) {
    super(`${file}: ${reason}`, { cause })
    this.file = file
  }
}
