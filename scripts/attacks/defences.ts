import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

const editSchema = z.strictObject({
  file: z.string().describe('part of the path: a file of this repository, or of the accounts library'),
  from: z.string().describe('code with the defence'),
  to: z.string().describe('code without it'),
})
const defenceSchema = editSchema.extend({
  name: z.string(),
  also: editSchema.optional().describe('second layer of the defence, if any'),
  test: z.tuple([z.string(), z.string()]).describe('file and part of the name of the test that must then fail'),
})
export type Defence = z.infer<typeof defenceSchema>

/** Every defence that a test claims to prove. */
export const DEFENCES: readonly Defence[] = ['account-defences', 'service-defences'].flatMap((name) =>
  z.array(defenceSchema).parse(parse(readFileSync(join(import.meta.dirname, `${name}.yaml`), 'utf8'))),
)
