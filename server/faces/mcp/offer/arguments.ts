import { z } from 'zod'
import { LOCALES } from '../../../../models/kernel/locale.ts'

/** Argument `locale` of every tool with text; `lb` is the deprecated alias of `lu`. The tool reads the resolved language from its context. */
export const localeArgument = z
  .enum([...LOCALES, 'lb'])
  .default('en')
  .describe('language of names and texts')

/** Argument `commune` of tools about one commune. */
export const communeArgument = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .describe('slug or name in any language; a locality or quarter means its commune')
  .meta({ examples: ['esch-sur-alzette'] })
