import type { DateWords } from '../../words/lease/date-words.ts'

export const dates = {
  theDay: 'le',
  law: String.raw`\blois?\b|loi-cadre|reglement\w*|rgd\b|r\.g\.d|arrete|\bcode\b|memorial|directive|decret|jo\b`,
  amended: String.raw`modifie\w*|amend\w*|celle|celui|publie\w*|en vigueur`,
  birth: String.raw`\bnee?\b|naissance|\bne\(e\)`,
  paper: String.raw`
    factures?|passeport|carte d'identite|delivre\w*|valable jusqu|certificat\w*|decompte|acquis\w*|achete\w*|construit\w*|releve|courrier|lettre|recu
    versement|paiement|virement|acte (?:de vente|notarie|d'acquisition)
  `,
  signed: String.raw`fait|signe\w*|conclu\w*`,
  by: "au plus tard|avant|jusqu'au|d'ici",
  and: 'et|ou',
  ofTheDay: 'du|le|celle du',
  factsOfPersons: String.raw`\bnee?s?\b|naissance`,
  lease: 'bail|contrat|duree',
  doneOrSigned: String.raw`fait|signe\w*`,
  otherSpans: 'preavis|garantie',
} satisfies DateWords
