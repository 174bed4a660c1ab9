import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { ZodError } from 'zod'

import type { LegalFacts } from '../../models/contracts/law/legal.ts'
import { legalFaults } from '../../models/law/parameters/check-parameters.ts'
import { BadInputError, badCell } from '../files/csv-table.ts'
import { legalFileSchema, toLegalFacts } from './legal-file.ts'
import type { LegalFile } from './legal-file.ts'
import { parseYamlFile, problemsOf } from './parse-yaml-file.ts'

const MAX_PROBLEMS = 10

/**
 * Reads the dated parameters of law and practice below `legal` in the reference folder.
 *
 * @param readText reads one file of the reference folder by its relative name
 * @throws BadInputError with file, field, received and expected
 */
export async function loadLegal(
  directory: string,
  readText: (fileName: string) => Promise<string>,
): Promise<LegalFacts> {
  const names = await legalFileNames(directory)
  const texts = new Map(await Promise.all(names.map(async (name) => [name, await readText(name)] as const)))
  return readLegal(directory, texts)
}

/** Names of the files below `legal`, relative to the reference folder. */
export async function legalFileNames(directory: string): Promise<string[]> {
  const folder = join(directory, 'legal')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.yaml')).sort()
  if (names.length === 0) throw badCell(folder, 1, '', 'no YAML file', 'files of dated parameters')
  return names.map((name) => join('legal', name))
}

/** Reads the facts from the texts of their files, by the names of `legalFileNames`. */
export function readLegal(directory: string, texts: ReadonlyMap<string, string>): LegalFacts {
  const folder = join(directory, 'legal')
  const files = [...texts].map(([name, text]) => parseYamlFile(join(directory, name), text, legalFileSchema))
  const facts = collect(folder, files)
  const faults = legalFaults(facts)
  if (faults.length === 0) return facts
  throw new BadInputError(
    faults
      .slice(0, MAX_PROBLEMS)
      .map(({ id, received, expected }) => ({ file: folder, row: 1, column: id, received, expected })),
  )
}

function collect(folder: string, files: readonly LegalFile[]): LegalFacts {
  try {
    return toLegalFacts(files)
  } catch (error) {
    if (error instanceof ZodError) throw new BadInputError(problemsOf(folder, error))
    throw error
  }
}
