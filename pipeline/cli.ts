import { Command, CommanderError } from 'commander'
import { backfillCommand } from './commands/backfill.ts'
import { diffCommand } from './commands/diff.ts'
import { doctorCommand } from './commands/doctor.ts'
import { exitCodeOf, reportError } from './commands/exit-codes.ts'
import { modelCommand } from './commands/model/model.ts'
import { planCommand } from './commands/plan.ts'
import { publishCommand } from './commands/publish.ts'
import { releasesCommand } from './commands/releases.ts'
import { rollbackCommand } from './commands/rollback.ts'
import { runCommand } from './commands/run.ts'
import { scheduleCommand } from './commands/schedule.ts'
import { verifyCommand } from './commands/verify.ts'
import { assertNodeVersion } from './base/settings.ts'

/** Builds the `lux` command with all subcommands of the pipeline. */
export function cli(): Command {
  const program = new Command('lux')
    .description('Open, auditable property intelligence for Luxembourg: from listing feeds to published releases.')
    .showHelpAfterError('(lux --help lists the commands)')
    .addHelpText('after', '\nCommands of the server: lux keys create | list | revoke')
    .exitOverride()
  for (const command of [
    runCommand(),
    planCommand(),
    backfillCommand(),
    diffCommand(),
    releasesCommand(),
    publishCommand(),
    rollbackCommand(),
    verifyCommand(),
    scheduleCommand(),
    doctorCommand(),
    modelCommand(),
  ]) {
    program.addCommand(command.exitOverride())
  }
  return program
}

/** Parses the command line and sets the exit code. */
export async function main(argv: string[]): Promise<void> {
  try {
    assertNodeVersion(process.version)
    await cli().parseAsync(argv)
  } catch (error) {
    if (!(error instanceof CommanderError)) reportError(error)
    process.exitCode = exitCodeOf(error)
  }
}

if (import.meta.main) await main(process.argv)
