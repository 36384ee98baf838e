/** A TCP relay between browser and server whose payment streams a test can cut. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Relay {
  url: string
  started: Promise<string>
  /** Drops the payment streams and rejects new ones until `restore`. */
  cut(): void
  restore(): void
  /** The Last-Event-ID of each accepted stream; empty for the first. */
  readonly lastEventIds: readonly string[]
  close(): void
}

export async function openRelay(origin: string): Promise<Relay> {
  const { hostname, port } = new URL(origin)
  const sockets = new Set<Socket>()
  const streams = new Set<Socket>()
  const lastEventIds: string[] = []
  const started = Promise.withResolvers<string>()
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
        lastEventIds.push(/^last-event-id: (.*)\r$/im.exec(text)?.[1] ?? '')
      }
      app.write(bytes)
    })
    app.on('data', (bytes: Buffer) => {
      const id = streams.has(browser) ? /^id: (\d+)$/m.exec(bytes.toString('latin1'))?.[1] : undefined
      if (id !== undefined) started.resolve(id)
      browser.write(bytes)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // It listens on a port, so the address is not a pipe name.
  const { port: own } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${own}`,
    started: started.promise,
    lastEventIds,
    cut() {
      whole = false
      for (const each of streams) each.destroy()
    },
    restore() {
      whole = true
    },
    close() {
      server.close()
      for (const each of sockets) each.destroy()
    },
  }
}
