/** Faults of the system by code, with what to do. */
const ADVICE: Readonly<Record<string, string>> = {
  ENOSPC:
    'The disk is full. Free some space, then run the same command again: finished jobs are kept, and the current release has not changed.',
  EDQUOT:
    'Your share of the disk is used up. Free some space, then run the same command again: finished jobs are kept.',
  EROFS: 'The file system can only be read. Make it writable, or name another folder with DATA_DIR.',
  EACCES:
    'This user may not do that. Give it the right to read and write the folder, or name another one with DATA_DIR.',
  EPERM:
    'This user may not do that. Give it the right to read and write the folder, or name another one with DATA_DIR.',
  EMFILE: 'Too many files are open. Raise the limit of the shell (ulimit -n 4096), then run the same command again.',
}
/** Wordings of DuckDB, which gives no code. */
const WORDINGS: readonly (readonly [RegExp, string])[] = [
  [/No space left on device|disk full/i, ADVICE['ENOSPC']!],
  [/Read-only file system/i, ADVICE['EROFS']!],
  [/Permission denied/i, ADVICE['EACCES']!],
  [
    /not a valid DuckDB database file|Corrupt database file|checksum.{0,40}does not match|Serialization Error: Failed to deserialize/i,
    'The warehouse is damaged. Remove the file: the next "lux run" computes it again from the feeds and the raw files. Releases are not in it.',
  ],
]

/** @returns a sentence with what to do, for a fault of the system below; undefined for any other error */
export function systemFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code = '', path } = error as NodeJS.ErrnoException
  const advice = ADVICE[code] ?? WORDINGS.find(([wording]) => wording.test(error.message))?.[1]
  if (advice === undefined) return undefined
  const [what] = error.message.split('\n')
  return `${what}${path !== undefined && !what!.includes(path) ? ` (${path})` : ''}\n${advice}`
}
