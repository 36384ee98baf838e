/**
 * Sends webhooks and prints the time taken. A separate process, so that it does not slow down the server it measures.
 */
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'

const [url = '', file = '', first = '0', last = '0', atOnce = '20'] = process.argv.slice(2)
const notices: string[] = JSON.parse(readFileSync(file, 'utf8')).slice(Number(first), Number(last))
const agent = new Agent({ keepAlive: true, maxSockets: Number(atOnce) })

const tell = (body: string) =>
  new Promise<void>((done, failed) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': Buffer.byteLength(body) }
    const sent = request(`${url}/api/pay/alipay/notify`, { method: 'POST', agent, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      answer.on('end', () => (text === 'success' ? done() : failed(new Error(`answered ${answer.statusCode} ${text}`))))
    })
    sent.on('error', failed)
    sent.end(body)
  })

const began = performance.now()
let next = 0
await Promise.all(
  Array.from({ length: Number(atOnce) }, async () => {
    for (let body = notices[next++]; body !== undefined; body = notices[next++]) await tell(body)
  }),
)
console.log(`took ${performance.now() - began}`)
process.exit(0)
