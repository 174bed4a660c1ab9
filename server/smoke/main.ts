import process from 'node:process'
import { askRelease } from './ask-release.ts'

const [releaseFolder = '', workFolder = ''] = process.argv.slice(2)
process.stdout.write(`${JSON.stringify(await askRelease(releaseFolder, workFolder))}\n`)
process.exit(0)
