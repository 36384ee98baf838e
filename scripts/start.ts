/**
 * `npm start`: the whole system on one port. `npm run dev`: the same, reloading on every change.
 * What is missing is made first: the sample world (in dev mode), the built web and the browser extension.
 */
import { parseArgs } from 'node:util'
import { STORY } from '#fixtures/story.ts'
import { prepareDataDir, readEnv } from '#server/env.ts'
import { stopChildren } from './process/child.ts'
import { probePort } from './process/port.ts'
import { inRoot } from './process/root.ts'
import { onStop } from './process/signals.ts'
import { explain } from './start/explain.ts'
import { freshExtension } from './start/extension-build.ts'
import { buildWeb, webIsFresh } from './start/web-build.ts'

const { dev } = parseArgs({ options: { dev: { type: 'boolean', default: false } } }).values
let close: () => Promise<void> | void = () => undefined
onStop(async () => {
  stopChildren()
  await close()
})

try {
  const env = readEnv(process.env)
  await probePort(env.port, env.host)
  prepareDataDir(env.dataDir)
  // Loaded only now: most of the program hangs on it, and a wrong environment is told at once.
  const { makeWorld } = await import('./start/make-world.ts')
  const made = await Promise.all([
    env.mode === 'production' || makeWorld(env),
    dev || webIsFresh() || buildWeb(),
    freshExtension(),
  ])
  if (made.every(Boolean)) {
    const { serve } = dev ? await import('./start/reloading.ts') : await import('#server/main.ts')
    const server = await serve(env, inRoot('web/dist'))
    close = server.close
    console.log(`ready ${server.url}`)
    if (env.mode === 'dev') {
      console.log(`sample account: phone ${STORY.account.phone}, password ${STORY.account.password}`)
    }
  } else process.exitCode = 1
} catch (error) {
  console.error(explain(error))
  stopChildren()
  process.exitCode = 1
}
