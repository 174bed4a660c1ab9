import process from 'node:process'
import { defineConfig } from 'vitest/config'
import { DEFENCES } from './defences.ts'

const defence = DEFENCES.find(({ name }) => name === process.env.WITHOUT_DEFENCE)
const edits = [defence, defence?.also].filter((edit) => edit !== undefined)

/** The tests with one defence taken out of the code as it is loaded; no file is touched. */
export default defineConfig({
  plugins: [
    {
      name: 'without-defence',
      enforce: 'pre',
      transform(code, id) {
        const path = id.split('?', 1)[0]!
        const edit = edits.find(({ file }) => path.includes(file))
        if (!edit) return undefined
        // Ours may be quoted either way.
        const at = path.endsWith('.ts') ? alike(code).indexOf(alike(edit.from)) : code.indexOf(edit.from)
        if (at === -1) return undefined
        console.log(`TAKEN OUT of ${edit.file}`)
        return { code: code.slice(0, at) + edit.to + code.slice(at + edit.from.length), map: null }
      },
    },
  ],
  test: {
    include: ['server/{account-data,accounts,mail}/*.test.ts', 'server/faces/oauth/*.test.ts'],
    // What is taken out must not be found again by later runs.
    fsModuleCache: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    server: { deps: { inline: [/better-auth/] } },
  },
})

function alike(text: string): string {
  return text.replaceAll("'", '"')
}
