import { existsSync } from 'node:fs'
import process from 'node:process'
import { Command } from 'commander'
import { accountsCommand } from './commands/accounts.ts'
import { correctionsCommand } from './commands/corrections.ts'
import { keysCommand } from './commands/keys.ts'
import { ownersCommand } from './commands/owners.ts'
import { stateCommand } from './commands/state.ts'
import { ConfigurationError } from './base/config.ts'
import { BackupError } from './state/backup.ts'
import { MigrationError } from './state/migrate.ts'
import { StateUnreachableError } from './state/postgres-state.ts'
import { StateDamagedError } from './state/state-damaged.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
try {
  const lux = new Command('lux').description('commands of the server')
  for (const command of [keysCommand(), accountsCommand(), ownersCommand(), correctionsCommand(), stateCommand()])
    lux.addCommand(command)
  await lux.parseAsync()
} catch (error) {
  const expected = [ConfigurationError, MigrationError, StateUnreachableError, StateDamagedError, BackupError]
  if (!expected.some((known) => error instanceof known)) throw error
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 2
}
