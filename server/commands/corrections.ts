import { Command } from 'commander'
import { listCorrections } from '../corrections/corrections.ts'
import { isoDateAt } from '../../models/kernel/day.ts'
import { ORDINARY, withState } from './surroundings.ts'
import type { CommandSurroundings } from './surroundings.ts'

/** `corrections [listing]`: readers' error reports, newest first. */
export function correctionsCommand(surroundings: CommandSurroundings = ORDINARY): Command {
  const { out } = surroundings
  return new Command('corrections')
    .description('list errors that readers reported, newest first')
    .argument('[listing]', 'id of one listing')
    .option('--json', 'as JSON, one report per line')
    .action((listingId: string | undefined, { json }: { json?: boolean }) =>
      withState(surroundings, async ({ db }) => {
        for (const report of await listCorrections(db, listingId)) {
          const { field, fault, note, reportedAt } = report
          // JSON, so that a stranger's text cannot pose as another line or control the terminal.
          const words = note === null ? '' : `  ${JSON.stringify(note)}`
          out(
            json ? JSON.stringify(report) : `${isoDateAt(reportedAt)}  ${report.listingId}  ${field} ${fault}${words}`,
          )
        }
      }),
    )
}
