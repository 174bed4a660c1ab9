import { createServer } from 'node:http'
import { H3, toNodeHandler } from 'h3'
import { mountA2a } from '../server/faces/a2a/a2a-endpoint.ts'
import { conformanceExecutor } from '../server/faces/a2a/testing/conformance-agent.ts'
import { clientAddress } from '../server/http/client-address.ts'
import { createListener } from '../server/endpoints/listener.ts'
import { startTestServer } from '../server/testing/test-server.ts'

// Serves this project's agent card and endpoint for the A2A compatibility kit, until the process ends.
// node scripts/a2a-conformance-agent.ts 9999     and, in the kit:     ./run_tck.py --sut-host http://127.0.0.1:9999 --transport jsonrpc
const port = Number(process.argv[2] ?? 9999)
const test = await startTestServer({ environment: { PUBLIC_BASE_URL: `http://127.0.0.1:${port}` } })
const { services } = test.server
const app = new H3()
const door = { ask: () => Promise.reject(new Error('The kit asks no tool.')), refuseForeign: () => undefined }
mountA2a(app, services, door, conformanceExecutor)
const listener = createListener(services, clientAddress(services.config.trustedProxies), toNodeHandler(app))
createServer(listener).listen(port, '127.0.0.1', () => console.log(`listening on http://127.0.0.1:${port}`))
process.once('SIGTERM', () => void test.close().then(() => process.exit(0)))
