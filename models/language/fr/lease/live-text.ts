import type { LiveTextWords } from '../../words/lease/live-text-words.ts'

export const liveText = {
  deleted: 'supprim|remplac|biff|ray[eé]|abrog',
  reducedTo: String.raw`(?:est|sont|a ete|ont ete) (?:donc )?(?:ramene|reduit|abaisse|limite)\w* a`,
  reducedBehind: '',
  voided: 'nul(?:le)?s?|interdite?s?|prohibee?s?|illicites?',
  notInLease: String.raw`
    ne figur\w* (?:donc )?pas|ne se trouv\w* (?:donc )?pas
  `,
  depositHeading: '(?:garantie|caution)(?: locative)?',
  none: 'aucune|n[eé]ant|pas de garantie|sans objet',
} satisfies LiveTextWords
