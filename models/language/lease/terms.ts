import { pattern } from '../words/lines.ts'

// Words of the terms that a lease states.

/** Words with `guarantee` that are about something else, or about a form of it only. */
export const OTHER_GUARANTEE: RegExp = pattern(String.raw`
      staatsgarantie|staatliche\w* garantie|state guarantee|bankburgschaft|garanti\w* (?:bancaire|de l'etat|decennale|constructeur)|garantit
      bank ?garantie|bank guarantee|guaranteed|garantis
    `)
export const BARE_MONTHS: RegExp = pattern(String.raw`
      (?:garantie|caution|kaution\w*|kautioun|deposit|depot)\s*(?:locative|de garantie)?\s*(?::|de|d'un montant de|von|in hohe von|vun|iwwer|of
      equals?|equal to|entspricht|betragt|est de|ass)\s*(.{0,24})
    `)
/** A year may stand between: `coefficient de réévaluation de 2012 : 1,27`. */
export const COEFFICIENT: RegExp =
  /(?:coefficient|koeffizient)(?:(?:19|20)\d{2}(?!\d)|\D){0,50}?(?<!\d)(\d{1,2}[.,]\d{1,4})(?![\d.,/]\d)/
export const BUILT: RegExp = pattern(String.raw`
    (?:annee de construction|construite? en|acheve\w* en|batie? en|baujahr|erbaut|errichtet|gebaut|built in|year of construction|constructed in
    baujoer|gebaut ginn|gebaut)\D{0,25}?((?:1[5-9]|20)\d{2})\b
  `)
/** Said of a capital that is stated at the value of today. An infinitive only announces it. */
export const REVALUED: RegExp = pattern(String.raw`
    (?<![a-z])(?:reevalue(?:e?s?)(?![a-z])|revalorise(?:e?s?)(?![a-z])|reactualise(?:e?s?)(?![a-z])|aufgewertet|neu ?bewertet|revaluiert
    revalued|opgewert|nei bewert|reevalueiert)
    (?:valeur|montant) (?:actualise|actuel|reevalue|du jour)\w*|en euros? d'aujourd'hui
    nach heutigem wert|(?:zum|nach) (?:heutigen|aktuellen) wert|heutiger wert|in heutigen euro
    (?:today's|present|current|present-day|updated) value|in today's (?:euros|money)
    (?:aujourd'hui|heute|haut|mer haut) (?:a|auf|bei) (?:\d|eur|€)|(?:today|now) (?:it )?(?:stands|comes) (?:at|to)
    (?:no|zum) (?:haitegem|aktuellem|haitegen|aktuellen) wert|haitege wert
  `)
