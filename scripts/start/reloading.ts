import { addressFault, urlOf } from '#server/app/address.ts'
import type { Env } from '#server/app/env.ts'
import { node } from '../process/child.ts'
import { probePort } from '../process/port.ts'
import { inRoot } from '../process/root.ts'

/**
 * Both sides for development behind one address: Vite, which changes the page in place and hands the calls on, and the
 * API in a child that starts again when one of its files changes.
 */
export async function serve(env: Env): Promise<{ url: string; close: () => Promise<void> }> {
  const port = await probePort(0, '127.0.0.1')
  const api = `http://127.0.0.1:${port}`
  const child = node(['--watch', '--watch-preserve-output', inRoot('scripts/start/api.ts')], {
    env: { PORT: String(port), HOST: '127.0.0.1' },
  })
  process.env.API_URL = api // read by web/vite.config.ts
  // A shell that says `production` would have Vite take the pages for built ones, without screens for developers.
  process.env.NODE_ENV = 'development'
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: inRoot('web'),
    configFile: inRoot('web/vite.config.ts'),
    logLevel: 'warn',
    server: { host: env.host, port: env.port, strictPort: true },
  })
  const close = async () => {
    child.stop()
    await Promise.all([vite.close(), child.ended])
  }
  try {
    await Promise.all([vite.listen(), answers(api)])
    const address = vite.httpServer?.address()
    // PORT=0 leaves the choice to the system: the port is the one that Vite got.
    const port = typeof address === 'object' && address ? address.port : env.port
    return { url: urlOf({ host: env.host, port }), close }
  } catch (error) {
    await close()
    throw addressFault(error, env) ?? error
  }
}

/** Resolves when a server answers there, whatever it says. */
async function answers(url: string): Promise<void> {
  for (;;) {
    const reached = await fetch(url).then(
      () => true,
      () => false,
    )
    if (reached) return
    await new Promise((again) => setTimeout(again, 50))
  }
}
