import { z } from 'zod'

import { TEXT_LANGUAGES } from '../words/text-language.ts'

/**
 * One term of one concept. `polarity: absent`: the term itself says that the thing is missing (`sans ascenseur`). `match: head`: it also counts as the
 * last part of a German or Luxembourgish compound; `exact`: no inflected form of it counts. `use: query`: understood in a search, too ambiguous in the
 * running text of an advert. Concept `ignore` holds words that contain a term but mean something else.
 */
export const vocabularyRowSchema = z.strictObject({
  concept: z.string().regex(/^[a-z]+(?:\.[a-z0-9_]+)?$/, 'a concept such as attr.balcony'),
  lang: z.enum(TEXT_LANGUAGES),
  term: z.string().min(1).max(80),
  polarity: z.enum(['present', 'absent']),
  match: z.enum(['inflected', 'exact', 'head']),
  use: z.enum(['any', 'query']),
})
export type VocabularyRow = z.infer<typeof vocabularyRowSchema>
