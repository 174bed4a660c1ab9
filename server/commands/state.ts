import { Command } from 'commander'
import { backupState, isEmptyState, restoreState } from '../state/backup.ts'
import { hurryMails, listMails } from '../mail/mail-queue.ts'
import { ORDINARY, withState } from './surroundings.ts'
import type { CommandSurroundings } from './surroundings.ts'

/** `state backup | restore | check | mails`: the server's database, on SQLite or PostgreSQL, also while it is in use. */
export function stateCommand(surroundings: CommandSurroundings = ORDINARY): Command {
  const { clock, out } = surroundings
  const command = new Command('state').description('back up, restore and check accounts, keys and allowances')
  command
    .command('backup')
    .description('write everything into one file, as of one moment, while servers run')
    .argument('<file>', 'such as state.ndjson.gz')
    .action((file: string) =>
      withState(surroundings, async (state) => {
        const { rows, tables } = await backupState(state, file, clock())
        out(`${file}  ${rows} rows of ${tables} tables`)
      }),
    )
  command
    .command('restore')
    .description('replace everything with a backup of SQLite or PostgreSQL, while servers run')
    .argument('<file>', 'made by "state backup"')
    .option('--replace', 'replace existing accounts and keys')
    .action((file: string, { replace }: { replace?: boolean }, restore: Command) =>
      withState(surroundings, async (state) => {
        if (!replace && !(await isEmptyState(state)))
          restore.error('Existing accounts or keys would be lost. Back them up, then add --replace.', {
            exitCode: 1,
          })
        const { rows, tables } = await restoreState(state, file)
        out(`${file}  ${rows} rows of ${tables} tables restored`)
      }),
    )
  command
    .command('check')
    .description('read the whole database and report damage')
    .action(() =>
      withState(surroundings, async (state) => {
        await state.verify()
        out('whole')
      }),
    )
  command
    .command('mails')
    .description('list mails that are waiting, or were given up in the last 30 days')
    .option('--retry', 'retry waiting mails at once')
    .action(({ retry }: { retry?: boolean }) =>
      withState(surroundings, async ({ db }) => {
        if (retry) await hurryMails(db, clock())
        for (const mail of await listMails(db)) out(describeMail(mail))
      }),
    )
  return command
}

function describeMail(mail: Awaited<ReturnType<typeof listMails>>[number]): string {
  const { id, about, email, created_at, attempts, last_fault, next_at, given_up_at } = mail
  const minute = (time: number) => `${new Date(time).toISOString().slice(0, 16)}Z`
  const parts = [`mail ${id}`, about, email ?? 'nobody', `written ${minute(created_at)}`, `${attempts} tries`]
  if (last_fault !== null) parts.push(last_fault)
  parts.push(given_up_at === null ? `tried again ${minute(next_at)}` : `given up ${minute(given_up_at)}`)
  return parts.join('  ')
}
