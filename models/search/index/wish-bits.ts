import { WISH_BIT, type WishKey } from '../intent/wish-keys.ts'

/** Bits of `WISH_KEYS`, two words of 32 each: wishes that are known to be fulfilled, and wishes that are known not to be. Neither: unknown. */
export interface WishBits<Word = number> {
  yesLow: Word
  yesHigh: Word
  noLow: Word
  noHigh: Word
}

export function noWishBits(): WishBits {
  return { yesLow: 0, yesHigh: 0, noLow: 0, noHigh: 0 }
}

export function setWish(bits: WishBits, key: WishKey, isFulfilled: boolean): void {
  setBit(bits, WISH_BIT.get(key)!, isFulfilled)
}

/** The same by the position of the wish. */
export function setBit(bits: WishBits, bit: number, isFulfilled: boolean): void {
  const isLow = bit < 32
  if (isFulfilled) bits[isLow ? 'yesLow' : 'yesHigh'] |= 1 << (bit % 32)
  else bits[isLow ? 'noLow' : 'noHigh'] |= 1 << (bit % 32)
}

/** The words that hold a wish, of all rows or of one, and its position in them. */
export function wishWords<Word>(bits: WishBits<Word>, key: WishKey): { yes: Word; no: Word; shift: number } {
  const bit = WISH_BIT.get(key)!
  const [yes, no] = bit < 32 ? [bits.yesLow, bits.noLow] : [bits.yesHigh, bits.noHigh]
  return { yes, no, shift: bit % 32 }
}
