/** Short spellings of one language, folded, by themselves or with the word behind them, to the word that they stand for. */
export type ChatSpellings = Readonly<Record<string, string>>
