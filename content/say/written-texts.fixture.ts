import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '../../models/kernel/locale.ts'

const CONTENT = join(import.meta.dirname, '..')

/** Names of the articles. */
export const ARTICLES = readdirSync(join(CONTENT, 'insights'))

/** Files of words in a language. */
export function wordFiles(locale: Locale): string[] {
  return readdirSync(join(CONTENT, 'i18n', locale))
}

/** All that a file of words says. */
export function wordsIn(locale: Locale, file: string): string[] {
  return textsOf(JSON.parse(readFileSync(join(CONTENT, 'i18n', locale, file), 'utf8')))
}

/** An article in a language: the head with its title and sources, and the lines of its body. */
export function articleIn(locale: Locale, slug: string): { head: string; lines: string[] } {
  const [, head = '', body = ''] = readFileSync(join(CONTENT, 'insights', slug, `${locale}.md`), 'utf8').split(/^---$/m)
  return { head, lines: body.split('\n') }
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
