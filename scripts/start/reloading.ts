import { addressFault, urlOf } from '#server/app/address.ts'
import type { Env } from '#server/app/env.ts'
import { node } from '../process/child.ts'
import { probePort } from '../process/port.ts'
import { rootPath } from '../process/root.ts'

/**
 * Serves both sides for development at one address: Vite, with hot reload and a proxy for calls, and the API in a child
 * process that restarts when its files change.
 */
export async function serve(env: Env): Promise<{ url: string; close: () => Promise<void> }> {
  const port = await probePort(0, '127.0.0.1')
  const api = `http://127.0.0.1:${port}`
  const child = node(['--watch', '--watch-preserve-output', rootPath('scripts/start/api.ts')], {
    env: { PORT: String(port), HOST: '127.0.0.1' },
  })
  process.env.API_URL = api // read by web/vite.config.ts
  // With NODE_ENV=production from the shell, Vite would leave out the dev screens.
  process.env.NODE_ENV = 'development'
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: rootPath('web'),
    configFile: rootPath('web/vite.config.ts'),
    logLevel: 'warn',
    server: { host: env.host, port: env.port, strictPort: true },
  })
  const close = async () => {
    child.stop()
    await Promise.all([vite.close(), child.ended])
  }
  try {
    await Promise.all([vite.listen(), waitForServer(api)])
    const address = vite.httpServer?.address()
    // With PORT=0, Vite chose the port.
    const port = typeof address === 'object' && address ? address.port : env.port
    return { url: urlOf({ host: env.host, port }), close }
  } catch (error) {
    await close()
    throw addressFault(error, env) ?? error
  }
}

/** Waits until a server answers with any status. */
async function waitForServer(url: string): Promise<void> {
  for (;;) {
    const reached = await fetch(url).then(
      () => true,
      () => false,
    )
    if (reached) return
    await new Promise((again) => setTimeout(again, 50))
  }
}
