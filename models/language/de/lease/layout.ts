import type { LayoutWords } from '../../words/lease/layout-words.ts'

export const layout = {
  lease: 'miet|vermiet',
  home: 'kaution|nebenkosten|wohn(?:ung|gemeinschaft|sitz)|zimmer|bewohner|kundigung',
  article: 'art(?:ikel)?s?',
  articleInLine: 'Art(?:ikel)?',
  first: '',
  clause: '',
  abbreviations: `
    art|abs|nr|dr|str|bzw|ca|usw|ggf|inkl|incl|zzgl|evtl|max|min|z|b|d|h|u|a|i|e|g|resp|vgl|tel|og|eg|dg|katasternr|qm|geb|gez|v|j|l|s|r
    jan|feb|mar|apr|jun|jul|aug|sep|sept|okt|nov|dez
  `,
  spelled: String.raw`
    fuer|ueber\w*|\w*kuendig\w*|zurueck\w*|hoech\w*|\w*jaehr\w*|\w*schluessel\w*|\w*gebuehr\w*|\w*erhoeh\w*|\w*gebaeude\w*
    haelfte|koennen|duerfen|muessen|waehrend|moebliert|unmoebliert
  `,
  unfinished: 'der|die|das|den|dem|des|ein|eine|und|oder|von|zu|mit|für',
  i: 'ich',
  tenant: '(?<!ver)mieter',
  signatures: String.raw`unterschr|gez\.`,
  hyphenated: '',
  joins: 'und|oder',
  pages: 'seite',
  ofPages: 'von',
} satisfies LayoutWords
