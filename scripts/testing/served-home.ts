import type { LuxHome } from '../../pipeline/testing/lux-home.ts'
import { publishedHome } from '../../pipeline/testing/market-homes.ts'
import { readConfig } from '../../server/base/config.ts'
import { startServer, type RunningServer } from '../../server/start.ts'

/** A server on loopback over a release of the whole of a market. */
export interface ServedHome {
  home: LuxHome
  server: RunningServer
  close(): Promise<void>
}

/** @param settings environment of the server; any free port unless it names one */
export async function servedHome(settings: Record<string, string> = {}): Promise<ServedHome> {
  const home = await publishedHome()
  const server = await startServer(readConfig({ PORT: '0', LOG_LEVEL: 'silent', ...settings, DATA_DIR: home.dataDir }))
  return {
    home,
    server,
    async close() {
      await server.close()
      home.remove()
    },
  }
}
