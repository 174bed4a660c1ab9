import { scoreSampleRun } from '../sample-run.ts'
import { flawsPath, scorePlausibility, shares } from './score-plausibility.ts'

/** Prints how many flawed offers of the sample market the run found implausible. */
await scoreSampleRun('Plausibility', flawsPath, async (warehouse, truth) => {
  for (const [what, scores] of Object.entries(await scorePlausibility(warehouse, truth))) {
    const { found, wronglyFound } = shares(scores)
    console.log(`${what}: flawed ones found ${found.toFixed(4)}, others called implausible ${wronglyFound.toFixed(4)}`)
    console.table(scores)
  }
})
