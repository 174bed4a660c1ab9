import type { LeftHomeWords } from '../../../words/queries/types/left-home-words.ts'

export const leftHomes = {
  leaving: 'vergiss|vergesst|verlassen|verlasse|ziehen aus|raus aus|verkaufen unsere?n?',
  towards: 'nach|fur|und|zu',
  moving: '',
  origin: String.raw`
    zuerst (?:in|nach|an)|ursprunglich (?:[a-z]+ ){0,4}(?:in|nach|an)
    (?:komme|kommen|kommt|stamme|stammen) (?:aus|von)|genug von
    (?:derzeit|momentan|aktuell|zurzeit|im moment) (?:noch )?in|jetzt noch in
    (?:umzug|ziehe|ziehen) (?:von|aus)
  `,
} satisfies LeftHomeWords
