import { H3, toNodeHandler } from 'h3'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientAddress } from '../../http/client-address.ts'
import { createListener } from '../../endpoints/listener.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { mountA2a } from './a2a-endpoint.ts'
import { conformanceExecutor } from './testing/conformance-agent.ts'

let test: TestServer
let server: Server
let url: string
beforeAll(async () => {
  test = await startTestServer()
  const app = new H3()
  const { services } = test.server
  mountA2a(
    app,
    services,
    { ask: () => Promise.reject(new Error()), refuseForeign: () => undefined },
    conformanceExecutor,
  )
  server = createServer(createListener(services, clientAddress([]), toNodeHandler(app))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/a2a`
})
afterAll(async () => {
  server.close()
  await test.close()
})

interface Task {
  id: string
  contextId: string
  status: { state: string }
  history?: { messageId: string }[]
}

async function call(method: string, params: object, headers: Record<string, string> = {}) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const given = { 'content-type': 'application/json', 'a2a-version': '1.0', ...headers }
  const answer = await fetch(url, { method: 'POST', headers: given, body })
  return (await answer.json()) as {
    result?: { task?: Task; message?: object } & Partial<Task>
    error?: { code: number }
  }
}

const message = (messageId: string, rest: object = {}) => ({
  message: { messageId, role: 'ROLE_USER', parts: [{ text: 'hello' }], ...rest },
})

describe('A2A with an agent that waits, refuses and sends messages', () => {
  it('continues a task that waits for input, and keeps its history in order', async () => {
    const { task } = (await call('SendMessage', message('tck-input-required-1'))).result!
    expect(task!.status.state).toBe('TASK_STATE_INPUT_REQUIRED')
    await call('SendMessage', message('tck-complete-task-2', { taskId: task!.id, contextId: task!.contextId }))
    const { status, history } = (await call('GetTask', { id: task!.id })).result!
    expect(status!.state).toBe('TASK_STATE_COMPLETED')
    expect(history!.map(({ messageId }) => messageId).filter((id) => id.startsWith('tck'))).toEqual([
      'tck-input-required-1',
      'tck-complete-task-2',
    ])
  })

  it('cancels a waiting task, but not a finished one', async () => {
    const waiting = (await call('SendMessage', message('tck-input-required-3'))).result!.task!
    expect((await call('CancelTask', { id: waiting.id })).result).toMatchObject({
      status: { state: 'TASK_STATE_CANCELED' },
    })
    const done = (await call('SendMessage', message('tck-complete-task-4'))).result!.task!
    expect((await call('CancelTask', { id: done.id })).error!.code).toBe(-32_002)
  })

  it('passes on a message in place of a task, and a refusal', async () => {
    expect((await call('SendMessage', message('tck-message-response-5'))).result!.message).toMatchObject({
      role: 'ROLE_AGENT',
      parts: [{ text: 'Direct message response' }],
    })
    expect((await call('SendMessage', message('tck-reject-task-6'))).result!.task!.status.state).toBe(
      'TASK_STATE_REJECTED',
    )
  })

  it('refuses non-JSON input with its own code', async () => {
    expect((await call('SendMessage', message('x'), { 'content-type': 'text/plain' })).error!.code).toBe(-32_005)
  })
})
