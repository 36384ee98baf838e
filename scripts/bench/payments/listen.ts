/**
 * Opens an event stream for each token and keeps all of them open. Prints `open` and waits for SIGUSR2; then sends the
 * notices in sequence, measures how long each message takes to reach its seller's stream, and prints `median …`.
 */

import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { median, quantile } from '../statistics.ts'
import type { Seller } from './shop.ts'

const [url = '', file = '', count = '0'] = process.argv.slice(2)
const { hostname, port } = new URL(url)
const sellers: Seller[] = JSON.parse(readFileSync(file, 'utf8'))
const onSuccess: (() => void)[] = []

async function open(seller: Seller, at: number): Promise<void> {
  const socket = connect({ host: hostname, port: Number(port) })
  socket.setEncoding('utf8')
  await once(socket, 'connect')
  socket.write(`GET /event?token=${seller.token}&type=alipay HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`)
  await new Promise<void>((opened) => {
    socket.on('data', (text: unknown) => {
      if (String(text).includes('id: ')) opened()
      if (String(text).includes('data: success')) onSuccess[at]?.()
    })
  })
}

const BATCH = 100
for (let at = 0; at < sellers.length; at += BATCH)
  await Promise.all(sellers.slice(at, at + BATCH).map((seller, index) => open(seller, at + index)))
// Keeps the process alive until the signal.
const waiting = setInterval(() => {}, 60_000)
process.once('SIGUSR2', async () => {
  clearInterval(waiting)
  const times: number[] = []
  for (let index = 0; index < Number(count); index++) {
    const at = Math.floor((index * sellers.length) / Number(count))
    const message = new Promise<void>((resolve) => {
      onSuccess[at] = resolve
    })
    const began = performance.now()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const body = sellers[at]?.notices[0] ?? ''
    const answer = fetch(`${url}/api/pay/alipay/notify`, { method: 'POST', headers, body })
    await message
    times.push(performance.now() - began)
    await (await answer).text()
  }
  console.log(`median ${median(times)} p99 ${quantile(times, 0.99)}`)
  process.exit(0)
})
// Last: the parent may send the signal as soon as it reads this.
console.log('open')
