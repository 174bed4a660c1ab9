import { ACCOUNT_DEFENCES } from './account-defences.ts'
import type { Defence } from './defence.ts'
import { SERVICE_DEFENCES } from './service-defences.ts'

/** Every defence that a test claims to prove. */
export const DEFENCES: readonly Defence[] = [...ACCOUNT_DEFENCES, ...SERVICE_DEFENCES]
