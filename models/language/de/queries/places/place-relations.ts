import type { PlaceRelationWords } from '../../../words/queries/places/place-relation-words.ts'

export const placeRelations = {
  in: String.raw`
    in|zu|am|an|nach|im|gemeinde|viertel|region|von|oder|und|noch|resp|bzw|der|richtung|umgebung|ort|lage
  `,
  inFillers: 'der|dem|den|raum|gemeinde|von',
  near: String.raw`
    richtung|rund herum um|rund um|rundum|rings um|drumherum|grossraum|einzugsgebiet|speckgurtel|stadtrand|dem rand
    nicht (?:(?:zu|allzu) )?weit(?: (?:weg|entfernt))?|bei|nah|nahe|naher|umkreis|umgebung|unweit|in und um|zwischen|ecke (?:um|bei|von)
  `,
  nearFillers: 'an|in|im|zu|zum|zur|von|bei|beim|der|dem|universitat|uni|campus|klinik|flughafen',
  canton: 'kanton',
  cantons: 'kantone|kt',
  cantonFillers: 'von',
  except: String.raw`
    ausschliessen|lehn(?:t|en|e)\b|unter keinen umstanden|ausnahme|ausgeschlossen|darf (?:es )?nicht|vermeiden
    statt|anstatt|auf (?:gar )?keinen fall|keinesfalls|ausser|ausserhalb
  `,
  exceptWithMore: '',
  exceptWithNot: 'bloss|nur|bitte|alles|aber',
  exceptNot: 'nicht',
  exceptFillers: 'nicht|von|in|zu|der|den|dem|stadt|gemeinde',
  anywhereBut: '',
  far: 'weit',
  farFillers: 'von',
  notFar: 'nicht|zu',
  few: '',
  leading: String.raw`
    in|zu|zum|zur|am|an|auf|im|bei|beim|nahe|von|nach|fur|viertel|gemeinde|gegend|bezirk|umgebung|region|will|wollen
    mochte|mochten|mehr|wohnen|bitte|wegen|der|den|dem|sehr|ganz
  `,
} satisfies PlaceRelationWords
