import { LOCALES, toDocumentLocale, type Locale } from '../../../kernel/locale.ts'
import { askingPattern } from '../../../language/asking.ts'
import { countLanguages } from '../../../language/detect-language.ts'
import { NEGATIONS } from '../../../language/negation.ts'
import { SHORT_JOINT } from '../../../language/queries/amounts/number-ranges.ts'
import { ARTICLES } from '../../../language/numbers/number-vocabulary.ts'
import { joinNumberWords } from '../../../language/numbers/number-words.ts'
import { wordOfChat } from '../../../language/queries/chat-spellings.ts'
import { AFTER_OTHER_NO, EAGER, FALSE_FRIEND, ENGLISH_NO, REFUSING_ANSWER } from '../../../language/queries/refusals.ts'
import type { QueryToken } from '../../../language/query-tokens.ts'
import { wordsBetween } from './query-reading.ts'

/** Tokens of a query with its number words joined and its refusals alike in every language, and the language that most of its words are of. */
export function preparedTokens(
  query: string,
  typed: readonly QueryToken[],
): { tokens: readonly QueryToken[]; language: Locale | null } {
  const joined = joinNumberWords(typed)
  const language = languageOf(joined)
  const tokens = joined.map(oneOfTwo).map((token, at) => {
    const next = joined[at + 1]?.word ?? ''
    return { ...token, word: wordOfChat(token.word, next, language) }
  })
  const keepsNo = language === 'pt' || language === 'lu' || (language === null && !ENGLISH_NO.test(query))
  const own = (keepsNo ? tokens : tokens.map(englishNo)).map(eagerly)
  const said = language === 'en' ? own.map(withoutFalseFriend) : own
  return { tokens: withAnswers(withExceptions(said)), language }
}

function languageOf(tokens: readonly QueryToken[]): Locale | null {
  const counts = countLanguages(
    tokens.map(({ word }) => word),
    'query',
  )
  const most = Math.max(...counts.values())
  // The first wins a tie.
  return most === 0 ? null : LOCALES.find((locale) => counts.get(toDocumentLocale(locale)) === most)!
}

/** `une ou deux chambres`: the article counts. */
function oneOfTwo(token: QueryToken, at: number, tokens: readonly QueryToken[]): QueryToken {
  const [joint, two] = tokens.slice(at + 1, at + 3)
  const isCount = ARTICLES.has(token.word) && SHORT_JOINT.test(joint?.word ?? '') && two?.value === 2
  return isCount && two.clause === token.clause ? { ...token, word: '1', value: 1 } : token
}

/** `no` is `in the` in Portuguese and `near` in Luxembourgish; elsewhere it negates. */
function englishNo(token: QueryToken, at: number, tokens: readonly QueryToken[]): QueryToken {
  const next = tokens[at + 1]
  // `no 2019 gebaut`
  const isAfter = next?.clause === token.clause && (next?.value ?? 0) >= 1800 && (next?.value ?? 0) <= 2100
  const isEnglish = NEGATIONS.en.own.includes(token.word) && !isAfter && !AFTER_OTHER_NO.test(next?.word ?? '')
  return isEnglish ? { ...token, word: 'not' } : token
}

/** English `keen on` wishes, Luxembourgish `keen` refuses. */
function eagerly(token: QueryToken, at: number, tokens: readonly QueryToken[]): QueryToken {
  return EAGER.test(`${token.word} ${tokens[at + 1]?.word}`) ? { ...token, word: 'eager' } : token
}

/** English `still` says nothing, German `still` is quiet. */
function withoutFalseFriend(token: QueryToken): QueryToken {
  return FALSE_FRIEND.test(token.word) ? { ...token, word: 'yet' } : token
}

const ALL_BUT = new RegExp(`(?:^| )${askingPattern('allBut')}$`)
const ALL_BUT_ANYWHERE = new RegExp(`(?:^| )${askingPattern('allBut')}(?= |$)`)

/** `anything but`, `tudo menos`: the last word refuses what follows. */
function withExceptions(tokens: readonly QueryToken[]): readonly QueryToken[] {
  if (!ALL_BUT_ANYWHERE.test(wordsBetween(tokens, 0, tokens.length))) return tokens
  return tokens.map((token, at) => {
    const words = tokens.slice(Math.max(0, at - 4), at + 1).filter(({ clause }) => clause === token.clause)
    return ALL_BUT.test(words.map(({ word }) => word).join(' ')) ? { ...token, word: 'except' } : token
  })
}

/** `meublé ? surtout pas`: a clause that only refuses belongs to the one before. */
function withAnswers(tokens: readonly QueryToken[]): readonly QueryToken[] {
  const joined = [...tokens]
  for (let from = 1, to = 1; from < joined.length; from = to) {
    const { clause } = joined[from]!
    to = joined.findIndex((token, index) => index > from && token.clause !== clause)
    if (to < 0) to = joined.length
    if (joined[from - 1]!.clause === clause || !REFUSING_ANSWER.test(wordsBetween(joined, from, to))) continue
    for (let at = from; at < to; at++) joined[at] = { ...joined[at]!, clause: joined[from - 1]!.clause }
  }
  return joined
}
