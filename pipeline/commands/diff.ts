import { join } from 'node:path'
import { Command } from 'commander'
import { compareReleases } from '../releases/compare-releases.ts'
import { diffMarkdown } from '../publish/diff/diff-markdown.ts'
import { UsageError } from '../base/usage-error.ts'
import { openReleaseStore } from '../releases/release-store.ts'
import { readSettings } from '../base/settings.ts'
import { EXIT } from './exit-codes.ts'

/** `lux diff [from] [to]`: compares two releases. */
export function diffCommand(): Command {
  return new Command('diff')
    .argument('[from]', 'id of the earlier release')
    .argument('[to]', 'id of the later release')
    .option('--json', 'as JSON')
    .option('--exit-code', 'exit with 6 when they differ')
    .action(
      async (
        from: string | undefined,
        to: string | undefined,
        { json, exitCode }: { json?: boolean; exitCode?: boolean },
      ) => {
        const store = openReleaseStore(readSettings(process.env).dataDir)
        const after = to ?? store.current()?.releaseId
        if (after === undefined || !store.has(after))
          throw new UsageError(`There is no release ${after ?? 'yet'}. \`lux releases\` lists them.`)
        const before = from ?? store.manifest(after).previousReleaseId
        if (before !== null && !store.has(before))
          throw new UsageError(`Release ${before} is not on disk. \`lux releases\` lists the releases that are.`)
        const folder = (id: string): { id: string; directory: string } => ({ id, directory: join(store.directory, id) })
        const diff = await compareReleases(before === null ? null : folder(before), folder(after))
        console.log(json ? JSON.stringify(diff) : diffMarkdown(diff))
        if (exitCode && !diff.same) process.exitCode = EXIT.different
      },
    )
}
