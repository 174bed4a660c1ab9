import { lines } from '../words/lines.ts'
import type { ScopeWords } from '../words/some-words.ts'

export const scope = {
  near: lines(`
    in der Nähe
    Nähe
    nah
    nahe
    unweit
    nahegelegen
    Nachbarschaft
    Umgebung
    Umkreis
    Viertel
    zu Fuß
    mit dem Auto
    entfernt
    Fußweg
    gegenüber
    im Ort
    im Dorf
    in der Gemeinde
    Gehminuten
    Fahrminuten
    Autominuten
  `),
  units: lines(`
    Minute
    Minuten
    Min
    km
    Kilometer
    m
    Meter
    Gehminuten
    Fahrminuten
    Autominuten
  `),
  surroundings: lines(`
    Stadt
    Dorf
    Ortschaft
    Gemeinde
    städtisch
    Sportzentrum
    Hallenbad
    Freibad
    Erlebnisbad
    Einkaufszentrum
    Einkaufsmöglichkeiten
    Geschäft
    Supermarkt
    Restaurant
    Infrastruktur
    Kino
    Theater
    Bibliothek
    Stadion
    Fußballplatz
    Tennisplatz
    Tennis
    Radweg
    Verein
    Bus
    Tram
    Flughafen
    Bäckerei
    Apotheke
    Bank
    Hotel
    öffentlich
    Schulen
    Lage
    Freizeit
    Einwohner
    Ärzte
  `),
  buildings: lines(`
    Residenz
    Wohnanlage
    Mehrfamilienhaus
    Gebäude
    Wohnhaus
    Wohnkomplex
  `),
  planned: lines(`
    Möglichkeit für
    Möglichkeit einer
    Möglichkeit eines
    Möglichkeit zum
    möglich für
    geplant für
    vorgesehen für
    Genehmigung für
    vorbereitet für
    Vorbereitung für
    Vorrüstung für
    Platz für
    nutzbar als
    könnte
    kann als
    geplanter
    geplante
    geplantes
    geplanten
    Vorrichtung für
    Vorrichtungen für
    vorgerüstet für
  `),
  possible: lines(`
    möglich
    geplant
    vorgesehen
    in Planung
    nachrüstbar
    realisierbar
    kann errichtet werden
    kann gebaut werden
  `),
  buying: lines(`
    erwerben
    kaufen
    zuzüglich
    zzgl
    exklusive
    optional
    Option auf
    ausgenommen
    nicht im Preis
    schließt nicht ein
  `),
  extra: lines(`
    optional
    gegen Aufpreis
    Aufpreis
    nicht inklusive
    nicht enthalten
    nicht inbegriffen
    separat erhältlich
    kann erworben werden
    kann gekauft werden
    kann gemietet werden
    kann dazugekauft werden
    zu erwerben
    zu kaufen
    gegen Gebühr
  `),
  common: lines(`
    gemeinschaftlich
    gemeinsam
    Gemeinschafts
    für alle Bewohner
    der Bewohner
    zur gemeinsamen Nutzung
    geteilt
  `),
  some: lines(`
    einige
    manche
    teilweise
    zum Teil
    die meisten
    meisten
    eine der Wohnungen
  `),
  either: ['oder', 'und oder', 'bzw', 'beziehungsweise'],
  homes: lines(`
    Wohnungen
    Häuser
    Einheiten
    Appartements
    Wohneinheiten
    Lose
    Studios
  `),
  plurals: lines(`
    Terrassen
    Balkone
    Loggien
    Gärten
    Keller
    Kellerräume
    Garagen
    Stellplätze
    Parkplätze
    Außenstellplätze
    Innenstellplätze
  `),
  view: lines(`
    Blick auf
    Blick in
    Blick über
    Aussicht auf
    Aussicht in
    Sicht auf
  `),
  from: lines(`
    von
    vom
    zu
    zum
    zur
    bis
  `),
  having: ['mit', 'und beinhaltet', 'und enthält'],
  joint: ['sind', 'werden'],
  priced: ['verfügbar für', 'zum Preis von', 'verfügbar ab', 'erhältlich für', 'erhältlich ab'],
  whichever: ['entweder', 'Wahl zwischen'],
  each: ['jede', 'jeder', 'jedes', 'jeweils', 'alle'],
  several: ['mehrere'],
} satisfies ScopeWords
