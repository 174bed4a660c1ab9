import { fold } from '../../language/fold.ts'

export interface LawfulText {
  text: string
  /** Number of sentences cut out. */
  count: number
}

/** Words that every unlawful condition holds: a group, a ground or who alone is wanted. Only the text around them is looked at closely. */
const TELLING = new RegExp(
  String.raw`etrang|afric|afrik|arab|musulm|muslim|mosl|muculm|juif|jewe?s?\b|jud[ed]|noirs|blacks|schwarz|asia|\broms?\b|gitan|cigan|handicap|behindert` +
    String.raw`|disabled|deficien|homosex|gays|alleinerz|monoparent|single mother|enfants|children|\bkids|kinder|kanner|crianc|refugi|fluchtl|ausla[ne]` +
    String.raw`|foreigner|estrang|agees|religion|origine|nationali|luxembo|luxemb|letzebu|francais|belges|allemands|europ|chre[ts]|christ|catholi|katholi` +
    String.raw`|cristaos|blancs|whites|couples|couple mari|deutsche|einheim|ehepaar|citizens|married|native|casais|portugueses`,
  'g',
)
const REACH = 70
const GROUPS_FR =
  String.raw`(?:les )?(?:etrangers?|africains?|arabes?|musulmans?|juifs?|noirs?|asiatiques?|roms?|gitans?|handicapes?|homosexuels?` +
  String.raw`|familles? monoparentales?|enfants?|refugies?|personnes agees)`
const GROUPS_DE = String.raw`(?:auslander|araber|muslime|moslems|juden|schwarzen?|afrikaner|fluchtlinge|behinderten?|homosexuellen?|kinder|alleinerziehenden?)`
const GROUPS_EN =
  String.raw`(?:foreigners?|africans?|arabs?|muslims?|jews?|blacks?|asians?|refugees?|disabled(?: people| persons)?|homosexuals?|gays?|children|kids` +
  String.raw`|families with children|single mothers?)`
const GROUPS_LB = String.raw`(?:auslanner|kanner|muslimen|judden|fluchtlingen?)`
const GROUPS_PT = String.raw`(?:estrangeiros?|africanos?|muculmanos?|judeus?|criancas?|refugiados?|deficientes|ciganos?)`
const CHOSEN_FR =
  String.raw`(?:luxembourgeois(?:es)?|francais(?:es)?|belges?|allemands?|europeens?|europeennes?|chretiens?|catholiques?|blancs?|couples? maries?` +
  String.raw`|couples? sans enfants?)`
const CHOSEN_DE = String.raw`(?:deutsche[rn]?|luxemburger(?:innen)?|europaer|christen|katholiken|einheimischen?|ehepaare?)`
const CHOSEN_EN =
  String.raw`(?:luxembourgers?|luxembourg nationals?|europeans?|eu (?:nationals?|citizens?)|christians?|catholics?|whites?|married couples?` +
  String.raw`|native speakers?)`
const UNLAWFUL = new RegExp(
  [
    String.raw`\b(?:pas d'|pas de |sans |aucun |ni |refus(?:e|ons) (?:les |aux )?)${GROUPS_FR}\b(?! (?:dans|a proximite|sur|en bas))`,
    String.raw`\b${GROUPS_FR} (?:non admis|non acceptes?|exclus?|interdits?|s'abstenir|pas acceptes?)`,
    String.raw`\b(?:uniquement|seulement|exclusivement|reserve(?:e)? (?:aux?|a des)|que pour)(?: (?:pour|aux?|a|des|les|une?))* ${CHOSEN_FR}\b`,
    String.raw`\b(?:de nationalite|d'origine|de religion) \w+ (?:uniquement|seulement|exclusivement|exigee?|souhaitee?)`,
    String.raw`\b(?:keine |ohne )${GROUPS_DE}\b(?! in )`,
    String.raw`\b(?:nur|ausschliesslich)(?: (?:an|fur))? ${CHOSEN_DE}\b`,
    String.raw`\b${GROUPS_DE} (?:unerwunscht|nicht erwunscht|nicht erlaubt)`,
    String.raw`\bno ${GROUPS_EN}\b(?! (?:facilities|play))`,
    String.raw`\b(?:only (?:for )?|exclusively for |reserved for )${CHOSEN_EN}\b`,
    String.raw`\b${CHOSEN_EN} only\b`,
    String.raw`\b${GROUPS_EN} (?:not (?:allowed|accepted|welcome)|need not apply)`,
    String.raw`\b(?:keng |ouni )${GROUPS_LB}\b`,
    String.raw`\b(?:nemmen|just) (?:un |fir )?(?:letzebuerger|europaer|chreschten)\b`,
    String.raw`\b(?:sem |nao aceitamos |nao se aceitam )${GROUPS_PT}\b`,
    String.raw`\b(?:apenas|so|somente)(?: para)? (?:portugueses|luxemburgueses|europeus|cristaos|casais casados)\b`,
  ].join('|'),
)
const SENTENCES = /[^.!?\n;]+[.!?;]*\s*|\n+/g
const WITHHELD = '[…] '

/**
 * Cuts sentences that set a condition on a protected ground (origin, religion, family situation, disability …) out of an advertiser's
 * text, so that nothing can index or repeat them. Grounds: Luxembourg Penal Code 454 and 455. Conditions on animals or smoking stay.
 * @param folded the text passed through `fold`, where the caller has it
 */
export function withoutUnlawfulConditions(text: string, folded: string = fold(text)): LawfulText {
  if (!isSuspect(folded)) return { text, count: 0 }
  let count = 0
  const kept = text.replace(SENTENCES, (sentence) => {
    if (!UNLAWFUL.test(fold(sentence))) return sentence
    count++
    return WITHHELD
  })
  return { text: kept.trim(), count }
}

function isSuspect(folded: string): boolean {
  let seen = -1
  for (const { index } of folded.matchAll(TELLING)) {
    if (index < seen) continue
    seen = index + REACH
    if (UNLAWFUL.test(folded.slice(Math.max(0, index - REACH), seen + REACH))) return true
  }
  return false
}
