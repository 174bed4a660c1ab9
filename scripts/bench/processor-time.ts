import { existsSync, readFileSync } from 'node:fs'

/** Processor time of this process's ended children and theirs, in seconds; 0 where the system cannot tell. */
export function secondsOfChildren(): number {
  if (!existsSync('/proc/self/stat')) return 0
  const fields = readFileSync('/proc/self/stat', 'latin1').split(') ')[1]!.split(' ')
  return (Number(fields[13]) + Number(fields[14])) / 100
}
