import { z } from 'zod'
import { LOCALES } from '../../../../models/kernel/locale.ts'
import { communeText } from '../../../../models/contracts/places/commune.ts'

/** Argument `locale` of every tool with text; `lb` is the deprecated alias of `lu`. The tool reads the resolved language from its context. */
export const localeArgument = z.enum([...LOCALES, 'lb']).default('en')

/** Argument `commune` of tools about one commune. */
export const communeArgument = communeText
  .describe('slug or name in any language; a locality or quarter means its commune')
  .meta({ examples: ['esch-sur-alzette'] })
