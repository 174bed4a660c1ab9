import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { NODE_FLAGS } from '../../models/kernel/node-flags.ts'
import { openWarehouse } from '../warehouse/warehouse.ts'

/** Bytes of a DuckDB file that are read to attach it, and then to answer a question. */
export interface BytesRead {
  attach: number
  answer: number
}

const QUESTION = `FROM commune_trend('esch-sur-alzette', offer := 'sale', homes := 'apartment')`

/**
 * Counts in a process of its own what DuckDB reads of the file, fetching blocks ahead as it does over HTTP. Linux only.
 * `node pipeline/testing/bytes-read.ts FILE` prints it.
 */
export function bytesRead(file: string, question = QUESTION): BytesRead {
  const args = [...NODE_FLAGS, import.meta.filename, file, question]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as BytesRead
}

async function count(file: string, question: string): Promise<BytesRead> {
  const warehouse = await openWarehouse({ location: ':memory:', threads: 1 })
  await warehouse.all('SELECT 1')
  await warehouse.run(`SET storage_block_prefetch = 'ALWAYS_PREFETCH'`)
  const start = readSoFar()
  const own = readSoFar() - start
  await warehouse.run(`ATTACH '${file.replaceAll("'", "''")}' AS lux (READ_ONLY); USE lux`)
  const attached = readSoFar()
  await warehouse.all(question)
  const answered = readSoFar()
  warehouse.close()
  return { attach: attached - start - 2 * own, answer: answered - attached - own }
}

function readSoFar(): number {
  return Number(/^rchar: (\d+)/m.exec(readFileSync('/proc/self/io', 'utf8'))![1])
}

if (import.meta.main)
  process.stdout.write(`${JSON.stringify(await count(process.argv[2]!, process.argv[3] ?? QUESTION))}\n`)
