import { createServer } from 'node:net'

/** A port of this machine that nobody listens on. */
export function freePort(host = '127.0.0.1'): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
      .on('error', fail)
      .listen(0, host, () => {
        const address = probe.address()
        probe.close(() => (typeof address === 'object' && address ? done(address.port) : fail(new Error('no port'))))
      })
  })
}
