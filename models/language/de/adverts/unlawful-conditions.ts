import type { UnlawfulConditionWords } from '../../words/adverts/unlawful-condition-words.ts'

export const unlawfulConditions = {
  stems: `
    afrik / arab / muslim / mosl / jud[ed] / schwarz / behindert / homosex / alleinerz / kinder / fluchtl / ausla[ne] / luxemb
    europ / christ / katholi / deutsche / einheim / ehepaar
  `,
  groups: `
    auslander|araber|muslime|moslems|juden|schwarzen?|afrikaner|fluchtlinge|behinderten?|homosexuellen?|kinder|alleinerziehenden?
  `,
  chosen: 'deutsche[rn]?|luxemburger(?:innen)?|europaer|christen|katholiken|einheimischen?|ehepaare?',
  without: '(?:keine|ohne)[ ]',
  harmless: 'in[ ]',
  unwanted: 'unerwunscht|nicht erwunscht|nicht erlaubt',
  only: '(?:nur|ausschliesslich)(?: (?:an|fur))?',
  onlyBehind: '',
  grounds: '',
} satisfies UnlawfulConditionWords
