import { readFileSync } from 'node:fs'

/** Reads the `.sql` file beside the calling module: `sqlBeside(import.meta.url, 'adverts')`. */
export function sqlBeside(moduleUrl: string, name: string): string {
  return readFileSync(new URL(`./${name}.sql`, moduleUrl), 'utf8')
}
