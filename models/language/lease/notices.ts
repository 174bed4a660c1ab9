import { topics } from '../lease-words.ts'
import { pattern } from '../words/lines.ts'

// Words of notices and of the spans that are none.

export const QUARTER: RegExp =
  /\b(?:un trimestre|ein(?:em|es)? (?:quartal|vierteljahr)s?|(?:a|one) quarter|engem trimester|een trimester)\b/g
export const JOINT: RegExp = /solidair|gesamtschuldner|jointly and severally|joint and several|solidaresch/
/** The landlord copies it out when he gives notice. */
export const TEXT_OF_LAW: RegExp = /art(?:icle|ikel|\.) ?12\b/
/** The tenant goes, and says so before. */
export const LEAVES_WITH: RegExp = pattern(String.raw`
    (?:part|quitt|sort)\w*\W.{0,80}(?:avant|plus tot)\b|(?:auszieh|ausziehen|gehen|weg)\b.{0,80}(?:vorher|davor)|(?:leav|go|move)\w*\W.{0,200}(?:ahead|before)\b
    (?:fort|eraus|auszei|plenner)\w* .{0,80}(?:virdrun|am viraus)
  `)
/** Half a year, and months that are counted as full. */
export const HALF_YEAR: RegExp =
  /\b(?:une demi-?annee|un demi-?an|un semestre|engem hallwe joer|en hallef joer|a half year|one half year)\b/g
export const FULL: RegExp =
  /\b(?:full|whole|clear|complete|calendar|entire|volle[nrs]?|ganze[nrs]?|voll|ganz|pleins?) (?=(?:calendar )?(?:months?|monate?n?|mois|meint|weeks?|wochen))/g
/** Subject of the span, where it is no notice. */
export const OF_SPAN: RegExp = /^\s*(?:de |d'|of |vum |vun )?(?:loyers?\b|rent\b|[a-z]*mieten?\b|occupation|duree)/
/** `six mois de préavis du bailleur`: whose notice it is. */
export const OF_LANDLORD: RegExp = new RegExp(
  String.raw`^\s*(?:de |d')?(?:preavis |notice |frist )?(?:du|des|de la|de l'|vum|vun der|of the|by the) (?:${topics.landlord.source})`,
)
/** `die Frist von zwei Jahren gilt nicht`. */
export const NO_LONGER: RegExp =
  /\bgilt\b.{0,40}\bnicht\b|ne s'applique(?:nt)? (?:pas|plus)|(?:does|do) not apply|no longer appl|gellt\b.{0,30}\bnet\b/
export const TELLS_NOTICE: RegExp = pattern(String.raw`
    \bahead\b|virdru|bescheed|preavis|conge\b|notice|\w*frist\b|kundig|kenneg|a l'avance|am viraus|im voraus|in advance|prevenir|avertir|delai|resili
    terminat|denonc|vorher|avant|beforehand|before
  `)
export const NOT_A_NOTICE: RegExp = pattern(String.raw`
    loyer|garantie|kaution|kautioun|deposit|miete\b|\bduree\b|dauer|\bterm of\b|conclu pour|abgeschlossen|diplomat|augment|revis|index|hausse|decompte
    charges|ruckzahlung|remboursement|restitution|refund|art(?:icle|ikel|\.) 12|capital|kapital|reparat|visit|besicht
  `)
export const AFTER: RegExp = pattern(String.raw`
    (?:(?:avant|vor|before|virun) (?:la fin|le terme|l'expiration|l'issue|ende|ablauf|the end|dem enn)(?: des?| du| of(?: the)?| vun?| von)?
    avant|vor|virun|before|apres|nach|after|no|a l'expiration des?|a l'issue des?|au bout des?|(?:zum|nach|mit) ablauf
    passe|passes|uber|at the end of|tous les|chaque
    every|jede|all|premiere?s?|ersten
    eischten|first|pendant
    wahrend|during)\s(?:les |the |dem |den |der |des |ablauf (?:von|der|des) )?$
  `)
