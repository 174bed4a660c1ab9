import { readFileSync } from 'node:fs'

/** The text of a `.sql` file that stands beside the module that runs it: `sqlBeside(import.meta.url, 'adverts')`. */
export function sqlBeside(moduleUrl: string, name: string): string {
  return readFileSync(new URL(`./${name}.sql`, moduleUrl), 'utf8')
}
