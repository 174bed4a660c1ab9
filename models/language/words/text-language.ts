/** Languages of texts. `lb` is Luxembourgish, whose locale is `lu`. */
export const TEXT_LANGUAGES = ['fr', 'de', 'en', 'lb', 'pt'] as const
export type TextLanguage = (typeof TEXT_LANGUAGES)[number]
