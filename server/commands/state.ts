import { Command } from 'commander'
import { backupState, isEmptyState, restoreState } from '../state/backup.ts'
import { ORDINARY, withState } from './surroundings.ts'
import type { CommandSurroundings } from './surroundings.ts'

/** `state backup | restore | check`: the server's own database, on SQLite or PostgreSQL, which may be in use. */
export function stateCommand(surroundings: CommandSurroundings = ORDINARY): Command {
  const { clock, out } = surroundings
  const command = new Command('state').description('back up, restore and check accounts, keys and allowances')
  command
    .command('backup')
    .description('write everything into one file, as of one moment, while servers go on')
    .argument('<file>', 'such as state.ndjson.gz')
    .action((file: string) =>
      withState(surroundings, async (state) => {
        const { rows, tables } = await backupState(state, file, clock())
        out(`${file}  ${rows} rows of ${tables} tables`)
      }),
    )
  command
    .command('restore')
    .description('replace everything by what a backup holds, of SQLite or PostgreSQL; servers may go on')
    .argument('<file>', 'made by "state backup"')
    .option('--replace', 'even when there are accounts or keys')
    .action((file: string, { replace }: { replace?: boolean }, restore: Command) =>
      withState(surroundings, async (state) => {
        if (!replace && !(await isEmptyState(state)))
          restore.error('There are accounts or keys, which would be lost. Back them up, then say --replace.', {
            exitCode: 1,
          })
        const { rows, tables } = await restoreState(state, file)
        out(`${file}  ${rows} rows of ${tables} tables restored`)
      }),
    )
  command
    .command('check')
    .description('read the whole database and tell whether it is whole')
    .action(() =>
      withState(surroundings, async (state) => {
        await state.verify()
        out('whole')
      }),
    )
  return command
}
