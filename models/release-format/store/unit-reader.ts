import { STORE_KEYS, type Piece, type StoredUnit } from '../../contracts/release/release-store.ts'
import { lengthOf } from './pieces.ts'
import { sha256Of } from '../../kernel/sha256-of.ts'
import { decodeUnit } from './unit.ts'

/** Reads what pieces of units make up. */
export type PieceReader = (pieces: readonly Piece[]) => Promise<Buffer>

/**
 * Decodes units when they are needed and keeps the latest used within a bound of bytes.
 * @param read returns an object of the store, undefined when there is none
 * @throws Error that names the object: of a unit that is missing or whose bytes are not what its name says
 */
export function createPieceReader(
  units: readonly StoredUnit[],
  read: (key: string) => Promise<Uint8Array | undefined>,
  cacheBytes: number,
): PieceReader {
  const kept = new Map<number, Promise<Buffer>>()
  const contentOf = (index: number): Promise<Buffer> => {
    const known = kept.get(index)
    const content = known ?? decode(index)
    kept.delete(index)
    kept.set(index, content)
    if (!known) content.catch(() => kept.delete(index))
    evict()
    return content
  }
  const decode = async (index: number): Promise<Buffer> => {
    const unit = units[index]
    if (!unit) throw new Error(`The index of the store names unit ${index}, which it does not have`)
    const key = STORE_KEYS.object(unit.sha256)
    // A chain that went in a circle would never end; depths that fall cannot.
    const isDeeper = unit.dictionary.some(([other]) => (units[other]?.depth ?? Infinity) >= unit.depth)
    if (isDeeper) throw new Error(`${key}: its dictionary is not of earlier units`)
    const dictionary = await readPieces(unit.dictionary)
    const stored = await read(key)
    if (!stored) throw new Error(`${key}: not in the store`)
    const hash = sha256Of(stored)
    if (hash !== unit.sha256) throw new Error(`${key}: damaged in the store, its SHA-256 is ${hash}`)
    return decodeUnit(stored, dictionary, unit.bytes)
  }
  const evict = (): void => {
    let total = [...kept.keys()].reduce((sum, index) => sum + (units[index]?.bytes ?? 0), 0)
    for (const index of kept.keys()) {
      if (total <= cacheBytes || kept.size === 1) return
      kept.delete(index)
      total -= units[index]?.bytes ?? 0
    }
  }
  const readPieces: PieceReader = async (pieces) => {
    const whole = Buffer.allocUnsafe(lengthOf(pieces))
    let at = 0
    for (const [index, offset, length] of pieces) {
      const content = await contentOf(index)
      if (offset + length > content.length)
        throw new Error(`A piece ends at byte ${offset + length} of a unit of ${content.length} bytes`)
      at += content.copy(whole, at, offset, offset + length)
    }
    return whole
  }
  return readPieces
}
