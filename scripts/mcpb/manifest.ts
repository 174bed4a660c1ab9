import { NODE_FLAGS } from '../../models/kernel/node-flags.ts'
import { VERSION } from '../../server/base/version.ts'
import { offlineTools } from '../../server/faces/mcp/stdio-server.ts'
import { ENTRY } from './bundle-server.ts'

/** The manifest of the bundle, by version 0.3 of the MCPB format. */
export function bundleManifest() {
  return {
    manifest_version: '0.3',
    name: 'lux-property-intelligence',
    display_name: 'Luxembourg property intelligence',
    version: VERSION,
    description: 'Homes, prices and communes of Luxembourg from one release on this computer, offline',
    author: { name: 'lux-property-intelligence' },
    license: 'MIT',
    keywords: ['luxembourg', 'real estate', 'rent', 'prices'],
    server: {
      type: 'node',
      entry_point: ENTRY,
      mcp_config: {
        command: 'node',
        args: [...NODE_FLAGS, `\${__dirname}/${ENTRY}`, 'mcp', '--stdio', '--release', '${user_config.release}'],
      },
    },
    tools: offlineTools().map(({ name, description }) => ({ name, description })),
    prompts_generated: true,
    compatibility: { platforms: ['darwin', 'linux', 'win32'], runtimes: { node: '>=24.0.0' } },
    user_config: {
      release: {
        type: 'string',
        title: 'Release',
        description: 'Data folder or folder of one release on this computer, or the https address of either',
        required: true,
      },
    },
  }
}
