import type { RentWords } from '../../words/lease/rent-words.ts'

export const rent = {
  year: String.raw`annees?`,
  struck: String.raw`raye\w*|biffe\w*|laisse\w* de cote|(?<!\bsi\b.{0,60})\b(?:serait|est|sont) nulle?s?\b|reputee? non ecrite`,
  whatever: String.raw`quel\w* que soi(?:t|ent)|peu importe|independamment`,
  wholeYear: String.raw`loyer de la premiere annee|loyer (?:de|pour) (?:toute )?l'annee|toute (?:une |l')annee|annee entiere|un an de loyer`,
  anyTime: String.raw`a tout moment|a n'importe quel moment`,
  ofCapital: `coefficient`,
  notRentIndex: `coefficient|reeval|indice de (?:performance|consommation d'energie)`,
  renounces: `renonc`,
  indexation: `index|echelle`,
  no: `non|aucune?|neant|sans (?:effet|objet)`,
  thereIsNone: String.raw`\b(?:il )?n'y en a (?:pas|aucun)`,
  eachStep: `
    (?:a|lors de) chaque (?:tranche|echeance|hausse|variation|indexation|publication|mouvement)|chaque fois que|des qu[e']|aussitot qu|au fur et a mesure
  `,
  ofExpenses: String.raw`\ba leurs? (?:juste )?couts?\b|(?:depenses|frais|couts?) (?:reel|effecti)`,
  ofServices: String.raw`\bservices?\b|\bprestations?\b`,
  evenIf: `meme (?:si|en cas)`,
  index: `index|indice`,
  calledOff: String.raw`
    (?:hausse|augmentation)\b.{0,50}\b(?:n'aura pas lieu|est (?:annulee|abandonnee|retiree)|ne sera pas appliquee)
  `,
  nothing: `rien`,
  double: `double`,
  doubled: `double du`,
  furniture: `meubl`,
  besidesFurniture: String.raw`
    (?:sans|hors)(?: (?:les |d')?\w+,?){0,3} (?:ni |et )?(?:hors |sans )?(?:les )?(?:meubles|mobilier)\b
    (?:meubles|mobilier) non (?:compris|inclu)
  `,
  price: `prix|loyer|montant|somme`,
  includes: `compren|compris|inclu|couvr`,
  furnishing: `mobilier|meubles`,
  inThePrice: `compris|inclu|dans le (?:prix|loyer)`,
  noSupplement: `sans supplement|aucun supplement|gratuit`,
  none: `aucune`,
  increase: `revision|augmentation|hausse|adaptation`,
  asTheLaw: `conformement|dans (?:les|la) limites?`,
  noticeOrOther: String.raw`preavis|prev(?:enir|ien\w+|enu\w*)|conge\b|inform\w*|avis(?:e|er|ent)?\b|depart\b`,
  pays: String.raw`\bdue?s?\b|exigible\w*|vir(?:e|ent|er)\b|remet\w*|encaiss\w*|pay\w*|pai\w*|vers\w*|regl\w*|acquitt\w*`,
  numbered: String.raw`art\.?|article|clause`,
  coming: String.raw`suivant|premier|prochain`,
  atEntry: String.raw`
    avant (?:l'entree|la remise des cles|l'emmenagement)|(?:a|lors de) (?:la |l')?(?:signature|entree|remise des cles)|contre (?:la )?remise des cles
    (?:jour|moment) de l'entree|postdate\w*
  `,
  rents: String.raw`cheques postdates|mensualites|loyers`,
  reductions: 'reduit|reduction|decote|vetuste',
  increaseHeadings: 'revision|augmentation|adaptation',
  toldBefore: 'preavis|avis',
  toldAhead: `a l'avance|avant|de preavis`,
} satisfies RentWords
