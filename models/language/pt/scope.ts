import { lines } from '../words/lines.ts'
import type { ScopeWords } from '../words/some-words.ts'

export const scope = {
  near: lines(`
    perto
    próximo
    nas proximidades
    proximidade
    proximidades
    ao lado
    nos arredores
    arredores
    vizinhança
    bairro
    a pé
    de carro
    junto
    em frente
    na aldeia
    na zona
    na cidade
  `),
  units: lines(`
    minuto
    min
    km
    quilómetro
    m
    metro
  `),
  surroundings: lines(`
    cidade
    vila
    aldeia
    localidade
    concelho
    municipal
    centro desportivo
    complexo desportivo
    centro comercial
    comércio
    loja
    restaurante
    infraestruturas
    cinema
    teatro
    biblioteca
    estádio
    campo de futebol
    ténis
    ciclovia
    clube
    autocarro
    elétrico
    aeroporto
    padaria
    farmácia
    banco
    hotel
    público
    olímpica
    escolas
    lazer
    habitantes
  `),
  buildings: lines(`
    residência
    prédio
    edifício
    condomínio
    empreendimento
  `),
  planned: lines(`
    possibilidade de
    previsto para
    prevista para
    autorização para
    projeto de
    preparado para
    pré-instalação
    espaço para
    podendo
    poderia
    pode servir
    potencial para
    planeada
    planeado
  `),
  possible: lines(`
    possível
    planeado
    planeada
    previsto
    prevista
    por construir
    em projeto
  `),
  buying: lines(`
    adquirir
    comprar
    opção de
    exceto
    excluindo
    opcional
  `),
  extra: lines(`
    opcional
    em opção
    como opção
    custo adicional
    suplemento
    não incluído
    não incluída
    não incluídos
    à parte
    pode ser comprado
    pode ser adquirido
    vendido separadamente
    mediante pagamento
  `),
  common: lines(`
    comum
    comuns
    comunitário
    partilhado
    coletivo
    do condomínio
    para todos os residentes
    dos residentes
  `),
  some: lines(`
    alguns
    algumas
    certos
    certas
    a maioria
    em parte
    a maior parte
  `),
  either: ['ou', 'e ou', 'ou então'],
  homes: lines(`
    apartamentos
    casas
    moradias
    unidades
    lotes
    frações
    estúdios
  `),
  plurals: lines(`
    terraços
    varandas
    jardins
    caves
    garagens
    lugares de estacionamento
    arrecadações
    lareiras
  `),
  view: lines(`
    vista para
    vistas para
    vista sobre
    vistas sobre
  `),
  from: lines(`
    de
    do
    da
    dos
    das
    desde
  `),
  having: ['com', 'e inclui'],
  joint: ['são', 'serão'],
  priced: ['disponível por', 'ao preço de'],
  whichever: ['quer', 'seja', 'escolha entre'],
  each: ['cada', 'todos os', 'todas as'],
  several: ['vários', 'várias'],
} satisfies ScopeWords
