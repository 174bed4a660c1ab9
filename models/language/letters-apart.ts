/**
 * How many different letters only one of two folded words has. An edit changes it by two at most, so words further apart than twice the typo budget need
 * not be compared letter by letter.
 */
export function lettersApart(a: string, b: string): number {
  let different = lettersOf(a) ^ lettersOf(b)
  let count = 0
  for (; different !== 0; different &= different - 1) count++
  return count
}

function lettersOf(word: string): number {
  let mask = 0
  for (let at = 0; at < word.length; at++) mask |= 1 << (word.charCodeAt(at) & 31)
  return mask
}
