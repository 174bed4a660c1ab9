import type { BearerWords } from '../../words/lease/bearer-words.ts'

export const bearer = {
  atTheExpenseOf: String.raw`zu(?:r)? last(?:en)? (?:des |der |von )?|(?:obliegen|obliegt|fallen|fallt|auferlegt|umgelegt) (?:\w+ )?(?:dem |den |auf den )?`,
  fallsTo: '',
  by: '(?:(?:von|vom|durch|dem)(?: der| dem| den)? )',
  refunds: 'erstatt|zuruckzuzahl|umgelegt|umlage',
  staysOut: 'bleibt aussen vor',
  not: String.raw`nicht|kein\w*|nie|weder|nichts`,
  after: '',
  and: 'und|sondern',
  butNot: String.raw`nicht|kein\w*`,
  smallWord: 'von|vom|durch|der|die|das|dem|den|des|zu|lasten',
  because: 'weil|denn|da',
  ownAffair: String.raw`\b(?:ist|sind|bleib\w*) (?:meine|unsere) sache\b|kummer\w* (?:ich mich|wir uns)\b`,
  notPassed: String.raw`
    (?:nicht|keine?) (?:\w+ ){0,6}?(?:umgelegt|weiterberechnet)|nicht umlag|herausgerechnet|herausgenommen|komm\w* (?:\w+ ){0,3}nicht (?:noch )?(?:dazu|hinzu)
    berechne\w* (?:\w+ ){1,3}nicht\b|stell\w* (?:\w+ ){1,4}nicht in rechnung
  `,
  unconcerned: String.raw`geh\w* (?:den |die |der )?\w+ nichts an|nichts (?:damit )?zu tun|schulde\w* (?:\w+ ){0,2}nichts`,
  paysTo: String.raw`(?:erstattet|zahlt|bezahlt|ersetzt) dem `,
  claims: String.raw`
    verlang\w*|berechne\w*|erheb\w*|fordert?\b|\brech(?:net|nen) (?:\w+ )?(?:auch|hinzu|dazu)
    setz\w* .{0,30}\ban\b|leg\w* .{0,60}\bum\b
  `,
  theirBurden: String.raw`
    zu (?:seinen|ihren) lasten|auf (?:seine|ihre) (?:kosten|rechnung)|(?:ist|sind) (?:\w+ )?fur (?:sie|ihn)\b|(?:obliegt|obliegen) (?:ihm|ihr)\b
    von (?:ihm|ihr) zu tragen|wird (?:ihm|ihr) berechnet|(?:ihm|ihr) zur last
  `,
  staff: 'arbeitgeber des mieters',
  only: 'nicht nur|ohne weiteres',
  joins: 'und',
  bears: 'tragt|zahlt|bezahlt|ubernimmt',
  pronouns: 'sie|er|es',
  self: 'selbst|selber|allein',
  articles: 'die|der|das',
} satisfies BearerWords
