import { existsSync } from 'node:fs'
import process from 'node:process'
import { Command } from 'commander'
import { keysCommand } from './commands/keys.ts'
import { ConfigurationError } from './config.ts'
import { MigrationError } from './state/migrate.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
try {
  await new Command('lux').description('commands of the server').addCommand(keysCommand()).parseAsync()
} catch (error) {
  if (!(error instanceof ConfigurationError || error instanceof MigrationError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}
