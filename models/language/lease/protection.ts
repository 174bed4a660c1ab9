import { pattern } from '../words/lines.ts'

// Words of evictions, buyers and shared homes.

export const BETWEEN: RegExp =
  /intermediair|zwischen(?:protokoll|bestandsaufnahme|zustand|abnahme)|interim|intermediate|tesche/
export const FORBIDS: RegExp = pattern(String.raw`
    ne (?:peut|pourra|peuvent|pourront|saurait)|n'a pas le droit|darf .{0,60}(?:nicht|keine)|d[ae]rf .{0,60}net|(?:may|can|must|shall|will) ?not
    is not allowed|interdit|verboten|prohibited
  `)
/** Who lets it be known, without the word for a notice. */
export const TELLS: RegExp =
  /faire savoir|se manifester|(?:make it|let it be) known|mitteil\w*|bekannt ?geb\w*|bescheed|matdeel\w*/
/** `dispose de tout un an`. */
export const HAS_TIME: RegExp = /(?:dispos\w+ d[e'] ?|\bhas |\bhat |\bhuet )(?:tout |a full |ganze[ns]? )?$/
export const WITHIN: RegExp =
  /(?:dans|endeans|pendant|within|for|innerhalb|binnen|bannent|wahrend|an|in)\W+(?:les |den |de |the |of )?$/
export const LATE_OR_END: RegExp =
  /retard|impay|non[- ]paiement|defaut|verzug|verspat|nichtzahlung|late\b|arrears|default|unpaid|retard|net bezuelt|fin du bail|ende des|end of the/
export const BANS: RegExp = pattern(String.raw`
    (?:colocation|wohngemeinschaft|co-?tenancy|flat-?shar\w*|colocatioun) (?:\w+ ){0,3}(?:interdite?|verboten|untersagt|prohibited|not allowed
    exclue|verbueden|nicht gestattet|requiert|bedarf|requires)
    (?:interdi\w+|verboten|prohibited).{0,30}colocation
  `)
/** Homes that a lease calls homes of luxury; `luxury kitchen` and `appartement de luxe` in an advert's words are none. */
export const LUXURY_HOME: RegExp = pattern(String.raw`
    logements? de (?:grand )?luxe|logements? (?:moderne )?non[- ]standard|confort moderne,? non[- ]standard|luxuswohn\w*|luxury (?:dwelling|propert|hous)\w*
    non[- ]standard (?:dwelling|home|housing)|luxuswunn\w*|luxuslogement|luxusobje[ck]t
  `)
