import { lines } from '../words/lines.ts'
import type { ScopeWords } from '../words/some-words.ts'

export const scope = {
  near: lines(`
    à proximité
    proximité
    proche
    près
    à côté
    alentours
    environs
    voisinage
    quartier
    à pied
    en voiture
    à vélo
    en face
    non loin
    dans le village
    dans la commune
    en ville
  `),
  units: lines(`
    minute
    min
    mins
    km
    kilomètre
    m
    mètre
  `),
  surroundings: lines(`
    ville
    village
    localité
    municipal
    municipale
    communal
    commune
    centre sportif
    centre aquatique
    complexe sportif
    hall omnisport
    hall sportif
    infrastructures
    installations sportives
    centre commercial
    centres commerciaux
    commodités
    commerce
    magasin
    boutique
    boulangerie
    pharmacie
    restaurant
    cinéma
    théâtre
    bibliothèque
    stade
    terrain de foot
    terrain de football
    terrain de tennis
    court de tennis
    tennis
    piste cyclable
    loisirs
    sentier
    club
    clubs
    bus
    tram
    aéroport
    maison relais
    crèche
    poste
    banque
    médecin
    hôtel
    public
    publique
    olympique
    distance
    situation
    localisation
    habitants
  `),
  buildings: lines(`
    résidence
    immeuble
    copropriété
    complexe résidentiel
    ensemble résidentiel
  `),
  planned: lines(`
    possibilité de
    possibilité d
    possibilités de
    autorisation
    autorisé pour
    prévu pour
    projet de
    dispositif pour
    préparé pour
    prédisposition
    pré-équipé
    pré-installation
    préinstallation
    pouvant servir
    pouvant être
    pourrait
    pourra accueillir
    emplacement pour
    espace pour
    place pour une
    potentiel
    à créer
    piscinable
    prévue pour
    prévus pour
    prévues pour
    autorisée pour
    préparée pour
  `),
  possible: lines(`
    possible
    réalisable
    envisageable
    à créer
    à prévoir
    en projet
    planifié
    sera construit
    autorisée
  `),
  buying: lines(`
    acquérir
    acheter
    achat d
    achat de
    achat
    location d
    hors
    option pour
    en option
    exclus du prix
    non compris
    ne comporte pas le prix
    ne comprend pas le prix
    ne comprennent pas le prix
    excluent
    exclut
    à ajouter
    à rajouter
  `),
  extra: lines(`
    en option
    en supplément
    supplément
    en sus
    non inclus
    non compris
    pas inclus
    pas compris
    hors prix
    à acquérir
    à acheter
    moyennant
    est possible
    peut être acquis
    payant
    vendu séparément
    louable
  `),
  common: lines(`
    commun
    en commun
    partagé
    collectif
    à disposition
    copropriétaires
    de la copropriété
    des résidents
    pour les résidents
  `),
  some: lines(`
    certain
    la plupart
    plupart des
    quelques appartements
    quelques logements
    dont un appartement
    dont un logement
    en partie
    deux unités
    pour les appartements
    selon les lots
    selon le lot
    selon les appartements
    uniquement pour
  `),
  either: ['ou', 'et ou', 'ou bien', 'ou même', 'ou encore'],
  homes: lines(`
    appartements
    logements
    maisons
    lots
    unités
    studios
    duplexes
    penthouses
  `),
  plurals: lines(`
    terrasses
    balcons
    loggias
    jardins
    caves
    garages
    carports
    parkings
    emplacements
    emplacements de parking
    places de parking
    places de stationnement
    emplacements intérieurs
    emplacements extérieurs
    parkings intérieurs
    parkings souterrains
    parkings extérieurs
    cheminées
  `),
  view: lines(`
    vue sur
    vues sur
    vue jardin
    vue terrasse
  `),
  from: lines(`
    de
    du
    des
    d
    depuis
  `),
  having: ['avec', 'et inclut', 'et comprend'],
  joint: ['sont', 'seront'],
  priced: [
    'au prix de',
    'disponible à',
    'disponible au prix de',
    'disponibles à',
    'disponible à partir de',
    'disponibles à partir de',
    'disponibles au prix de',
  ],
  whichever: ['soit', 'qu’il s’agisse', 'au choix', 'choix entre'],
  each: ['chaque', 'chacun', 'chacune', 'tous les', 'toutes les'],
  several: ['plusieurs'],
} satisfies ScopeWords
