import { lines } from '../words/lines.ts'
import type { OwnHomeWords } from '../words/own-home-words.ts'

export const ownHome = {
  paying: lines(`
    zahle aktuell / zahlen aktuell / zahle derzeit / zahlen derzeit / zahle momentan / zahlen momentan / habe gekauft / haben gekauft
    zahlen jetzt / zahle jetzt / derzeit zahle / derzeit zahlen / aktuell zahle / aktuell zahlen
    zurzeit zahle / zurzeit zahlen / jetzt zahlen / jetzt zahle / bisher zahle / bisherige miete / aktuelle miete / jetzige miete
    wohnen noch
    wohne noch
    wohnen derzeit
    wohne derzeit
    wohnen aktuell
    wohne aktuell
    derzeit zur miete
    zahlen derzeit
    zahle derzeit
    verkaufen unser
    verkaufen unsere
    verkaufen unseren
    verkaufe mein
    verkaufe meine
    haben verkauft
    ein bekannter zahlt
    ein freund zahlt
    zahle bereits
    zahlen bereits
    zahle schon
    zahlen schon
  `),
  paidBefore: lines(`
    zahle ich jetzt / zahle ich heute / zahlen wir jetzt / zahlen wir heute
    habe gezahlt / haben gezahlt / gezahlt habe / gezahlt haben / bezahlt habe / bezahlt haben / hat gekostet / gekostet hat / kassiert / kassierte / gekostet
    verkauft
  `),
  expense: lines(`
    fur gas / fur heizung / fur die heizung / furs heizen / fur strom / fur ol / an heizkosten / fur die gasrechnung / fur die stromrechnung
  `),
  living: lines(`
    selbst wohnen in / selber wohnen in / selbst wohne in / selber wohne in
    wohne seit
    wohnen seit
    lebe seit
    leben seit
    wohne auf
    lebe auf
    wir wohnen auf
    wir leben auf
    wohne jetzt
    wohnen jetzt
    wohne momentan
    wohnen momentan
    wohne zurzeit
    wohnen zurzeit
    wohne gerade
    wohnen gerade
    wohne heute
    wohnen heute
    lebe heute
    leben heute
    ich wohne in
    ich wohne im
    ich lebe in
    ich lebe im
    wir wohnen in
    wir wohnen im
    wir leben in
    wir leben im
    derzeit wohne
    derzeit wohnen
    aktuell wohne
    aktuell wohnen
    zurzeit wohne
    zurzeit wohnen
    momentan wohne
    momentan wohnen
    jetzt wohne
    jetzt wohnen
    heute wohne
    heute wohnen
    jetzige wohnung
    aktuelle wohnung
    bisherige wohnung
    jetziges haus
    aktuelles haus
  `),
  own: lines(`
    mein
    meine
    unser
    unsere
    unseren
    ihr
    ihre
    sein
    seine
  `),
  leaving: lines(`
    verkauft
    verkaufen
    verkaufe
  `),
  tooDear: lines(`
    zu teuer
  `),
  livedOn: lines(`
    hocken / hausen / leben / sitzen / wohnen / wohne / quetschen / drängen / zusammengepfercht
  `),
  livedOnWords: lines(`
    auf / in
  `),
  outgrown: lines(`
    zu groß / zu klein
  `),
  valuing: lines(`
    wert
    marktwert / verkehrswert
    bewerten / bewertung
    schätzen lassen
    bekomme ich für / bekommen wir für
    kann ich verkaufen / können wir verkaufen / verkaufspreis
  `),
  notValuing: lines(`
    wert auf / legen wert / lege wert / legt wert / lege großen wert / legen großen wert
  `),
  contrast: lines(`
    und arbeite
    und arbeiten
    und ich arbeite
    aber
    und mochten
    und suchen
    und wollen
    und suche
    und mochte
    und will
    und brauchen
    und brauche
    jetzt
    suche
    suchen
    brauche
    brauchen
    möchte
    möchten
    deshalb
    daher
  `),
} satisfies OwnHomeWords
