import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { readBody } from './read-body.ts'

it('takes a sender that leaves before the end for a bad request, not for a fault of ours', async () => {
  const read = Promise.withResolvers<unknown>()
  const server = createServer((incoming) => {
    readBody(incoming, 1_000).then(read.resolve, read.resolve)
    incoming.once('data', () => sender.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const sender = request({ host: '127.0.0.1', port, method: 'POST', headers: { 'content-length': 100 } })
  sender.on('error', () => undefined)
  sender.write('{"half":')
  expect(await read.promise).toMatchObject({ name: 'ProblemError', status: 400, message: 'The body ended too early.' })
  server.close()
})
