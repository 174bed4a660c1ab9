import type { z } from 'zod'
import { sayIn } from '../../content/say/words.ts'
import { isRecord } from '../../models/kernel/is-record.ts'
import { parseLocale, type Locale } from '../../models/kernel/locale.ts'
import { readArguments } from './read-arguments.ts'
import { typedArguments } from './typed-arguments.ts'

/** Arguments as their schema has them, and what the caller should know of how they were read. */
export interface ReceivedArguments<Arguments> {
  args: Arguments
  /** Language of the answer. */
  locale: Locale
  notes: readonly string[]
}

/**
 * Reads arguments as models, programs and people write them: numbers, choices, dates and lists as texts, names of other services.
 * @param fallback language of one who names none
 * @throws BadArgumentsError with the repair for each
 */
export function receiveArguments<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  received: unknown,
  fallback: Locale = 'en',
): ReceivedArguments<z.output<z.ZodObject<Shape>>> {
  const { value, notes } = typedArguments(schema, received ?? {})
  const args = readArguments(schema, value, sayIn(localeSaid(value, fallback)))
  const { locale, deprecatedAlias } = localeOf(args) ?? { locale: fallback, deprecatedAlias: false }
  const say = sayIn(locale)
  const told = notes.map(({ field, text: sent, value: read }) => {
    const text = JSON.stringify(sent)
    return read === null ? say('reply.leftOpen', { field, text }) : say('reply.readAs', { field, text, value: read })
  })
  return { args, locale, notes: [...told, ...(deprecatedAlias ? [say('reply.localeDeprecated')] : [])] }
}

/** Language that arguments name, before they are judged. @param fallback language of one who names none */
export function localeSaid(received: unknown, fallback: Locale = 'en'): Locale {
  return localeOf(isRecord(received) ? received : {})?.locale ?? fallback
}

function localeOf(args: object): ReturnType<typeof parseLocale> {
  return 'locale' in args && typeof args.locale === 'string' ? parseLocale(args.locale) : undefined
}
