import { pattern } from '../words/lines.ts'
import { topics } from '../lease-words.ts'

// Words of the mentions that a lease has to make.

export const START_ON_KEYS: RegExp =
  /a la signature|jour de la signature|bei unterzeichnung|mit unterzeichnung|upon signature|on signing|date of signature|bei der ennerschreft/
export const WAIVED: RegExp = pattern(String.raw`
      renonc|s'engage\w* a ne (?:pas|jamais|point)|verpflichtet sich,? .{0,30}nicht|undertakes? (?:not|never)|agrees? (?:not|never)|s'interdi|waive
      gives? up|verzicht|forgo|not (?:seize|apply|go|refer)|ne pourra|ne peut pas|ne (?:saisira|peuvent pas)|may not|shall not|darf nicht|durfen nicht
      dierf net|ausgeschlossen|exclu(?!si|di)
    `)
export const NOT_WAIVED: RegExp =
  /ne renonce\w* pas|verzicht\w* nicht|(?:does|do) not waive|verzicht\w* net|without waiving/g
export const ROOM_CEILING: RegExp =
  /murs?,? (?:et |ni )?(?:les |aux |des )?plafonds?|plafonds?,? et (?:les |aux |des )?murs?|\b(?:au|du|le) plafond(?= ?(?:[.,;)]|$))/g
export const NOT_SUBJECT: RegExp = pattern(String.raw`
      (?:sans|ohne|without|ouni|aucun\w*|kein\w*|free of|no|keng) (?:\w+ ){0,2}(?:limit|plafon|grenze|ceiling|cap\b)
      (?:pas|nicht|not|net) (?:\w+ ){0,3}(?:soumis|subject|applicab|anwendbar|unterl|unterw|ennerl|bound)|ne s'applique|gilt .{0,40}nicht
      gellt .{0,40}net|does not apply|not (?:\w+ ){0,2}to apply|ausser betracht|keine anwendung|hors de propos|librement|frei vereinbart|freely
    `)
export const NO_CHARGES: RegExp = pattern(String.raw`
      aucune? (?:charge|avance|provision)|pas de charges|sans charges a payer|keine nebenkosten|no (?:service )?charges (?:are|is|will)|keng charg
      charg\w*:? (?:keng|neant|aucune?|none|nothing)|nothing for charges|nebenkosten:? keine|(?:charg|nebenkosten)\w* (?:\w+ ){0,3}0 ?(?:eur|€)
      directement aupres des? (?:fournisseur|compagnie)|directly with (?:the )?(?:supplier|provider|utilit)|direkt (?:mit|bei) den? versorg
    `)
export const PROVED: RegExp = pattern(String.raw`
    factur\w+|justificati|pieces|depenses (?:effectives|reelles)|couts reels|rechnung|beleg|tatsachlich|invoices|bills|receipts|actual|effektiv
    richteg
  `)
/** A month or season in which accounts are made. */
export const SEASON: RegExp = pattern(String.raw`
    \b(?:en|au|im|in|each|every|by|am|jedes|chaque) (?:mois de |fin |early |late )?(?:\d{1,2} )?(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout
    septembre|octobre|novembre|decembre|januar|februar|marz|april|juni|juli|august|september|oktober|november|dezember|january|february|march|may|june
    july|october|december|januar|februar|maerz|abrell|juni|spring|autumn|winter|summer|fruhjahr|herbst|printemps|automne|saint-sylvestre)\b
  `)
/** Before the word for a statement: what stands in it is told, and it is made. */
export const WITHIN: RegExp = pattern(String.raw`
    (?:au|aux|dans (?:ce|le|les|ces)|sur (?:ce|le|aucun)|auf (?:der|dieser)|in (?:der|dieser|the|this|any)|on (?:the|this|any)|op (?:deem|dem|d'))\s$
    (?:in|on|auf|sur|dans|an) (?:your|our|my|votre|notre|ihrer|unserer|arer|ar)\s$
  `)
export const OF_CONDITION: RegExp = /condition|zustand|zoustand|etat (?:des|du)|(?:parfait|bon) etat/
/** Something is done without waiting for the statement of charges. */
export const NOT_AWAITED: RegExp = /sans attendre|\babzuwarten|without (?:waiting|awaiting)|ouni op .{0,40}ze waarden/
/** `Without a yearly statement nothing more can be claimed`. */
export const NO_CLAIM_WITHOUT: RegExp =
  /^\W*(?:without|sans|ohne|ouni|faute d|a defaut d).*\b(?:cannot|may not|can't|aucun\w*|rien|keine?n?|nichts|naischt|keng)\b/
/** A surplus or a gap is paid. */
export const SQUARES: RegExp = pattern(String.raw`
    differenc|unterschied|ennerscheed|solde|balance|surplus|trop[- ]percu|ausgleich|nachzahl|guthaben|square|settle|comptes?\b|ze vill|zu viel|too much
    en trop|se rend|rends?\b|refund|repa(?:id|ys)|share
  `)
export const ON_ACCOUNT: RegExp = new RegExp(
  String.raw`${topics.charges.source}|\b(?:avances?|acomptes?|vorschuss\w*|abschlage?|advances?|on account|akont)\b`,
)
