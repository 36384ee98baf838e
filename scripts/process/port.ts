import { createServer } from 'node:net'

/**
 * Listens and stops at once: answers the port, which for 0 is one that nobody uses. Rejects with the error of listening,
 * so a wrong address is found before anything slow begins.
 */
export function probePort(port: number, host: string): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.on('error', fail).listen(port, host, () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : port))
    })
  })
}
