/** Why a document gives no text. */
export type DocumentRefusal = 'too_large' | 'too_many_pages' | 'encrypted' | 'broken' | 'no_text' | 'too_much_text'

/** The message says what to do instead. */
export class UnreadableDocumentError extends Error {
  override name = 'UnreadableDocumentError'
  readonly refusal: DocumentRefusal

  constructor(refusal: DocumentRefusal, message: string) {
    super(message)
    this.refusal = refusal
  }
}

/** Characters of a lease with all its annexes; a dense page has 6,000. */
const MAX_CHARACTERS = 400_000

/** @throws UnreadableDocumentError beyond the characters that are read */
export function requireReadable(characters: number): void {
  if (characters > MAX_CHARACTERS)
    throw new UnreadableDocumentError(
      'too_much_text',
      `The document has more than ${MAX_CHARACTERS} characters. Send the lease without its annexes.`,
    )
}
