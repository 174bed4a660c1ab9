import type { LayoutWords } from '../../words/lease/layout-words.ts'

export const layout = {
  lease: 'verlount|loyer|locat',
  home: 'wunneng|zemmer|kautioun',
  article: 'art(?:ikel)?s?',
  articleInLine: 'Art(?:ikel)?',
  first: '',
  clause: '',
  abbreviations:
    'art|nr|dr|str|bzw|ca|etc|inkl|max|min|resp|tel|eur|m|mme|z|b|d|jan|feb|apr|jun|jul|aug|sep|sept|okt|nov|dez',
  spelled: '',
  unfinished: 'vun|vum|mat|fir|op|eng|oder|de|den|dem|an|zu',
  i: 'ech',
  tenant: 'locataire',
  signatures: 'ennerschr',
  hyphenated: '',
  joins: 'an|oder',
  pages: 'säit',
  ofPages: 'vun',
} satisfies LayoutWords
