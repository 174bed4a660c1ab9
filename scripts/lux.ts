/** Commands of the server; all others are the pipeline's. The two do not know each other. */
const SERVER_COMMANDS = new Set(['keys', 'accounts', 'owners', 'corrections', 'state'])

if (SERVER_COMMANDS.has(process.argv[2] ?? '')) await import('../server/cli.ts')
else await (await import('../pipeline/cli.ts')).main(process.argv)
