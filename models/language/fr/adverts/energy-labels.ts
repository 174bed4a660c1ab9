import type { EnergyLabelWords } from '../../words/adverts/energy-label-words.ts'

export const energyLabels = {
  energy: String.raw`
    class\w{0,2} (?:energetique|energie|de performance energetique|cpe)|(?:performance|passeport|pass) energ\w+|cpe
  `,
  insulation: String.raw`class\w? d'isolation(?: thermique)?|isolation thermique`,
  class: 'classe?',
  toCome: 'venir|etablir|determin',
  classes: 'classe|cpe',
  notStated: String.raw`n\.c\.|nc|inconnue?|non\s*(?:renseigne|communique|precise|specifie|disponible)e?s?|vierge`,
  inPreparation: String.raw`en\s*(?:cours|preparation)|a\s*(?:venir|etablir)`,
  exempt: String.raw`exempt|dispens|non\s*(?:soumis|concerne|requis|applicable)`,
} satisfies EnergyLabelWords
