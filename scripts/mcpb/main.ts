import { statSync } from 'node:fs'
import { buildBundle } from './build.ts'

// `npm run -s mcpb [-- FOLDER]`: the server over the standard streams, for npx and for desktop apps.
const { folder, bundle } = await buildBundle(process.argv[2] ?? 'artifacts/mcpb')
const megabytes = (statSync(bundle).size / 1e6).toFixed(1)
console.log(`${bundle}: ${megabytes} MB; the same as a folder: npx ./${folder} mcp --stdio --release DIR`)
