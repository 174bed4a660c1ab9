import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { ROOT } from '../../pipeline/base/settings.ts'

const cellBase = { id: z.string().regex(/^[\w-]{1,64}$/), metadata: z.object({}).loose(), source: z.array(z.string()) }
const cellSchema = z.discriminatedUnion('cell_type', [
  z.strictObject({ cell_type: z.literal('markdown'), ...cellBase }),
  z.strictObject({
    cell_type: z.literal('code'),
    ...cellBase,
    execution_count: z.int().nullable(),
    outputs: z.array(z.unknown()),
  }),
])

/** A Jupyter notebook, format 4.5, in JavaScript. */
export const notebookSchema = z.strictObject({
  nbformat: z.literal(4),
  nbformat_minor: z.literal(5),
  metadata: z.object({
    kernelspec: z.object({ display_name: z.string(), language: z.literal('javascript'), name: z.string() }),
    language_info: z.object({ name: z.literal('javascript') }).loose(),
  }),
  cells: z.array(cellSchema).min(1),
})
export type Notebook = z.infer<typeof notebookSchema>

const resultSchema = z.union([
  z.object({ figure: z.null(), why: z.string() }),
  z.object({ figure: z.string(), page: z.string(), equal: z.literal(true) }),
])

const run = promisify(execFile)
const TIMEOUT_MS = 60_000

export function readNotebook(file: string): Notebook {
  return notebookSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** Blocks of code of a language in the text of a notebook. */
export function codeBeside({ cells }: Notebook, language: 'python' | 'r'): string[] {
  const texts = cells.filter(({ cell_type }) => cell_type === 'markdown').map(({ source }) => source.join(''))
  const block = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms')
  return texts.flatMap((text) => [...text.matchAll(block)].map(([, code]) => code!))
}

/**
 * Runs the cells of a notebook against a server, as one module.
 * @returns the figure that it ends in; a null figure where the release states none
 * @throws Error when a cell fails, as it does when the page states another figure
 */
export async function runNotebook(file: string, baseUrl: string): Promise<z.infer<typeof resultSchema>> {
  const { cells } = readNotebook(file)
  const code = cells.filter(({ cell_type }) => cell_type === 'code').map(({ source }) => source.join(''))
  // Packages are found from the folder that the module lies in.
  const folder = join(ROOT, 'node_modules', '.cache', 'notebooks')
  mkdirSync(folder, { recursive: true })
  const module = join(folder, `${basename(file, '.ipynb')}-${process.pid}.mjs`)
  writeFileSync(module, code.join('\n'))
  const downloads = mkdtempSync(join(tmpdir(), 'notebook-'))
  try {
    const env = { PATH: process.env['PATH'] ?? '', TMPDIR: downloads, LUX_BASE_URL: baseUrl }
    const { stdout } = await run(process.execPath, [module], { env, timeout: TIMEOUT_MS })
    return resultSchema.parse(JSON.parse(stdout.trim().split('\n').at(-1)!))
  } finally {
    rmSync(module, { force: true })
    rmSync(downloads, { recursive: true, force: true })
  }
}
