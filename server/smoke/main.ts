import process from 'node:process'
import { once } from 'node:events'
import { askRelease, prepareQuestions } from './ask-release.ts'

const [releaseFolder = '', workFolder = ''] = process.argv.slice(2)
// The release is still being written while this process loads. Without a first byte its owner has ended.
await prepareQuestions()
const [word] = (await Promise.race([once(process.stdin, 'data'), once(process.stdin, 'end')])) as [Buffer?]
if (word) {
  const verdict = await askRelease(releaseFolder, workFolder)
  process.stdout.write(`${JSON.stringify(verdict)}\n`)
}
process.exit(0)
