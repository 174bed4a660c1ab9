import { compareCommunes } from './prompts/compare-communes.ts'
import { findFamilyHome } from './prompts/find-family-home.ts'
import { matchProperties } from './prompts/match-properties.ts'
import type { Prompt } from './offer/prompt.ts'

/** Every prompt, in the order clients see. */
export const PROMPTS: readonly Prompt[] = [findFamilyHome, compareCommunes, matchProperties]
