import type { DocumentLocale } from '../kernel/locale.ts'
import type { CommentaryFacts } from './commentary.ts'

/** Sentences of one locale; words in braces are filled in, percentages come without their unit. */
export type CommentaryTemplates = {
  readonly decimalMark: '.' | ','
  readonly direction: Readonly<Record<CommentaryFacts['direction'], string>>
  readonly clamped: string
  readonly record: Readonly<Record<CommentaryFacts['record'], string>>
  readonly basis: Readonly<Record<CommentaryFacts['basis'], string>>
}

export const COMMENTARY_TEMPLATES: Readonly<Record<DocumentLocale, CommentaryTemplates>> = {
  en: {
    decimalMark: '.',
    direction: {
      rise: 'The model expects prices to rise over the next four quarters: {change}% in a year, with an 80% interval from {low}% to {high}%.',
      fall: 'The model expects prices to fall over the next four quarters: {change}% in a year, with an 80% interval from {low}% to {high}%.',
      unclear:
        'The direction is not clear: the central forecast is {change}% in a year, and the 80% interval runs from {low}% to {high}%, so both a rise and a fall are compatible with the data.',
    },
    clamped:
      'The central forecast was limited to the largest yearly change considered plausible; the interval was not.',
    record: {
      better:
        'In back-tests over {recordQuarters} quarters the mean error was {mape}%, smaller than the {naiveMape}% of assuming no change.',
      similar:
        'In back-tests over {recordQuarters} quarters the mean error was {mape}%, about the same as the {naiveMape}% of assuming no change.',
      worse:
        'In back-tests over {recordQuarters} quarters the mean error was {mape}%, larger than the {naiveMape}% of assuming no change: treat this forecast with caution.',
      none: 'The history is too short for a back-test, so the accuracy of this forecast is not known.',
    },
    basis: {
      asking: 'Based on {historyQuarters} quarters of asking prices, not on sale prices.',
      registered: 'Based on {historyQuarters} quarters of registered sale prices.',
    },
  },
  fr: {
    decimalMark: ',',
    direction: {
      rise: 'Le modèle prévoit une hausse des prix sur les quatre prochains trimestres : {change} % en un an, avec un intervalle à 80 % de {low} % à {high} %.',
      fall: 'Le modèle prévoit une baisse des prix sur les quatre prochains trimestres : {change} % en un an, avec un intervalle à 80 % de {low} % à {high} %.',
      unclear:
        'La direction n’est pas claire : la prévision centrale est de {change} % en un an et l’intervalle à 80 % va de {low} % à {high} % ; une hausse comme une baisse sont compatibles avec les données.',
    },
    clamped:
      'La prévision centrale a été limitée à la plus forte variation annuelle jugée plausible ; l’intervalle ne l’a pas été.',
    record: {
      better:
        'Testée rétrospectivement sur {recordQuarters} trimestres, l’erreur moyenne est de {mape} %, plus faible que les {naiveMape} % d’une hypothèse de stabilité.',
      similar:
        'Testée rétrospectivement sur {recordQuarters} trimestres, l’erreur moyenne est de {mape} %, proche des {naiveMape} % d’une hypothèse de stabilité.',
      worse:
        'Testée rétrospectivement sur {recordQuarters} trimestres, l’erreur moyenne est de {mape} %, plus forte que les {naiveMape} % d’une hypothèse de stabilité : prévision à prendre avec prudence.',
      none: 'L’historique est trop court pour un test rétrospectif : la précision de cette prévision n’est pas connue.',
    },
    basis: {
      asking: 'Fondé sur {historyQuarters} trimestres de prix demandés, et non de prix de vente.',
      registered: 'Fondé sur {historyQuarters} trimestres de prix de vente enregistrés.',
    },
  },
  de: {
    decimalMark: ',',
    direction: {
      rise: 'Das Modell erwartet in den nächsten vier Quartalen steigende Preise: {change} % in einem Jahr, mit einem 80-%-Intervall von {low} % bis {high} %.',
      fall: 'Das Modell erwartet in den nächsten vier Quartalen fallende Preise: {change} % in einem Jahr, mit einem 80-%-Intervall von {low} % bis {high} %.',
      unclear:
        'Die Richtung ist nicht klar: Die mittlere Prognose liegt bei {change} % in einem Jahr, das 80-%-Intervall reicht von {low} % bis {high} %; ein Anstieg ist ebenso mit den Daten vereinbar wie ein Rückgang.',
    },
    clamped: 'Die mittlere Prognose wurde auf die größte plausible Jahresveränderung begrenzt, das Intervall nicht.',
    record: {
      better:
        'Im Rückblick über {recordQuarters} Quartale betrug der mittlere Fehler {mape} %, weniger als die {naiveMape} % bei der Annahme unveränderter Preise.',
      similar:
        'Im Rückblick über {recordQuarters} Quartale betrug der mittlere Fehler {mape} %, etwa so viel wie die {naiveMape} % bei der Annahme unveränderter Preise.',
      worse:
        'Im Rückblick über {recordQuarters} Quartale betrug der mittlere Fehler {mape} %, mehr als die {naiveMape} % bei der Annahme unveränderter Preise: Diese Prognose ist mit Vorsicht zu lesen.',
      none: 'Die Zeitreihe ist für einen Rückblick zu kurz; die Genauigkeit dieser Prognose ist nicht bekannt.',
    },
    basis: {
      asking: 'Grundlage sind {historyQuarters} Quartale mit Angebotspreisen, nicht mit Kaufpreisen.',
      registered: 'Grundlage sind {historyQuarters} Quartale mit beurkundeten Kaufpreisen.',
    },
  },
  lb: {
    decimalMark: ',',
    direction: {
      rise: 'De Modell erwaart an den nächste véier Quartaler méi héich Präisser: {change} % an engem Joer, mat engem 80-%-Intervall tëschent {low} % an {high} %.',
      fall: 'De Modell erwaart an den nächste véier Quartaler méi niddreg Präisser: {change} % an engem Joer, mat engem 80-%-Intervall tëschent {low} % an {high} %.',
      unclear:
        'D’Richtung ass net kloer: d’mëttel Prognos läit bei {change} % an engem Joer, den 80-%-Intervall läit tëschent {low} % an {high} %; eng Hausse passt grad esou bei d’Donnéeë wéi eng Baisse.',
    },
    clamped: 'D’mëttel Prognos gouf op déi gréisst plausibel Ännerung an engem Joer limitéiert, den Intervall net.',
    record: {
      better:
        'Am Réckbléck iwwer {recordQuarters} Quartaler war de mëttlere Feeler {mape} %, manner wéi déi {naiveMape} %, wann een onverännert Präisser unhëlt.',
      similar:
        'Am Réckbléck iwwer {recordQuarters} Quartaler war de mëttlere Feeler {mape} %, ongeféier sou vill wéi déi {naiveMape} %, wann een onverännert Präisser unhëlt.',
      worse:
        'Am Réckbléck iwwer {recordQuarters} Quartaler war de mëttlere Feeler {mape} %, méi wéi déi {naiveMape} %, wann een onverännert Präisser unhëlt: dës Prognos ass mat Virsiicht ze liesen.',
      none: 'D’Zäitrei ass ze kuerz fir e Réckbléck; wéi genee dës Prognos ass, ass net bekannt.',
    },
    basis: {
      asking: 'Baséiert op {historyQuarters} Quartaler mat Ugebuetspräisser, net mat Verkafspräisser.',
      registered: 'Baséiert op {historyQuarters} Quartaler mat registréierte Verkafspräisser.',
    },
  },
  pt: {
    decimalMark: ',',
    direction: {
      rise: 'O modelo prevê uma subida dos preços nos próximos quatro trimestres: {change} % num ano, com um intervalo de 80 % entre {low} % e {high} %.',
      fall: 'O modelo prevê uma descida dos preços nos próximos quatro trimestres: {change} % num ano, com um intervalo de 80 % entre {low} % e {high} %.',
      unclear:
        'A direção não é clara: a previsão central é de {change} % num ano e o intervalo de 80 % vai de {low} % a {high} %; tanto uma subida como uma descida são compatíveis com os dados.',
    },
    clamped: 'A previsão central foi limitada à maior variação anual considerada plausível; o intervalo não foi.',
    record: {
      better:
        'Nos testes retrospetivos sobre {recordQuarters} trimestres, o erro médio foi de {mape} %, menor do que os {naiveMape} % de supor preços estáveis.',
      similar:
        'Nos testes retrospetivos sobre {recordQuarters} trimestres, o erro médio foi de {mape} %, próximo dos {naiveMape} % de supor preços estáveis.',
      worse:
        'Nos testes retrospetivos sobre {recordQuarters} trimestres, o erro médio foi de {mape} %, maior do que os {naiveMape} % de supor preços estáveis: leia esta previsão com prudência.',
      none: 'O histórico é demasiado curto para um teste retrospetivo; a precisão desta previsão não é conhecida.',
    },
    basis: {
      asking: 'Baseado em {historyQuarters} trimestres de preços pedidos, e não de preços de venda.',
      registered: 'Baseado em {historyQuarters} trimestres de preços de venda registados.',
    },
  },
}
