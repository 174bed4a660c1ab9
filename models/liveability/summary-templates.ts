import type { LiveabilityDimension } from '../contracts/places/commune.ts'
import type { DocumentLocale } from '../kernel/locale.ts'

/** Sentences of one locale; words in braces are filled in. They hold for one item of a list and for several. */
export type SummaryTemplates = {
  readonly decimalMark: '.' | ','
  readonly and: string
  readonly dimensions: Readonly<Record<LiveabilityDimension, string>>
  readonly score: string
  /** When all variants of the method agree on the rank. */
  readonly rankCertain: string
  readonly rank: string
  readonly strongest: string
  readonly weakest: string
  readonly unknown: string
  readonly noScore: string
}

export const SUMMARY_TEMPLATES: Readonly<Record<DocumentLocale, SummaryTemplates>> = {
  en: {
    decimalMark: '.',
    and: 'and',
    dimensions: {
      price: 'price',
      safety: 'safety',
      transit: 'public transport',
      commute: 'commute',
      services: 'services',
      education: 'access to schools',
      health: 'access to health care',
      nature: 'nature',
      housing_market: 'housing market activity',
    },
    score: '{name} has a liveability score of {score} out of 100.',
    rank: 'That is rank {rank} of {total}; 90% of the variants of the method put it between {low} and {high}.',
    rankCertain: 'That is rank {rank} of {total}, in 90% of the variants of the method too.',
    strongest: 'Strongest: {list}.',
    weakest: 'Weakest: {list}.',
    unknown: 'Not scored, for want of a source: {list}.',
    noScore: '{name} has no liveability score: less than two thirds of the weight of its dimensions is known.',
  },
  fr: {
    decimalMark: ',',
    and: 'et',
    dimensions: {
      price: 'prix',
      safety: 'sécurité',
      transit: 'transports publics',
      commute: 'trajets vers le travail',
      services: 'commerces et loisirs',
      education: 'accès aux écoles',
      health: 'accès aux soins',
      nature: 'nature',
      housing_market: 'activité du marché du logement',
    },
    score: '{name} obtient un score de qualité de vie de {score} sur 100.',
    rank: 'Cela correspond au rang {rank} sur {total} ; 90 % des variantes de la méthode donnent un rang entre {low} et {high}.',
    rankCertain: 'Cela correspond au rang {rank} sur {total}, de même que dans 90 % des variantes de la méthode.',
    strongest: 'Le plus favorable : {list}.',
    weakest: 'Le moins favorable : {list}.',
    unknown: 'Sans score, faute de source : {list}.',
    noScore: '{name} n’a pas de score de qualité de vie : moins de deux tiers du poids des dimensions sont connus.',
  },
  de: {
    decimalMark: ',',
    and: 'und',
    dimensions: {
      price: 'Preise',
      safety: 'Sicherheit',
      transit: 'öffentlicher Verkehr',
      commute: 'Arbeitswege',
      services: 'Versorgung und Freizeit',
      education: 'Erreichbarkeit von Schulen',
      health: 'Erreichbarkeit medizinischer Versorgung',
      nature: 'Natur',
      housing_market: 'Aktivität des Wohnungsmarkts',
    },
    score: '{name} erreicht bei der Lebensqualität {score} von 100.',
    rank: 'Das ist Rang {rank} von {total}; bei 90 % der Varianten der Methode liegt der Rang zwischen {low} und {high}.',
    rankCertain: 'Das ist Rang {rank} von {total}, auch bei 90 % der Varianten der Methode.',
    strongest: 'Am stärksten: {list}.',
    weakest: 'Am schwächsten: {list}.',
    unknown: 'Mangels Quelle nicht bewertet: {list}.',
    noScore:
      '{name} hat keine Gesamtbewertung der Lebensqualität: Weniger als zwei Drittel des Gewichts der Dimensionen sind bekannt.',
  },
  lb: {
    decimalMark: ',',
    and: 'an',
    dimensions: {
      price: 'Präisser',
      safety: 'Sécherheet',
      transit: 'ëffentlechen Transport',
      commute: 'Aarbechtsweeër',
      services: 'Geschäfter a Fräizäit',
      education: 'Zougang zu Schoulen',
      health: 'Zougang zu der Gesondheetsversuergung',
      nature: 'Natur',
      housing_market: 'Aktivitéit vum Wunnengsmaart',
    },
    score: '{name} kënnt bei der Liewensqualitéit op {score} vun 100.',
    rank: 'Dat ass Plaz {rank} vun {total}; bei 90 % vun de Variante vun der Method läit d’Plaz tëschent {low} an {high}.',
    rankCertain: 'Dat ass Plaz {rank} vun {total}, och bei 90 % vun de Variante vun der Method.',
    strongest: 'Am stäerksten: {list}.',
    weakest: 'Am schwaachsten: {list}.',
    unknown: 'Net bewäert, well eng Quell feelt: {list}.',
    noScore:
      'Fir {name} gëtt et keng Gesamtnott fir d’Liewensqualitéit: manner wéi zwee Drëttel vum Gewiicht vun den Dimensioune si bekannt.',
  },
  pt: {
    decimalMark: ',',
    and: 'e',
    dimensions: {
      price: 'preços',
      safety: 'segurança',
      transit: 'transportes públicos',
      commute: 'deslocações para o trabalho',
      services: 'comércio e lazer',
      education: 'acesso a escolas',
      health: 'acesso a cuidados de saúde',
      nature: 'natureza',
      housing_market: 'atividade do mercado da habitação',
    },
    score: '{name} obtém uma pontuação de qualidade de vida de {score} em 100.',
    rank: 'É a posição {rank} de {total}; em 90 % das variantes do método, a posição fica entre {low} e {high}.',
    rankCertain: 'É a posição {rank} de {total}, tal como em 90 % das variantes do método.',
    strongest: 'Mais favorável: {list}.',
    weakest: 'Menos favorável: {list}.',
    unknown: 'Sem pontuação, por falta de fonte: {list}.',
    noScore: '{name} não tem pontuação de qualidade de vida: conhece-se menos de dois terços do peso das dimensões.',
  },
}
