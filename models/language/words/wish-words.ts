/**
 * Common phrases for wishes, by wish. ` / ` parts cues. A cue is met when each of its terms stands somewhere in one clause, in any order:
 * `plant*|grow* vegetables`. In a term `|` parts alternatives and `_` joins words that follow each other; `*` stands for any beginning or end of a word, so
 * that inflected forms and the parts of German compounds are found. `!` before a cue: it counts only where the clause is negated, and the negation is its
 * own (`!stairs`: "cannot climb stairs" asks for a lift). `?` before a cue: it counts only where it is not negated (`no noise of cars` refuses no parking).
 * `-` before a cue: it says that the thing is missing or unwanted (`walk_up`: no lift). Words are folded: lower case, without accents.
 */
export type WishWords = Readonly<Record<string, string>>
