import type { LeftHomeWords } from '../../../words/queries/types/left-home-words.ts'

export const leftHomes = {
  leaving: String.raw`
    forget about|scrap what i said about|gave up on|given up on|from (?:our|my)|leaving|leave|selling|sold
    (?:trading|moving|relocating|downsizing|upgrading|upsizing|coming|up) (?:up |down |out |over )?(?:from|of)
  `,
  towards: 'to|and|into',
  moving: 'move|moving',
  origin: String.raw`
    (?:initially|originally) (?:[a-z]+ ){0,3}(?:for|in|of|wanted)|at first (?:in|wanted)
    (?:come|comes|am|m|are|re|originally) from|(?:tired|sick|enough) of|fed up with|right now in
  `,
} satisfies LeftHomeWords
