import type { LeaseInput, LeaseLaw } from './analyze-lease.ts'
import { analyzeLease, UnreadableLeaseError } from './analyze-lease.ts'
import type { LeaseFacts } from './lease-facts.ts'
import { documentText } from '../documents/document-text.ts'
import { UnreadableDocumentError } from '../documents/unreadable-document.ts'
import type { DocumentRefusal } from '../documents/unreadable-document.ts'

/** A lease as it comes: bytes of a PDF, DOCX or ODT, or its text. */
export type LeaseSource = { readonly file: Uint8Array } | { readonly text: string }

/** Why a lease was not analysed. The last three are of those who run the analysis under limits. */
export type LeaseRefusal = DocumentRefusal | 'unreadable' | 'too_slow' | 'too_much_memory' | 'busy'

/** One analysis to make: what a thread is handed. */
export interface LeaseTask extends Omit<LeaseInput, 'text'> {
  readonly source: LeaseSource
  readonly law: Omit<LeaseLaw, 'reader'>
}

export type LeaseOutcome =
  | { readonly analysis: LeaseFacts }
  | { readonly refusal: LeaseRefusal; readonly message: string }

/** Limits for whoever runs an analysis in a thread: a hostile PDF may unfold without end. */
export const LEASE_THREAD_LIMITS = {
  timeMs: 5_000,
  /** Heap and buffers of the thread together. A PDF of 10 MB takes about a fifth. */
  memoryMb: 256,
  /** How often memory is looked at. */
  watchMs: 40,
} as const

export const REFUSAL_TOO_SLOW: LeaseOutcome = {
  refusal: 'too_slow',
  message: `Reading the lease took more than ${LEASE_THREAD_LIMITS.timeMs / 1000} s and was given up. Send its text, without its annexes.`,
}
export const REFUSAL_TOO_MUCH_MEMORY: LeaseOutcome = {
  refusal: 'too_much_memory',
  message:
    'Reading the document needs more memory than is given to one lease. Save it anew without pictures, or send its text.',
}

/**
 * Reads and analyses a lease; what cannot be read is told, not thrown.
 * @param reader bytes of `lease-reader.bin`
 * @throws only for faults of ours
 */
export async function analyzeSource(
  { source, law, ...input }: LeaseTask,
  reader: LeaseLaw['reader'],
): Promise<LeaseOutcome> {
  try {
    const text = 'file' in source ? await documentText(source.file) : source.text
    return { analysis: analyzeLease({ ...input, text }, { ...law, reader }) }
  } catch (error) {
    if (error instanceof UnreadableDocumentError) return { refusal: error.refusal, message: error.message }
    if (error instanceof UnreadableLeaseError) return { refusal: 'unreadable', message: error.message }
    throw error
  }
}
