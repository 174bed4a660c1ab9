import { pattern } from '../words/lines.ts'

// How leases part their clauses and write their words.

export const LEASE_WORDS: RegExp =
  /bail\b|loyer|locat|miet|vermiet|lease|tenan|landlord|rent\b|lessor|verlount|lessee|occupation/
/** Housing words; three or more also identify a lease (a room let without the word "lease"). */
export const HOME_WORDS: RegExp = pattern(
  String.raw`
      kaution|caution\b|deposit|nebenkosten|wohn(?:ung|gemeinschaft|sitz)|zimmer|bewohner|chambre|logement|charges\b|room\b|dwelling|utilities
      residence|wunneng|zemmer|kautioun|kundigung|notice\b|preavis
    `,
  'g',
)
export const CLAUSE_START: RegExp = pattern(
  String.raw`
      ^\s*(?:(?:art(?:icle|ikel)?s?\.?\s*(?:\d{1,3}|[ivx]{1,5}|premier)\b|§+\s*\d{1,3}|clause\s+\d{1,3}|\d{1,3}(?:\.\d{1,2})*\s*(?:[.)°]
      [-–—]\s)(?!\d)|[ivx]{1,5}[.)]\s|\(\d{1,2}\)|[a-h][.)]\s))
    `,
  'i',
)
export const ABBREVIATION: RegExp = pattern(
  String.raw`
      (?:^|[\s(«"'’/])(?:art|artt|al|abs|nr|n|no|num|m|mm|mme|mlle|mr|mrs|ms|dr|me|st|ste|bd|av|str|bzw|ca|env|etc|usw|ggf|inkl|incl|zzgl|evtl|max|min
      p|pp|ex|z|b|d|h|u|a|i|e|g|resp|cf|vgl|tel|eur|og|eg|dg|katasternr|qm|sqm|geb|gez|v|j|l|s|r|esq|jan|janv|feb|fev|fevr|mar|apr|avr|jun|jul|juil
      aug|sep|sept|oct|okt|nov|dec|dez)\.$
    `,
  'i',
)
/** Telling words of German that was written without umlauts. */
export const SPELLED_WORD: RegExp = pattern(
  String.raw`
      \b(?:fuer|ueber\w*|\w*kuendig\w*|zurueck\w*|hoech\w*|\w*jaehr\w*|\w*schluessel\w*|\w*gebuehr\w*|\w*erhoeh\w*|\w*gebaeude\w*|haelfte|koennen
      duerfen|muessen|waehrend|moebliert|unmoebliert)\b
    `,
  'gi',
)
/** Goes on in the next line, however short this one is. */
export const UNFINISHED: RegExp = pattern(
  String.raw`
      (?:[,:(–-]|(?<!\p{L})(?:des?|du|d['’]|la|les?|l['’]|aux?|à|et|ou|un|une|pour|par|sur|en|der|die|das|den|dem|des|ein|eine|und|oder|von|zu|mit|für
      the|of|and|or|to|an?|for|by|with|vun|vum|mat|fir|op|eng|oder))\s*$
    `,
  'iu',
)
export const TENANT_SPEAKS: RegExp =
  /(?<!\p{L})(?:moi|je soussign\p{L}+|ich|i|ech),?\s[^.;\n]{0,90}(?:locataire|preneur|(?<!ver)mieter|tenant|lessee)/iu
export const BULLET: RegExp = /^\s*[-–—•*·▪◦]\s+/
/** `Loyer mensuel : 1 900 €` within a numbered clause is a line of it. */
export const LABELLED: RegExp = /^\s*\p{Lu}[^.:!?]{1,45}\s?:\s/u
/** Short enough to be a heading: lines that a page has broken are longer. */
export const HEADING: RegExp = /^\s*[\p{Lu}\d§(][^!?,\n]{0,44}$/u
export const INLINE_CLAUSE: RegExp = /(?<=[.;:!?)»"]\s)(?=(?:Art(?:icle|ikel)?\.?\s*\d{1,3}|§\s*\d{1,3})\b)/g
