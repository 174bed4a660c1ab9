import type { LayoutWords } from '../../words/lease/layout-words.ts'

export const layout = {
  lease: String.raw`bail\b|loyer|locat|occupation`,
  home: String.raw`caution\b|chambre|logement|charges\b|residence|preavis`,
  article: 'art(?:icle)?s?',
  articleInLine: 'Art(?:icle)?',
  first: 'premier',
  clause: 'clause',
  abbreviations: `
    art|artt|al|n|no|num|m|mm|mme|mlle|dr|me|st|ste|bd|av|ca|env|etc|incl|max|min|p|pp|ex|b|d|h|u|a|i|e|g|resp|cf|tel|v|j|l|s|r
    janv|fev|fevr|avr|jun|juil|jul|sept|oct|nov|dec
  `,
  spelled: '',
  unfinished: "des?|du|d['’]|la|les?|l['’]|aux?|à|et|ou|un|une|pour|par|sur|en",
  i: String.raw`moi|je soussign\p{L}+`,
  tenant: 'locataire|preneur',
  signatures: 'signature|signe|lu et approuve',
  hyphenated: 'vingt|trente|quarante|cinquante|soixante|quatre|dix',
  joins: 'et|ou',
  pages: 'page',
  ofPages: 'sur|de',
} satisfies LayoutWords
