import type { RefusedMentionWords } from '../../words/lease/refused-mention-words.ts'

export const refusedMentions = {
  leftOut: String.raw`
    nicht (?:aufgenommen|abgegeben|gepruft|wiedergegeben|erwahnt)|gestrichen|weggelassen|keine aufnahme|enthalt kein\w*|keine angaben?|keinen anlass
  `,
  noCertificate: String.raw`
    verzicht\w*|irgendwann\s|\babgelaufen\w*|entfallt|unbekannt|wird nicht (?:ausgehandigt|vorgelegt|erstellt|ubergeben)|vertraulich|gibt es nicht
  `,
  noDetector: String.raw`
    nicht (?:installiert|vorgesehen|angebracht|vorhanden)|stellt keine|keine (?:rauch|brand)\w*melder|lehnt es ab
  `,
  noStart: String.raw`
    (?:datum|tag) (?:fur den |des )?(?:beginns?|einzugs)\b.{0,60}nicht (?:festgelegt|bestimmt|vereinbart|genannt)|(?:einzugs|beginn)(?:datum
    termin) .{0,20}(?:offen|spater)
    (?:tag|termin|zeitpunkt) (?:\w+ ){0,2}(?:gibt|teilt|nennt|bestimmt) (?:\w+ ){1,3}(?:bekannt|mit|noch|spater)
    (?:tag|termin) wird (?:noch |spater )?(?:bekannt|mitgeteilt)
    sobald (?:\w+ ){1,6}(?:fertig|frei|weg|ausgezogen|abgeschlossen)\b
  `,
  noAmount: `(?:vorauszahlung|vorschuss|nebenkosten)[^.;]{0,30}nicht (?:beziffert|angegeben|festgelegt)`,
  noSeparateRent: `miete ohne nebenkosten[^.;]{0,20}nicht (?:gesondert )?(?:ausgewiesen|angegeben)`,
  unnamedLandlord: String.raw`
    (?:name|namen|anschrift|identitat) (?:\w+ ){0,6}(?:nicht (?:genannt|mitgeteilt|offengelegt|preisgegeben|angegeben)|verschwiegen|geheim|vertraulich)
    (?:vermieter|eigentumer)\w*,? (?:\w+,? ){0,8}(?:anonym|ungenannt|nicht genannt|namentlich nicht)
  `,
  keptFromOthers: `dritte|publi|veroffentlich|inserat|klingel|briefkasten|website`,
} satisfies RefusedMentionWords
