/** A wire between the browser and the server that can be cut: what runs over it is the real thing, byte by byte. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Relay {
  /** The address by which the browser reaches the server. */
  url: string
  /** Resolves when a stream of payments has said where it begins. */
  begun: Promise<string>
  /** Drops the stream of payments, and lets none through until it is mended. */
  cut(): void
  mend(): void
  /** What each stream that got through said that it had heard last; empty for the first. */
  readonly resumed: readonly string[]
  close(): void
}

/** Opens a wire to the server at that origin. */
export async function relayTo(origin: string): Promise<Relay> {
  const { hostname, port } = new URL(origin)
  const sockets = new Set<Socket>()
  const streams = new Set<Socket>()
  const resumed: string[] = []
  const begun = Promise.withResolvers<string>()
  let whole = true

  const server = createServer((browser) => {
    const app = connect(Number(port), hostname)
    for (const [one, other] of [[browser, app] as const, [app, browser] as const]) {
      sockets.add(one)
      one
        .on('error', () => {})
        .on('close', () => {
          other.destroy()
          sockets.delete(one)
          streams.delete(one)
        })
    }
    browser.on('data', (bytes: Buffer) => {
      const text = bytes.toString('latin1')
      if (text.startsWith('GET /event?')) {
        if (!whole) return void browser.destroy()
        streams.add(browser)
        resumed.push(/^last-event-id: (.*)\r$/im.exec(text)?.[1] ?? '')
      }
      app.write(bytes)
    })
    app.on('data', (bytes: Buffer) => {
      const id = streams.has(browser) ? /^id: (\d+)$/m.exec(bytes.toString('latin1'))?.[1] : undefined
      if (id !== undefined) begun.resolve(id)
      browser.write(bytes)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // It listens on a port, not on a pipe.
  const { port: own } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${own}`,
    begun: begun.promise,
    resumed,
    cut() {
      whole = false
      for (const each of streams) each.destroy()
    },
    mend() {
      whole = true
    },
    close() {
      server.close()
      for (const each of sockets) each.destroy()
    },
  }
}
