import type { PlaceRelationWords } from '../../../words/queries/places/place-relation-words.ts'

export const placeRelations = {
  in: 'zu|zou|am|an|op|gemeng|vun|vu|oder|noch|resp|de|d|der',
  inFillers: 'de|d|der|dem|den|stad|gemeng|vun',
  near: String.raw`
    net (?:ze )?(?:wait|weit)|net wait ewech|geigend|emgeigend|ronderem|ronderemm|rondrem|nieft|nierft|nidt|bei
    noperschaft|nobei|nobai|no un|op d kanten|op der sait|eck (?:bei|vun?|ronderem)|tescht|zweschen
  `,
  nearFillers: 'de|d|an|zu|zum|zur|vun|vu|vum|bei|beim|der|dem|no|stad|universiteit|uni|campus|spidol',
  canton: 'kanton',
  cantons: '',
  cantonFillers: 'vun|vu|d',
  except: String.raw`
    ausschleissen|refuseier\w*|enner kengen? emstann\w*|ausnam|ausgeschloss|vermeiden
    amplaz|op (?:guer )?kee fall|ausser|ausserhalb|baussent
  `,
  exceptWithMore: '',
  exceptWithNot: 'alles|just|nemmen|awer',
  exceptNot: 'net',
  exceptFillers: 'net|vun|vu|zu|d|der|den|dem|stad|gemeng',
  anywhereBut: '',
  far: 'wait',
  farFillers: 'vun|vum|vu|ewech',
  notFar: 'net|ze|zu',
  few: '',
  leading: String.raw`
    zu|zou|zum|zur|am|an|op|bei|beim|vun|vu|vum|no|fir|veirel|gemeng|geigend|emgeigend|wellt|well|weelt|gar|mei
    wunnen|de|d|der|den|dem|ze|ganz
  `,
} satisfies PlaceRelationWords
