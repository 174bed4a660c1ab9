import { describe, expect, it } from 'vitest'

import { committedLeaseLaw } from '../lease-law.fixture.ts'
import { leaseLimits } from '../terms/lease-limits.ts'
import { leaseTerms } from '../terms/lease-terms.ts'
import { readLeaseText } from '../text/lease-text.ts'
import { RULES } from './rules.ts'

const { legal } = await committedLeaseLaw()
const verdictOf = (id: string, clause: string): string => {
  const text = readLeaseText(clause)
  const verdicts = RULES[id]!({ text, terms: leaseTerms(text), limits: leaseLimits(legal, '2026-01-01') })
  if (verdicts.length === 0) return 'nothing'
  if (verdicts.some(({ detail }) => detail?.id === 'capital_open')) return 'open'
  return verdicts.some(({ detail }) => detail !== null) ? 'breach' : 'keeps'
}
/** A rent of 18,000 EUR a year: 6 % of 300,000. */
const capitalOf = (capital: string): string =>
  `Le loyer mensuel hors charges est de 1.500 €.\n\nLe bailleur déclare un capital ${capital}.`

describe('rules', () => {
  it.each([
    ['L05', "Les frais d'agence sont à charge du locataire.", 'breach'],
    ['L05', "Les frais d'agence ne sont pas à charge du locataire.", 'keeps'],
    ['L05', 'Die Maklerprovision trägt der Mieter zu 60 %, im Übrigen der Vermieter.', 'breach'],
    ['L05', 'Die Maklerprovision trägt der Vermieter zu 60 %, im Übrigen der Mieter.', 'keeps'],
    ['L28', "L'impôt foncier est à charge du bailleur.", 'keeps'],
    ['L28', "L'impôt foncier est avancé par le bailleur et remboursé par le locataire.", 'breach'],
    ['L28', "Le locataire paie toutes les charges, à l'exception de l'impôt foncier.", 'keeps'],
    ['L28', 'Property tax is borne by the tenant.', 'breach'],
    ['L28', "D'Grondsteier gëtt vum Proprietär bezuelt.", 'keeps'],
    ['L28', "L'impôt foncier et l'assurance du bâtiment restent à la bailleresse et non aux preneurs.", 'keeps'],
    ['L28', "L'impôt foncier et l'assurance du bâtiment restent aux preneurs et non à la bailleresse.", 'breach'],
    ['L28', 'Die Grundsteuer zahlt der Vermieter, nicht der Mieter.', 'keeps'],
    ['L28', 'Die Grundsteuer zahlt der Mieter, nicht der Vermieter.', 'breach'],
    ['L28', 'Property tax is for the landlord, not for the tenant.', 'keeps'],
    ['L28', 'Property tax is for the tenant, not for the landlord.', 'breach'],
    ['L28', "D'Grondsteier bezilt de Proprietär an net de Locataire.", 'keeps'],
    ['L28', "D'Grondsteier bezilt de Locataire an net de Proprietär.", 'breach'],
    ['L28', "Property tax and building insurance are the landlord's and do not appear in that statement.", 'keeps'],
    ['L28', 'Darin nicht enthalten, weil Sache der Vermieterin: Grundsteuer, Gebäudeversicherung.', 'keeps'],
    ['L06', 'No joining fee, key money or contract fee is asked.', 'keeps'],
    ['L06', 'A contract fee of 150 EUR is asked.', 'breach'],
    ['L06', "Aucun frais de dossier ni de rédaction n'est demandé.", 'keeps'],
    ['L24', 'Die Mieterin kann zum Ablauf der zwölf Monate und danach jederzeit mit drei Monaten kündigen.', 'keeps'],
    ['L24', 'Die Mieterin kann nach Ablauf der zwölf Monate mit sechs Monaten kündigen.', 'breach'],
    [
      'L24',
      'Für die Kündigung des Internetanschlusses durch den Mieter gelten sechs Monate; für die Wohnung genügen drei.',
      'nothing',
    ],
    [
      'L24',
      'Das Mietverhältnis über Wohnung und Garage kann der Mieter mit einer Frist von sechs Monaten kündigen.',
      'breach',
    ],
    ['L24', 'Le locataire peut partir pendant le préavis de six mois du bailleur sans en attendre la fin.', 'nothing'],
    ['L24', 'Le locataire donne un préavis de six mois au bailleur.', 'breach'],
    ['L23', 'Un congé pour besoin personnel donné avec trois mois de préavis est nul.', 'keeps'],
    [
      'L23',
      'Bei Eigenbedarf gilt: das Preis-Leistungs-Verhältnis ist egal, der Vermieter kündigt mit drei Monaten Frist.',
      'breach',
    ],
    ['L19', 'The premium of the building insurance follows the construction index, the rent does not.', 'keeps'],
    ['L19', 'The rent follows the consumer price index, as does the insurance premium.', 'breach'],
    ['L19', 'Die Miete bleibt gleich, auch wenn der Index steigt.', 'keeps'],
    ['L19', 'Die Miete steigt, wenn der Index steigt.', 'breach'],
    ['L20', 'The rent increase of 15 % that was announced will not be applied.', 'keeps'],
    ['L20', 'The rent increase of 15 % that was announced will be applied.', 'breach'],
    [
      'L30',
      'Die Kaution wird überwiesen, ohne die Abrechnung abzuwarten. Vorschuss: 200 €, jährlich abgerechnet.',
      'nothing',
    ],
    [
      'L30',
      'Vorschuss auf Nebenkosten: 200 €. Ohne jährliche Abrechnung kann der Vermieter nichts nachfordern.',
      'nothing',
    ],
    ['L38', 'If the landlord is late in refunding a credit, he owes the tenant 12% interest.', 'nothing'],
    ['L38', 'If the tenant is late with the rent, he owes the landlord 12% interest.', 'breach'],
    ['L43', 'Der Raum von 7 m² ist keine Schlafkammer, dort schläft niemand.', 'nothing'],
    ['L43', 'Die Kammer von 7 m² ist das Schlafzimmer.', 'breach'],
    ['L47', 'The insurance premium is due a year in advance, the rent month by month.', 'nothing'],
    ['L47', 'The rent is due a year in advance.', 'breach'],
    ['L02', 'Die Kaution von 150 € für die separat vermietete Garage ist bar zu zahlen.', 'nothing'],
    ['L02', 'Die Kaution von 1.500 € ist bar zu zahlen.', 'breach'],
    ['L06', 'Die Bearbeitungsgebühr von 100 € wird dem Mieter bei Unterzeichnung zurückerstattet.', 'keeps'],
    ['L05', 'Anteil Mieter an der Courtage: eine halbe Monatsmiete; Anteil Vermieter: ebenso.', 'keeps'],
    ['L05', 'Anteil Mieter an der Courtage: eine ganze Monatsmiete; Anteil Vermieter: keiner.', 'breach'],
    [
      'L43',
      'The room measures 18 m².\n\nYou share the kitchen, dining room and garden with seven other members.',
      'keeps',
    ],
    ['L43', 'The room measures 18 m².\n\nIt is let to seven persons who share the kitchen.', 'breach'],
    [
      'L01',
      'Rent without charges: €720 a month.\n\nFurniture, shown apart from the rent: €45 a month.\n\nGuarantee: €1,440.',
      'nothing',
    ],
    [
      'L01',
      'Loyer hors charges : 720 € par mois.\n\nMobilier, séparé du loyer : 45 €.\n\nGarantie locative : 2.160 €.',
      'breach',
    ],
    [
      'L01',
      'Neben der Bankgarantie von zwei Monatsmieten zahlt der Mieter eine weitere Monatsmiete als Schlüsselpfand.',
      'breach',
    ],
    [
      'L01',
      'Loyer hors charges : 1.500 €.\n\nOutre la garantie de deux mois de loyer, le locataire remet une provision de bonne fin de 2.100 €.',
      'breach',
    ],
    [
      'L01',
      'Loyer hors charges : 1.500 €.\n\nOutre la garantie de deux mois de loyer, le locataire verse le premier loyer de 1.500 €.',
      'nothing',
    ],
    [
      'L01',
      'The guarantee is two monthly rents, plus another guarantee of one monthly rent for the kitchen.',
      'breach',
    ],
    ['L01', 'The guarantee is two monthly rents; no additional guarantee is asked for the kitchen.', 'nothing'],
    [
      'L01',
      "Nieft der Bankgarantie vun zwee Méint deponéiert de Locataire nach ee Mount Kautioun fir d'Miwwelen.",
      'breach',
    ],
    ['L42', 'Smoke detectors are not installed and not planned.', 'breach'],
    ['L42', 'Le logement n’est pas équipé de détecteurs de fumée.', 'breach'],
    ['L42', 'In den Zimmern sind keine Rauchmelder installiert.', 'breach'],
    ['L42', 'An de Kummere si keng Rauchmelder installéiert.', 'breach'],
    ['L42', 'In allen Schlafzimmern sind Rauchmelder installiert.', 'nothing'],
    ['L14', 'Ein Hinweis auf die Mietkommission wird nicht aufgenommen.', 'breach'],
    ['L14', 'La mention de la commission des loyers a été rayée.', 'breach'],
    ['L14', 'We took out the paragraph on the rent commission.', 'breach'],
    ['L14', "De Saz iwwer d'Loyerskommissioun gouf erausgeholl.", 'breach'],
    ['L14', 'Jede Partei kann die Mietkommission anrufen.', 'nothing'],
    ['L15', 'Le bail ne contient pas de déclaration sur le plafond de 5 % du capital investi.', 'breach'],
    ['L15', 'Le bailleur déclare que le loyer respecte le plafond de 5 % du capital investi.', 'nothing'],
    ['L41', 'Der Mieter verzichtet auf die Aushändigung des Energiepasses.', 'breach'],
    ['L41', 'Der Energiepass liegt bei.', 'nothing'],
    ['L09', 'No start date is fixed in this lease.', 'breach'],
    ['L12', 'Le montant des avances sur charges n’est pas fixé.', 'breach'],
    ['L12', 'Le montant des avances sur charges est de 200 € par mois.', 'nothing'],
    ['L20', "Optional services may change in price with two months' warning.", 'nothing'],
    ['L20', "The rent may be increased once in every year, with two months' warning.", 'breach'],
    ['L31', 'Le preneur prend en charge les grosses réparations de la toiture.', 'breach'],
    ['L31', 'Größere Reparaturen gehen zu Lasten des Vermieters.', 'keeps'],
    ['L20', 'The rent shall never be increased by more than 15 %.', 'breach'],
    ['L20', 'The rent may rise every two years by at most 10 %.', 'keeps'],
    ['L20', 'Eine Mieterhöhung ist höchstens alle zwei Jahre zulässig und auf 15 % begrenzt.', 'breach'],
    ['L20', 'Der Mietpreis wird höchstens alle zwölf Monate geändert.', 'breach'],
    [
      'L20',
      'Vor Ablauf von zwei Jahren ist keine Anpassung zulässig; sie darf 15 % der Miete nicht übersteigen.',
      'breach',
    ],
    [
      'L20',
      'Vor Ablauf von zwei Jahren ist keine Anpassung zulässig; sie darf 8 % der Miete nicht übersteigen.',
      'keeps',
    ],
    ['L20', 'Eng Loyerhausse ass nëmmen all zwielef Méint méiglech.', 'breach'],
    ['L11', 'Die monatliche Pauschale von 1.700 € umfasst Miete und alle Nebenkosten.', 'breach'],
    ['L11', 'The tenant pays a single monthly sum of EUR 1,700 covering rent and all charges.', 'breach'],
    ['L11', 'Le locataire verse mille sept cents euros (1.700 €) par mois, toutes charges comprises.', 'breach'],
    ['L11', 'Die monatliche Miete beträgt 1.500 €, Nebenkosten sind nicht enthalten.', 'nothing'],
    ['L16', 'Le loyer annuel ne dépasse pas 6 % du capital investi.', 'breach'],
    ['L16', 'Le loyer annuel ne dépasse pas 5 % du capital investi.', 'keeps'],
    ['L16', capitalOf('investi de 300.000 €'), 'open'],
    ['L16', capitalOf('investi et réévalué de 300.000 €'), 'breach'],
    ['L16', capitalOf('investi, valeur actualisée, de 300.000 €'), 'breach'],
    ['L16', capitalOf('investi en 2012 de 300.000 € (coefficient de 2012 : 1,05)'), 'breach'],
    ['L16', capitalOf('investi en 2012 de 300.000 € (coefficient de 2012 : 1,28)'), 'keeps'],
    ['L16', capitalOf('investi de 400.000 €'), 'keeps'],
    ['L23', 'Bei Eigenbedarf beträgt die Kündigungsfrist des Vermieters drei Monate.', 'breach'],
    ['L23', 'Bei Eigenbedarf beträgt die Kündigungsfrist des Vermieters sechs Monate.', 'keeps'],
    ['L38', 'Verzugszinsen: 3 % je Monat.', 'breach'],
    ['L38', 'Verzugszinsen: 0,4 % je Monat.', 'keeps'],
    ['L57', 'À défaut de paiement, le bailleur peut expulser le locataire sans jugement.', 'breach'],
    ['L57', 'Le bailleur ne peut expulser le locataire sans jugement.', 'keeps'],
    ['L57', 'The landlord may evict the tenant without a court order.', 'breach'],
    ['L58', 'The buyer who wants to live in the flat may give notice within twelve months of the sale.', 'breach'],
    ['L58', 'The buyer who wants to live in the flat must give notice within three months of the sale.', 'keeps'],
    ['L60', 'Bei Zahlungsverzug darf der Vermieter das Schloss austauschen.', 'breach'],
    ['L60', 'Der Vermieter darf das Schloss nicht austauschen.', 'keeps'],
    ['L30', 'Le locataire paie un forfait de charges de 200 € par mois, sans décompte.', 'keeps'],
    ['L30', 'Le locataire paie une avance sur charges de 200 € par mois, sans décompte.', 'breach'],
    ['L30', 'Le locataire paie une avance sur charges de 200 € par mois.', 'breach'],
    ['L35', 'Deux colocataires louent ensemble la maison.', 'breach'],
    ['L35', 'Les colocataires ont signé un pacte de colocation.', 'keeps'],
  ])('%s: %s %s', (id, clause, verdict) => {
    expect(verdictOf(id, clause)).toBe(verdict)
  })
})
