import { Command, CommanderError } from 'commander'
import { exitCodeOf, reportError } from './commands/exit-codes.ts'
import { assertNodeVersion } from './base/settings.ts'

/** Commands by name. Each is loaded when it is called: together they take longer to load than a run without news, or than anybody waits for help. */
const COMMANDS: Readonly<Record<string, { says: string; load: () => Promise<Command> }>> = {
  run: {
    says: 'fetch the feeds, run all stale jobs, publish a release if anything changed',
    load: async () => (await import('./commands/run.ts')).runCommand(),
  },
  plan: {
    says: 'show what a run would do and why, without doing it',
    load: async () => (await import('./commands/plan.ts')).planCommand(),
  },
  preview: {
    says: 'serve a build made with `lux run --into NAME`, beside the public release',
    load: async () => (await import('./commands/preview.ts')).previewCommand(),
  },
  backfill: {
    says: 'read the raw files of a range of days again, also files that arrived late, and run everything that depends on them',
    load: async () => (await import('./commands/backfill.ts')).backfillCommand(),
  },
  diff: {
    says: 'compare two releases (default: the current one with the one before it)',
    load: async () => (await import('./commands/diff.ts')).diffCommand(),
  },
  releases: {
    says: 'list the releases, newest first; * is the current one',
    load: async () => (await import('./commands/releases.ts')).releasesCommand(),
  },
  publish: {
    says: 'publish a release (default: the current one) to the store that servers read, or write it as a static site',
    load: async () => (await import('./commands/publish.ts')).publishCommand(),
  },
  rollback: {
    says: 'serve an earlier release again (default: the one before the current one)',
    load: async () => (await import('./commands/rollback.ts')).rollbackCommand(),
  },
  keygen: {
    says: 'make a key that signs releases',
    load: async () => (await import('./commands/keygen.ts')).keygenCommand(),
  },
  sign: {
    says: 'sign a release (default: the current one) with LUX_SIGNING_KEY, after checking its files',
    load: async () => (await import('./commands/sign.ts')).signCommand(),
  },
  verify: {
    says: 'check a release (default: the current one) and the raw files against their hashes, and the signature of the release',
    load: async () => (await import('./commands/verify.ts')).verifyCommand(),
  },
  worker: {
    says: 'work on tasks of `lux run --on-workers`; start as many as you like, on any machines with the same code',
    load: async () => (await import('./commands/worker.ts')).workerCommand(),
  },
  schedule: {
    says: 'run each feed at its cadence, one run at a time, and catch up on missed runs',
    load: async () => (await import('./commands/schedule.ts')).scheduleCommand(),
  },
  doctor: {
    says: 'check the machine, the settings, the feeds and the current release',
    load: async () => (await import('./commands/doctor.ts')).doctorCommand(),
  },
  sql: {
    says: 'ask the current release or the warehouse in SQL; nothing is changed',
    load: async () => (await import('./commands/ask/sql.ts')).sqlCommand(),
  },
  show: {
    says: 'show the tables of the current release, or one with its columns and first rows',
    load: async () => (await import('./commands/ask/show.ts')).showCommand(),
  },
  explain: {
    says: 'show what a published figure is made from: columns, jobs, code, files and adverts',
    load: async () => (await import('./commands/ask/explain.ts')).explainCommand(),
  },
  runs: {
    says: 'list past runs with their outcome, duration and rows; with a number one run, job by job',
    load: async () => (await import('./commands/ask/runs.ts')).runsCommand(),
  },
  feed: {
    says: 'write and check the definition of a feed; changes nothing',
    load: async () => (await import('./commands/feed.ts')).feedCommand(),
  },
  sources: {
    says: 'show how the feeds and open data of the market stand',
    load: async () => (await import('./commands/sources.ts')).sourcesCommand(),
  },
  model: {
    says: 'run a statistical model or calculator on your own files',
    load: async () => (await import('./commands/model/model.ts')).modelCommand(),
  },
}

/** Builds the `lux` command with the named subcommand of the pipeline; for any other name with all of them, by name and description only. */
export async function cli(name?: string): Promise<Command> {
  const program = new Command('lux')
    .description('Open, auditable property intelligence for Luxembourg: from listing feeds to published releases.')
    .showHelpAfterError('(lux --help lists the commands)')
    .addHelpText('after', '\nCommands of the server: lux keys create | list | revoke, lux backup [--check]')
    .exitOverride()
  if (name !== undefined && Object.hasOwn(COMMANDS, name)) {
    const { says, load } = COMMANDS[name]!
    return program.addCommand((await load()).description(says).exitOverride())
  }
  for (const [other, { says }] of Object.entries(COMMANDS)) program.command(other).description(says)
  return program
}

/** Parses the command line and sets the exit code. */
export async function main(argv: string[]): Promise<void> {
  try {
    assertNodeVersion(process.version)
    await (await cli(argv[2] === 'help' ? argv[3] : argv[2])).parseAsync(argv)
  } catch (error) {
    if (!(error instanceof CommanderError)) reportError(error)
    process.exitCode = exitCodeOf(error)
  }
}

if (import.meta.main) await main(process.argv)
