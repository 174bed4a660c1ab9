import type { MentionWords } from '../../words/lease/mention-words.ts'

export const mentions = {
  startOnKeys: 'a la signature|jour de la signature',
  waived: String.raw`
    abandonne|ecarte\w*|aucune des (?:deux )?parties|sans la commission|commission des loyers en dehors|n'a rien a dire|s'absti\w*|que par le (?:bailleur
    proprietaire)|pas competente?|renonc|s'engage\w* a ne (?:pas|jamais|point)|s'interdi|ne pourra|ne peut pas|ne (?:saisira|peuvent pas)|exclu(?!si|di)
  `,
  notWaived: String.raw`(?:ne|n'y|n'en) renonc\w* (?:pas|jamais)|n'abandonne pas|ne renonce\w* pas`,
  roomCeiling: String.raw`murs?,? (?:et |ni )?(?:les |aux |des )?plafonds?|plafonds?,? et (?:les |aux |des )?murs?|\b(?:au|du|le) plafond(?= ?(?:[.,;)]|$))`,
  without: String.raw`sans|aucun\w*`,
  limit: 'limit|plafon',
  notSubject: String.raw`pas (?:\w+ ){0,3}(?:soumis|applicab)|ne s'applique|hors de propos|librement`,
  noCharges: String.raw`
    aucune? (?:charge|avance|provision)|pas de charges|sans charges a payer|charg\w*:? (?:neant|aucune?)|charg\w* (?:\w+ ){0,3}0 ?(?:eur|€)
    directement aupres des? (?:fournisseur|compagnie)
  `,
  proved: String.raw`factur\w+|justificati|pieces|depenses (?:effectives|reelles)|couts reels`,
  inEach: 'en|au|chaque',
  partOfMonth: '(?:mois de |fin )',
  season:
    'janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|printemps|automne|saint-sylvestre',
  within: 'au|aux|dans (?:ce|le|les|ces)|sur (?:ce|le|aucun)|(?:sur|dans) (?:votre|notre)',
  ofCondition: 'condition|etat (?:des|du)|(?:parfait|bon) etat',
  notAwaited: 'sans attendre',
  withoutIt: 'sans|faute d|a defaut d',
  nothingDue: String.raw`aucun\w*|rien`,
  squares: String.raw`differenc|solde|surplus|trop[- ]percu|comptes?\b|en trop|se rend|rends?\b`,
  onAccount: 'avances?|acomptes?',
} satisfies MentionWords
