import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

export interface RollingFileOptions {
  readonly directory: string
  /** Name of the n-th file of this series, from 1. */
  readonly name: (number: number) => string
  readonly header?: string
  readonly separator?: string
  readonly footer?: string
  readonly encode?: (text: string) => Uint8Array
  /** Whether files are gzip, block by block, under the same names. @default false */
  readonly packed?: boolean
  /** Maximum rows of a file. @default unlimited */
  readonly rowsPerFile?: number
}

const FLUSH_AT_CHARACTERS = 1 << 18

/** Writes rows to disk in blocks, in files of bounded length, so that memory stays small for any market. */
export class RollingFile {
  readonly #options: RollingFileOptions
  #number = 0
  #rows = 0
  #file: number | null = null
  #pending = ''

  constructor(options: RollingFileOptions) {
    this.#options = options
  }

  write(row: string): void {
    const { rowsPerFile = Number.POSITIVE_INFINITY, separator = '\n' } = this.#options
    if (this.#rows >= rowsPerFile) this.close()
    if (this.#file === null) this.open()
    this.#pending += this.#rows === 0 ? row : separator + row
    this.#rows++
    if (this.#pending.length > FLUSH_AT_CHARACTERS) this.#flush()
  }

  /** Starts the next file even if no row follows: an empty snapshot is a file with only a header. */
  open(): void {
    const { directory, name, header = '' } = this.#options
    mkdirSync(directory, { recursive: true })
    this.#number++
    this.#file = openSync(join(directory, name(this.#number)), 'w')
    this.#rows = 0
    this.#pending = header
  }

  close(): void {
    if (this.#file === null) return
    this.#pending += this.#options.footer ?? '\n'
    this.#flush()
    closeSync(this.#file)
    this.#file = null
    this.#rows = 0
  }

  #flush(): void {
    const { encode = (text: string) => Buffer.from(text, 'utf8'), packed = false } = this.#options
    const bytes = encode(this.#pending)
    writeSync(this.#file!, packed ? gzipSync(bytes, { level: 1 }) : bytes)
    this.#pending = ''
  }
}
