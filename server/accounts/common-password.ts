import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { normalizeEmail } from './email.ts'

/** Letters that people write as digits and signs. */
const WRITTEN_AS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
/** Rows of keyboards and other orders in which people go along. */
const ORDERS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
]
/** Characters of the longest part that may repeat. */
const REPEATED = 5
/** Characters in order that count as one. */
const STEPS = 4
/** Fewest different characters; a password with fewer repeats itself. */
const FEWEST_CHARACTERS = 5

/** Letters of the longest common word that is looked for. */
const LONGEST_WORD = 24

const words = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
const COMMON = new Set(words)

/**
 * Tells whether a password is among the first that somebody would guess: common words or the account's own address with digits and signs
 * around them, digits alone, one thing over and over, or keys in their order. Knows no list of leaked passwords beyond that.
 */
export function isCommonPassword(password: string, email: string): boolean {
  const folded = fold(password)
  if (new Set(folded).size < FEWEST_CHARACTERS || isRepeated(folded)) return true
  const own = normalizeEmail(email)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length >= STEPS)
  const inOrder = withoutOrders(folded)
  const within = inOrder.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const readings = [inOrder, [...within].map((each) => WRITTEN_AS[each] ?? each).join('')]
  return readings.some((reading) => isMadeOfCommon(reading, new Set([...COMMON, ...own.map(fold)])))
}

function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
}

function isRepeated(text: string): boolean {
  return Array.from({ length: REPEATED }, (_, index) => text.slice(0, index + 1)).some((part) =>
    part.repeat(Math.ceil(text.length / part.length)).startsWith(text),
  )
}

function withoutOrders(text: string): string {
  let rest = ''
  for (let at = 0; at < text.length;) {
    const length = orderedFrom(text, at)
    if (length < STEPS) rest += text[at]
    at += length < STEPS ? 1 : length
  }
  return rest
}

/** Number of characters from a place on that go along one of the orders, forwards or backwards. */
function orderedFrom(text: string, at: number): number {
  let longest = 1
  for (const order of [...ORDERS, ...ORDERS.map((each) => [...each].reverse().join(''))]) {
    const start = order.indexOf(text[at]!)
    let length = start < 0 ? 0 : 1
    while (length > 0 && start + length < order.length && text[at + length] === order[start + length]) length++
    longest = Math.max(longest, length)
  }
  return longest
}

/** Whether a password without its digits and signs is a run of common words. */
function isMadeOfCommon(text: string, common: ReadonlySet<string>): boolean {
  return text.split(/[^\p{L}]+/u).every((part) => {
    // ends[n]: the first n letters can be cut into common words.
    const ends = [true]
    for (let end = 1; end <= part.length; end++) {
      let start = Math.max(0, end - LONGEST_WORD)
      while (start < end && !(ends[start] && common.has(part.slice(start, end)))) start++
      ends[end] = start < end
    }
    return ends[part.length]!
  })
}
