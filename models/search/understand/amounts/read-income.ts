import { pattern } from '../../../language/words/lines.ts'
import { wordsBefore, wordsFrom } from '../words/query-reading.ts'
import type { QueryReading } from '../words/query-reading.ts'

/** Whether words around an amount say that it is earned. */
export function isIncome(reading: QueryReading, at: number, end: number): boolean {
  // `Miete bis 1.800 netto`
  if (RENT.test(wordsBefore(reading, at, 3)) || FOR_RENT.test(wordsFrom(reading, end, 4))) return false
  return INCOME.test(wordsBefore(reading, at, 7)) || isIncomeAfter(reading, end) || isOfPartner(reading, at)
}

const RENT =
  /(?:^| )(?:rent|loyer|(?:kalt|warm)?miete|renda)(?: (?:bis|max|maximal|maximum|up|to|jusqu|a|ate|unter|under|de|of|von|um|ca))*$/

/** `ka 1.100 fir de Loyer ginn` */
const FOR_RENT = /^(?:for|pour|fur|fir|para)(?: (?:the|le|die|de|den|a|o))? (?:rent|loyer|miete|renda)(?= |$)/

/** `I earn 3,400, my partner 2,600` */
function isOfPartner(reading: QueryReading, at: number): boolean {
  return reading.understood.some(({ field }) => field === 'income') && PARTNER_BEFORE.test(wordsBefore(reading, at, 5))
}

const PARTNER_BEFORE = pattern(String.raw`
      (?:^| )(?:partner\w*|wife|husband|girlfriend|boyfriend|conjointe?|compagn\w+|femme|mari|copine|copain|frau|mann|freundin|freund|fra|frendin|frend
      mulher|marido|namorad[oa]|companheir[oa]|esposa|she|he|elle|lui|sie|er|hatt|ela|ele)(?: (?:about|another|around|encore|circa|ca|environ|etwa
      ongefeier|nochmal|mais|uns))*$
    `)

/** `6.2k net between us`; Luxembourgish `net` also means not. */
export function isIncomeAfter(reading: QueryReading, end: number): boolean {
  return INCOME_AFTER.test(wordsFrom(reading, end, 6))
}

const INCOME_AFTER = pattern(String.raw`
      ^(?:(?:of|de|d|a|per|par|pro|im|am|por|en|in|the|year|month|an|mois|jahr|monat|joer|mount|ano|mes|household|monthly|annual|menage|eur|euros?
      combined|zusammen|zesummen|together|juntos) )*(?:nets?(?! (?:mei|iwwer|deier|zu|am (?!mount)|um|op))|netto|bruts?|brutto|gross|liquidos?|brutos?
      income|pension|pensioun|rente|reforma|salary|salaires?|revenus?|gehalt|einkommen|akommes|rendimento|salario|take home|after tax|apres impots
      nach steuern|coming in|kommen rein
      ordenados?|vencimentos?|de revenus?)\b
    `)

/** Whether the words right before an amount say that it is earned. */
export function isIncomeBefore(reading: QueryReading, at: number, before: string): boolean {
  return INCOME.test(before) || isOfPartner(reading, at)
}

const INCOME = pattern(String.raw`
      \b(?:take home|takes home|taking home|bring home|brings home|bringing home|bring in|brings in|pull in|earned|nous rentre|recois|recoit|recevons
      percois|percevons|percoit|gagner|gagnent|verdient|verdienst|netto|bekomme|bekommen|bezieht|verdengt|verdenge|kreien|recebemos|recebo|recebe
      ganha|ganham|levo para casa|levamos para casa|vencimento|earn|earns|earning|earnings|haushaltsnetto|nettogehalt|verdeng|income|salary|salaries
      wage|wages|pension|pensionar\w*|pensioun|rente|reforma|retraite|make(?! that)|salaire|salaires|revenu|revenus|gagne|gagnons|touche|touchons
      verdiene|verdienen|gehalt|gehalter|einkommen|nettoeinkommen
      haushaltseinkommen|lohn|akommes|verdengen|pai|gehaltszettel|ganho|ganhamos|salario|salarios|rendimento|rendimentos|ordenado|netto|brutto)\b
    `)
/** Money that is paid besides, or is at hand, limits no price: `apport de 100.000`, `200k deposit`. */
export function isDeposit(reading: QueryReading, at: number, end: number): boolean {
  return DEPOSIT.test(wordsBefore(reading, at, 4)) || DEPOSIT_AFTER.test(wordsFrom(reading, end, 3))
}

const DEPOSIT = pattern(String.raw`
      (?:^| )(?:apport|caution|kaution|kautioun|deposit|down payment|eigenkapital|eegekapital|eigemittel|fonds propres|acompte|caucao|sinal
      capital proprio|capitais proprios|garantie locative|provision|commission|courtage|agency fee)(?: (?:of|de|d|von|vun|is|est|ist|ass|personnel
      propre|max|um|ca|circa|environ|about|the|a|eur))*$
    `)
const DEPOSIT_AFTER = pattern(String.raw`
      ^(?:(?:of|de|d|as|in|en|als|an|a|our|own|notre|de) )*(?:deposit|apport|eigenkapital|eegekapital|eigemittel|caution|kaution|kautioun|caucao
      down payment|fonds propres|entrada|gespuert|gespart|poupad[oa]s?|economise[es]*|mis de cote|saved|savings|ersparnisse?|gespart|capital proprio
      capitais proprios)\b
    `)
