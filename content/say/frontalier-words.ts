/** Languages in which guides for cross-border workers are written. */
export type FrontalierLocale = 'en' | 'fr' | 'de'
type Country = 'BE' | 'DE' | 'FR'

/** Sentences of a guide in one language; words in braces are filled in. */
export interface FrontalierWords {
  title: string
  intro: string
  wayHeading: string
  service: Readonly<Record<'rail_direct' | 'rail_change' | 'bus' | 'none', string>>
  minutes: Readonly<Record<'stated' | 'estimate', string>>
  ticket: string
  teleworkHeading: string
  telework: string
  teleworkAbove: string
  securityHeading: string
  security: string
  unknownHeading: string
  unknown: string
  facts: { country: string; straight: string; road: string; minutes: string }
  countries: Readonly<Record<Country, { name: string; resident: string }>>
  figures: { days: string; framework: string; regulation: string }
  source: string
}

export const FRONTALIER_WORDS: Readonly<Record<FrontalierLocale, FrontalierWords>> = {
  en: {
    title: 'Living in {town}, working in Luxembourg',
    intro:
      '{town} ({region}, {country}) lies {straight} km from Luxembourg station as the crow flies, about {road} km by road.',
    wayHeading: 'The way to work',
    service: {
      rail_direct: 'Trains of line {line} run to Luxembourg without a change.',
      rail_change: 'The way by train leads by {via}, where one changes to line {line}.',
      bus: 'There is no usual train; buses run towards Luxembourg.',
      none: 'No direct line is known.',
    },
    minutes: {
      stated: 'The usual time to Luxembourg station is {minutes} minutes ({source}).',
      estimate: 'The usual time to Luxembourg station is about {minutes} minutes, an estimate without a source.',
    },
    ticket:
      'Public transport is free within Luxembourg in second class; the part of the way beyond the border needs a ticket (the latter unverified).',
    teleworkHeading: 'Days of telework and tax',
    telework:
      'Whoever is {resident} may work {days} days a year outside Luxembourg, and the pay for them stays taxable in Luxembourg.',
    teleworkAbove:
      'Above that, the country of residence taxes the pay from the first day, with rules of detail that were not verified here. Business trips count as well as days at home.',
    securityHeading: 'Social security',
    security:
      'With less than {framework} of the working time in the country of residence, Luxembourg social security goes on by the framework agreement on telework, with an A1 certificate that the employer asks for. Without it, the rule of Regulation 883/2004 holds: from {regulation} on, the country of residence is competent.',
    unknownHeading: 'What the figures cannot tell',
    unknown:
      'Delays, strikes and works on the line; traffic on the day; how often a bus runs; rents and prices across the border, which are not in this service; and what holds for your own contract. Ask your employer, the tax office of your commune and the carrier before you decide. This is not tax advice.',
    facts: {
      country: 'Country, region',
      straight: 'Straight distance, km',
      road: 'By road, km (approximate)',
      minutes: 'Usual minutes',
    },
    countries: {
      BE: { name: 'Belgium', resident: 'resident in Belgium' },
      DE: { name: 'Germany', resident: 'resident in Germany' },
      FR: { name: 'France', resident: 'resident in France' },
    },
    figures: {
      days: 'Days that stay taxable in Luxembourg',
      framework: 'Working time below which Luxembourg stays competent',
      regulation: 'The same without the agreement',
    },
    source: 'Own compilation; coordinates, lines and minutes are general knowledge unless a source is named',
  },
  fr: {
    title: 'Habiter à {town}, travailler au Luxembourg',
    intro:
      '{town} ({region}, {country}) se trouve à {straight} km de la gare de Luxembourg à vol d’oiseau, à environ {road} km par la route.',
    wayHeading: 'Le trajet',
    service: {
      rail_direct: 'Des trains de la ligne {line} mènent à Luxembourg sans correspondance.',
      rail_change: 'Le trajet en train passe par {via}, avec une correspondance pour la ligne {line}.',
      bus: 'Il n’y a pas de train usuel ; des bus circulent vers le Luxembourg.',
      none: 'Aucune ligne directe n’est connue.',
    },
    minutes: {
      stated: 'Le temps usuel jusqu’à la gare de Luxembourg est de {minutes} minutes ({source}).',
      estimate:
        'Le temps usuel jusqu’à la gare de Luxembourg est d’environ {minutes} minutes, une estimation sans source.',
    },
    ticket:
      'Les transports publics sont gratuits au Luxembourg en deuxième classe ; la partie du trajet au-delà de la frontière demande un billet (ce dernier point n’est pas vérifié).',
    teleworkHeading: 'Jours de télétravail et impôt',
    telework:
      'Qui est {resident} peut travailler {days} jours par an hors du Luxembourg, et la rémunération correspondante y reste imposable.',
    teleworkAbove:
      'Au-delà, le pays de résidence impose dès le premier jour, avec des règles de détail qui n’ont pas été vérifiées ici. Les déplacements professionnels comptent comme les jours à domicile.',
    securityHeading: 'Sécurité sociale',
    security:
      'Avec moins de {framework} du temps de travail dans le pays de résidence, la sécurité sociale luxembourgeoise continue selon l’accord-cadre sur le télétravail, avec un certificat A1 que l’employeur demande. Sans lui vaut la règle du règlement 883/2004 : à partir de {regulation}, le pays de résidence est compétent.',
    unknownHeading: 'Ce que les chiffres ne disent pas',
    unknown:
      'Les retards, les grèves et les travaux ; la circulation du jour ; la fréquence d’un bus ; les loyers et les prix de l’autre côté de la frontière, absents de ce service ; et ce qui vaut pour votre propre contrat. Demandez à votre employeur, à l’administration fiscale et au transporteur avant de décider. Ceci n’est pas un conseil fiscal.',
    facts: {
      country: 'Pays, région',
      straight: 'Distance à vol d’oiseau, km',
      road: 'Par la route, km (approximatif)',
      minutes: 'Minutes usuelles',
    },
    countries: {
      BE: { name: 'Belgique', resident: 'résident en Belgique' },
      DE: { name: 'Allemagne', resident: 'résident en Allemagne' },
      FR: { name: 'France', resident: 'résident en France' },
    },
    figures: {
      days: 'Jours qui restent imposables au Luxembourg',
      framework: 'Temps de travail sous lequel le Luxembourg reste compétent',
      regulation: 'De même sans l’accord',
    },
    source:
      'Compilation propre ; coordonnées, lignes et minutes sont de connaissance générale, sauf si une source est nommée',
  },
  de: {
    title: 'In {town} wohnen, in Luxemburg arbeiten',
    intro:
      '{town} ({region}, {country}) liegt in Luftlinie {straight} km vom Bahnhof Luxemburg entfernt, auf der Straße etwa {road} km.',
    wayHeading: 'Der Arbeitsweg',
    service: {
      rail_direct: 'Züge der Linie {line} fahren ohne Umstieg nach Luxemburg.',
      rail_change: 'Der Weg mit dem Zug führt über {via}, wo man in die Linie {line} umsteigt.',
      bus: 'Es gibt keinen üblichen Zug; Busse fahren nach Luxemburg.',
      none: 'Eine direkte Linie ist nicht bekannt.',
    },
    minutes: {
      stated: 'Die übliche Zeit bis zum Bahnhof Luxemburg beträgt {minutes} Minuten ({source}).',
      estimate:
        'Die übliche Zeit bis zum Bahnhof Luxemburg beträgt etwa {minutes} Minuten, eine Schätzung ohne Quelle.',
    },
    ticket:
      'Der öffentliche Verkehr ist in Luxemburg in der zweiten Klasse kostenlos; für den Teil jenseits der Grenze braucht man eine Fahrkarte (Letzteres ungeprüft).',
    teleworkHeading: 'Tage im Homeoffice und Steuer',
    telework:
      'Wer {resident} ist, darf {days} Tage im Jahr außerhalb Luxemburgs arbeiten, und der Lohn dafür bleibt in Luxemburg steuerpflichtig.',
    teleworkAbove:
      'Darüber besteuert das Wohnsitzland vom ersten Tag an, mit Einzelregeln, die hier nicht geprüft wurden. Dienstreisen zählen ebenso wie Tage zu Hause.',
    securityHeading: 'Sozialversicherung',
    security:
      'Bei weniger als {framework} der Arbeitszeit im Wohnsitzland gilt nach dem Rahmenabkommen über Telearbeit weiter die luxemburgische Sozialversicherung, mit einer A1-Bescheinigung, die der Arbeitgeber beantragt. Ohne sie gilt die Regel der Verordnung 883/2004: Ab {regulation} ist das Wohnsitzland zuständig.',
    unknownHeading: 'Was die Zahlen nicht sagen',
    unknown:
      'Verspätungen, Streiks und Bauarbeiten; den Verkehr des Tages; wie oft ein Bus fährt; Mieten und Preise jenseits der Grenze, die dieser Dienst nicht hat; und was für Ihren eigenen Vertrag gilt. Fragen Sie Arbeitgeber, Finanzamt und Verkehrsunternehmen, bevor Sie entscheiden. Dies ist keine Steuerberatung.',
    facts: {
      country: 'Land, Region',
      straight: 'Luftlinie, km',
      road: 'Straße, km (ungefähr)',
      minutes: 'Übliche Minuten',
    },
    countries: {
      BE: { name: 'Belgien', resident: 'in Belgien ansässig' },
      DE: { name: 'Deutschland', resident: 'in Deutschland ansässig' },
      FR: { name: 'Frankreich', resident: 'in Frankreich ansässig' },
    },
    figures: {
      days: 'Tage, die in Luxemburg steuerpflichtig bleiben',
      framework: 'Arbeitszeit, unter der Luxemburg zuständig bleibt',
      regulation: 'Dasselbe ohne das Abkommen',
    },
    source:
      'Eigene Zusammenstellung; Koordinaten, Linien und Minuten sind Allgemeinwissen, wo keine Quelle genannt ist',
  },
}
