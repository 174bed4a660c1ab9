import type { MentionWords } from '../../words/lease/mention-words.ts'

export const mentions = {
  startOnKeys: 'bei unterzeichnung|mit unterzeichnung',
  waived: String.raw`
    aussen vor|keine der (?:beiden )?parteien|ohne die miet|herauszuhalten|nichts zu sagen|unterlasst es|nur vom (?:vermieter|eigentumer)|nicht zustandig
    verpflichtet sich,? .{0,30}nicht|verzicht|darf nicht|durfen nicht|ausgeschlossen
  `,
  notWaived: String.raw`verzicht\w* (?:nie|niemals)|nie(?:mals)? verzicht\w*|verzicht\w* nicht`,
  roomCeiling: '',
  without: String.raw`ohne|kein\w*`,
  limit: 'limit|grenze',
  notSubject: String.raw`nicht (?:\w+ ){0,3}(?:anwendbar|unterl|unterw)|gilt .{0,40}nicht|ausser betracht|keine anwendung|frei vereinbart`,
  noCharges: String.raw`keine nebenkosten|nebenkosten:? keine|nebenkosten\w* (?:\w+ ){0,3}0 ?(?:eur|€)|direkt (?:mit|bei) den? versorg`,
  proved: 'rechnung|beleg|tatsachlich|effektiv',
  inEach: 'im|in|am|jedes',
  partOfMonth: '',
  season: 'januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|fruhjahr|herbst|winter',
  within: 'auf (?:der|dieser)|in (?:der|dieser)|(?:in|auf|an) (?:ihrer|unserer)',
  ofCondition: 'zustand',
  notAwaited: String.raw`\babzuwarten`,
  withoutIt: 'ohne',
  nothingDue: 'keine?n?|nichts',
  squares: 'unterschied|ausgleich|nachzahl|guthaben|zu viel',
  onAccount: String.raw`vorschuss\w*|abschlage?`,
} satisfies MentionWords
