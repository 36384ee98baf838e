import { createServer } from 'node:net'
import { addressFault } from '#server/app/address.ts'

/**
 * Listens and stops at once: answers the port, which for 0 is one that nobody uses. Throws EnvError when the address is
 * wrong or taken, so that this is found before anything slow begins. `name`: the variable that chose the port.
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
