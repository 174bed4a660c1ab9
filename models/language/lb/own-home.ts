import { lines } from '../words/lines.ts'
import type { OwnHomeWords } from '../words/own-home-words.ts'

export const ownHome = {
  paying: lines(`
    hunn kaaft / bezuelen de moment / bezuele de moment
    bezuelen elo / bezuele elo / elo bezuelen / elo bezuele / de moment bezuelen / de moment bezuele / aktuelle loyer
    wunnen nach
    wunne nach
    wunnen am moment
    wunnt nach
    bezuele grad
    bezuelen grad
    bezuele am moment
    bezuelen am moment
    verkafen eis
    verkafen eist
    verkafen eisen
    verkafe mai
    verkafe meng
    verkaf mai
    verkaf meng
    hunn verkaf
    e kolleg bezillt
    bezuele schonn
    bezuelen schonn
  `),
  paidBefore: lines(`
    bezuelen ech elo / bezuelen ech haut / bezuele mir elo / bezuele mir haut
    hunn bezuelt / bezuelt hunn / huet kascht / gekascht huet / kasseiert / gekascht / kascht huet
  `),
  expense: lines(`
    fir gas / fir mazout / fir ze hetzen / fir d heizung / heizkaschten / fir stroum
  `),
  living: lines(`
    wunnen ech elo / wunne mir elo / wunnen elo / wunne elo / wunn elo / wunnen de moment
    wunnen haut
    wunne haut
    wunnt haut
    wunnen elo
    wunne elo
    wunnt elo
    wunnen zanter
    wunne zanter
    wunnt zanter
    liewen zanter
    wunne grad
    wunnen grad
    wunnen de moment
    ech wunnen zu
    ech wunne zu
    ech wunnen an
    ech wunnen am
    ech wunnen op
    ech wunnen um
    mir wunnen zu
    mir wunne zu
    mir wunnen an
    mir wunnen am
    mir wunnen op
    mir wunnen um
    haut wunnen
    haut wunne
    elo wunnen
    elo wunne
    de moment wunnen
    aktuell wunneng / appartement vun elo / wunneng vun elo / haus vun elo
  `),
  own: lines(`
    mäin
    mäi
    meng
    eist
    eisen
    eis
    hiert
    hir
    säin
    seng
  `),
  leaving: lines(`
    verkaaft
    verkafen
    verkafe
    verkaf
  `),
  tooDear: lines(`
    ze deier
  `),
  livedOn: lines(`
    wunnen / wunne / sëtzen / sëtze / hocken / liewen / sti mer
  `),
  livedOnWords: lines(`
    op / an
  `),
  outgrown: lines(`
    ze grouss / ze kleng
  `),
  valuing: lines(`
    wäert
    schätzen / schätze loossen
    kréien ech fir / kréie mir fir
    kann ech verkafen / kënne mir verkafen / verkafspräis
  `),
  notValuing: lines(`
    wäert op / leeë wäert / leeën wäert / leet wäert
  `),
  contrast: lines(`
    a schaffen
    a schaffe
    an schaffen
    an ech schaffen
    mee
    awer
    a sichen
    an siche
    a wellen
    an welle
    a sich
    an elo
    a well
    sichen
    siche
    sich
    wëllen
    brauchen
    dofir
  `),
} satisfies OwnHomeWords
