/** Baseline: plain Node answering prepared bytes. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'

const [dir = '', port] = process.argv.slice(2)
const answer = readFileSync(join(dir, 'answer.json'))
createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': answer.length })
  response.end(answer)
}).listen(Number(port), '127.0.0.1')
