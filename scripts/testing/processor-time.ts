import { readFileSync, readdirSync } from 'node:fs'

/** Clock ticks per second in `/proc` on Linux. */
const TICKS = 100

/** @returns seconds of processor time used by a process group; 0 where the system cannot tell */
export function processorSeconds(group: number): number {
  let ticks = 0
  for (const pid of processIds()) {
    const fields = statOf(pid)
    // pgrp, then utime, stime and both of ended children.
    if (Number(fields[2]) === group) for (const field of fields.slice(11, 15)) ticks += Number(field)
  }
  return ticks / TICKS
}

function processIds(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

/** @returns fields of `/proc/<pid>/stat` from the state on; empty for a process that has ended */
function statOf(pid: string): string[] {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'latin1')
    return line.slice(line.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}
