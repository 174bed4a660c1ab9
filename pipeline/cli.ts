import { Command, CommanderError } from 'commander'
import { exitCodeOf, reportError } from './commands/exit-codes.ts'
import { assertNodeVersion } from './base/settings.ts'

/** Commands by name. Each is loaded when it is called: together they take longer to load than a run without news. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  run: async () => (await import('./commands/run.ts')).runCommand(),
  plan: async () => (await import('./commands/plan.ts')).planCommand(),
  preview: async () => (await import('./commands/preview.ts')).previewCommand(),
  backfill: async () => (await import('./commands/backfill.ts')).backfillCommand(),
  diff: async () => (await import('./commands/diff.ts')).diffCommand(),
  releases: async () => (await import('./commands/releases.ts')).releasesCommand(),
  publish: async () => (await import('./commands/publish.ts')).publishCommand(),
  rollback: async () => (await import('./commands/rollback.ts')).rollbackCommand(),
  keygen: async () => (await import('./commands/keygen.ts')).keygenCommand(),
  sign: async () => (await import('./commands/sign.ts')).signCommand(),
  verify: async () => (await import('./commands/verify.ts')).verifyCommand(),
  worker: async () => (await import('./commands/worker.ts')).workerCommand(),
  schedule: async () => (await import('./commands/schedule.ts')).scheduleCommand(),
  doctor: async () => (await import('./commands/doctor.ts')).doctorCommand(),
  sql: async () => (await import('./commands/ask/sql.ts')).sqlCommand(),
  show: async () => (await import('./commands/ask/show.ts')).showCommand(),
  explain: async () => (await import('./commands/ask/explain.ts')).explainCommand(),
  runs: async () => (await import('./commands/ask/runs.ts')).runsCommand(),
  feed: async () => (await import('./commands/feed.ts')).feedCommand(),
  sources: async () => (await import('./commands/sources.ts')).sourcesCommand(),
  model: async () => (await import('./commands/model/model.ts')).modelCommand(),
}

/** Builds the `lux` command with the named subcommand of the pipeline, or with all of them for any other name. */
export async function cli(name?: string): Promise<Command> {
  const program = new Command('lux')
    .description('Open, auditable property intelligence for Luxembourg: from listing feeds to published releases.')
    .showHelpAfterError('(lux --help lists the commands)')
    .addHelpText('after', '\nCommands of the server: lux keys create | list | revoke, lux backup [--check]')
    .exitOverride()
  const load = name === undefined || !Object.hasOwn(COMMANDS, name) ? Object.values(COMMANDS) : [COMMANDS[name]!]
  for (const command of load) program.addCommand((await command()).exitOverride())
  return program
}

/** Parses the command line and sets the exit code. */
export async function main(argv: string[]): Promise<void> {
  try {
    assertNodeVersion(process.version)
    await (await cli(argv[2])).parseAsync(argv)
  } catch (error) {
    if (!(error instanceof CommanderError)) reportError(error)
    process.exitCode = exitCodeOf(error)
  }
}

if (import.meta.main) await main(process.argv)
