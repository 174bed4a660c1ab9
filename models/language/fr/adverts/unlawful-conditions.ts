import type { UnlawfulConditionWords } from '../../words/adverts/unlawful-condition-words.ts'

export const unlawfulConditions = {
  stems: String.raw`
    etrang / afric / arab / musulm / juif / noirs / asia / \broms?\b / gitan / handicap / deficien / homosex / monoparent
    enfants / refugi / agees / religion / origine / nationali / luxemb / francais / belges / allemands / europ / chre[ts]
    catholi / blancs / couples / couple mari
  `,
  groups: `
    (?:les )?(?:etrangers?|africains?|arabes?|musulmans?|juifs?|noirs?|asiatiques?|roms?|gitans?|handicapes?|homosexuels?)
    (?:les )?(?:familles? monoparentales?|enfants?|refugies?|personnes agees)
  `,
  chosen: `
    luxembourgeois(?:es)?|francais(?:es)?|belges?|allemands?|europeens?|europeennes?|chretiens?|catholiques?|blancs?|couples? maries?
    couples? sans enfants?
  `,
  without: `pas d'|pas de[ ]|sans[ ]|aucun[ ]|ni[ ]|refus(?:e|ons) (?:les |aux )?`,
  harmless: 'dans|a proximite|sur|en bas',
  unwanted: `non admis|non acceptes?|exclus?|interdits?|s'abstenir|pas acceptes?`,
  only: `
    (?:uniquement|seulement|exclusivement|reserve(?:e)? (?:aux?|a des)|que pour)(?: (?:pour|aux?|a|des|les|une?))*
  `,
  onlyBehind: '',
  grounds: String.raw`(?:de nationalite|d'origine|de religion) \w+ (?:uniquement|seulement|exclusivement|exigee?|souhaitee?)`,
} satisfies UnlawfulConditionWords
