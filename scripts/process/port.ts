import { createServer } from 'node:net'
import { addressFault } from '#server/app/address.ts'

/**
 * Listens briefly and returns the port; 0 selects a free one. Throws EnvError when the address is invalid or taken,
 * before slow work begins. `name`: the variable with the port.
 */
export function probePort(port: number, host: string, name?: string): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe
      .on('error', (error) => fail(addressFault(error, { host, port }, name) ?? error))
      .listen(port, host, () => {
        const address = probe.address()
        probe.close(() => done(typeof address === 'object' && address ? address.port : port))
      })
  })
}
