import type { PlaceRelationWords } from '../../../words/queries/places/place-relation-words.ts'

export const placeRelations = {
  in: 'a|au|aux|en|dans|sur|quartier|region|ou|et|ni|de|d|du|la|le|l|direction|localite',
  inFillers: 'la|le|les|l|de|d|ville|village|commune|secteur|quartier|zone|du',
  near: String.raw`
    vers|cotes?|direction|limitrophe|aux portes de|dans le secteur de|coins?|a deux pas|pas trop loin
    proximite(?: immediate)?|peripherie|accessible depuis|pres|proches?|autour|alentours|environs|pas loin|non loin|entre
  `,
  nearFillers: 'de|d|du|des|la|le|l|a|au|aux|en|ville|universite|uni|campus|clinique|hopital|aeroport',
  canton: 'canton',
  cantons: 'cantons|ct',
  cantonFillers: 'de|d|du|l',
  except: String.raw`
    exclure|excluez|(?:refusent?|rejettent?|exclut|excluent|exclue?s?)\b|en aucun cas|sous aucun pretexte|doi(?:t|vent) pas (?:etre|se trouver)
    plutot que?|au lieu|hors|hormis|excepte|sauf|eviter
  `,
  exceptWithMore: 'a part|a l exception|a l exclusion|en dehors',
  exceptWithNot: 'mais|surtout|tout|svp',
  exceptNot: 'pas',
  exceptFillers: 'pas|de|d|du|a|en|la|le|l|ville|quartier|commune',
  anywhereBut: 'a part|mis a part',
  far: 'loin',
  farFillers: 'de|d|du|la|le|l',
  notFar: 'pas|non|trop',
  few: 'peu',
  leading: String.raw`
    soit|trouve|situe|situee|a|au|aux|en|dans|sur|de|d|du|des|la|le|l|les|pour|quartier|secteur|commune|zone|region|veux|voulons|souhaite
    plus|habiter|vivre|aller|trop|tres
  `,
} satisfies PlaceRelationWords
