import type { WayToWorkWords } from '../../words/queries/way-to-work-words.ts'

export const waysToWork = {
  minutes: 'minut(?:inh)?os?|min',
  hours: 'horas?|h',
  quarterHour: '(?:um )?quarto de hora',
  halfHour: 'meia hora',
  threeQuarters: 'tres quartos de hora',
  oneHour: 'uma hora',
  transit: 'comboio|eletrico|autocarro|transportes?',
  bike: 'bicicleta|pedalar',
  walk: 'pe|caminhar',
  car: 'carro',
  between: String.raw`
    ate|transportes|publicos|trajeto|comboio|carro|autocarro|eletrico|bicicleta|trabalho|hospital|estacao|campus
  `,
  atWork: String.raw`
    todos os dias|trabalho|trabalha|trabalhamos|trabalhar|emprego|(?:meu|nosso) escritorio|estudo|estuda|estudar
  `,
  atWorkFillers: 'nas|e|fica|de|para|no|na|em|nos|ambos|o|a',
  prepositions: 'em|no|na|a',
  articles: '',
  ridesTo: 'para|pra|ate',
  commuting: '',
  ways: 'trajeto',
  by: 'de|a',
  joints: 'e',
  headings: 'trajeto|deslocac(?:ao|oes)|acesso|tempo de (?:viagem|trajeto)',
} satisfies WayToWorkWords
