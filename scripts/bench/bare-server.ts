import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// Baseline: node:http and one buffer, nothing else. Runs as a child process with the file and its type as arguments.
const [file = '', contentType = ''] = process.argv.slice(2)
const body = readFileSync(file)
const headers = { 'content-type': contentType, 'content-length': body.length }
const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ msg: 'listening', url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }))
})
