import { lines } from '../words/lines.ts'
import type { ScopeWords } from '../words/some-words.ts'

export const scope = {
  near: lines(`
    no bei
    nobäi
    an der Géigend
    Géigend
    Ëmgéigend
    Noperschaft
    Quartier
    zu Fouss
    mam Auto
    ewech
    vis-à-vis
    am Duerf
    an der Gemeng
    am Quartier
    niewent
  `),
  units: lines(`
    Minutt
    Minutten
    Min
    km
    Kilometer
    m
    Meter
  `),
  surroundings: lines(`
    Stad
    Duerf
    Uertschaft
    Gemeng
    Sportzentrum
    Akafszentrum
    Geschäfter
    Restaurant
    Infrastrukturen
    Kino
    Theater
    Stadion
    Tennis
    Vëlospist
    Veräin
    Bus
    Tram
    Fluchhafen
    ëffentlech
    Schoulen
    Awunner
  `),
  buildings: lines(`
    Residence
    Gebai
    Wunnanlag
  `),
  planned: lines(`
    Méiglechkeet fir
    Méiglechkeet fir eng
    geplangt fir
    virgesi fir
    Autorisatioun fir
    virbereet fir
    Plaz fir
    geplangten
    geplangte
    kéint
  `),
  possible: lines(`
    méiglech
    geplangt
    virgesinn
    an der Planung
  `),
  buying: lines(`
    kafen
    Optioun
    ausser
    zousätzlech
  `),
  extra: lines(`
    géint Opschlag
    Opschlag
    net abegraff
    net am Präis
    ka kaaft ginn
    ka gelount ginn
    als Optioun
    an Optioun
    optional
  `),
  common: lines(`
    gemeinschaftlech
    gemeinsam
    gedeelt
    fir all Bewunner
  `),
  some: lines(`
    e puer
    verschidden
    deelweis
    déi meescht
  `),
  either: ['oder', 'an oder'],
  homes: lines(`
    Appartementer
    Haiser
    Unitéiten
    Wunnengen
  `),
  plurals: lines(`
    Terrassen
    Balconen
    Balkonen
    Gäert
    Kelleren
    Garagen
    Parkplazen
  `),
  view: lines(`
    Bléck op
    Bléck an
    Siicht op
    Vue op
  `),
  from: lines(`
    vum
    vun
    vu
    bis
  `),
  having: ['mat', 'an enthält'],
  joint: ['sinn', 'ginn'],
  priced: ['zum Präis vun'],
  whichever: ['entweder', 'Wiel tëscht'],
  each: ['all', 'jidder', 'jiddereen'],
  several: ['e puer', 'méi'],
} satisfies ScopeWords
