import type { HeadingWords } from '../../../words/queries/wishes/heading-words.ts'

export const headings = {
  must: 'muss|pflicht|zwingend|muss kriterien',
  wish: 'wunsch|wunsche|bevorzugt|optional|nice to have',
  refused:
    '(?:alles |uberall )?(?:ausser|nicht)|ausschluss|auszuschliessen|ausgeschlossen|zu vermeiden|nicht gewunscht|unerwunscht|tabu',
  needless: 'unwichtig|egal|nebensache',
} satisfies HeadingWords
