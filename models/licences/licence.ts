/** Licence of what this project derives from sources that ask for no more. */
export const OWN_LICENCE = 'CC BY 4.0'
/** Name of the licence of a source that states none. */
export const NOT_STATED = 'not stated'

interface OpenLicence {
  name: string
  url: string
  pattern: RegExp
  /** 0 asks for nothing, 1 to name the source, 2 also to pass on under the same licence. */
  rank: number
}

const CC = 'https://creativecommons.org'

/** Licences under which data may be passed on, from the freest to the strictest. */
const OPEN_LICENCES: readonly OpenLicence[] = [
  { name: 'CC0 1.0', url: `${CC}/publicdomain/zero/1.0/`, pattern: /\bCC0|\bCC-0|public domain|\bPDDL/i, rank: 0 },
  { name: OWN_LICENCE, url: `${CC}/licenses/by/4.0/`, pattern: /\bCC[ -]BY(?![ -](?:SA|NC|ND))/i, rank: 1 },
  { name: 'CC BY-SA 4.0', url: `${CC}/licenses/by-sa/4.0/`, pattern: /\bCC[ -]BY[ -]SA/i, rank: 2 },
  { name: 'ODbL 1.0', url: 'https://opendatacommons.org/licenses/odbl/1-0/', pattern: /\bODbL/i, rank: 2 },
]
const UNSTATED =
  /^(?:|-+|\?|n\/?a|none|unknown|tbd|un(?:clear|stated|specified)|not (?:stated|known|specified|given))$/i
const RESERVED = /all rights reserved|tous droits réservés|alle rechte vorbehalten|proprietary|copyright|©/i

const LIMITED = new RegExp(`${RESERVED.source}|[ -]N[CD]\\b`, 'i')

/** Whether a licence, or the absence of one, leaves texts and photos to whoever made them. */
export function isReserved(licence: string): boolean {
  return UNSTATED.test(licence.trim()) || RESERVED.test(licence)
}

/**
 * The licence of what rests on several sources: the strictest of theirs and our own. A name that speaks of several licences counts as the strictest of
 * them, one that we do not know is stricter than all that we know, and none at all is stricter still. Equally strict ones stand side by side.
 */
export function strictestLicence(licences: Iterable<string>): string {
  const all = [OWN_LICENCE, ...licences].map(ranked)
  const strictest = Math.max(...all.map(({ rank }) => rank))
  const names = all.filter(({ rank }) => rank === strictest).map(({ name }) => name)
  return [...new Set(names)].sort().join('; ')
}

/** Address of a licence's text; null where we do not know it. */
export function licenceUrl(licence: string): string | null {
  return OPEN_LICENCES.find(({ name }) => name === licence)?.url ?? null
}

/** The licence as schema.org has it: the address of its text, or its name. */
export function licenceStatement(licence: string): string | { '@type': 'CreativeWork'; name: string } {
  return licenceUrl(licence) ?? { '@type': 'CreativeWork', name: `Licence: ${licence}` }
}

function ranked(licence: string): { name: string; rank: number } {
  if (UNSTATED.test(licence.trim())) return { name: NOT_STATED, rank: 4 }
  const open = OPEN_LICENCES.findLast(({ pattern }) => pattern.test(licence))
  return open && !LIMITED.test(licence) ? open : { name: licence.trim(), rank: 3 }
}
