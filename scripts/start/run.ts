/**
 * Starts the system from the environment to `ready`. Creates what is missing first: the sample world (in dev mode), the
 * built web and the browser extension. `npm start` runs this file with the server from one bundle (server-build.ts).
 */
import { STORY } from '#fixtures/story.ts'
import { GATEWAY_HOST } from '#server/app/address.ts'
import { prepareDataDir } from '#server/app/data-folder.ts'
import { readEnv } from '#server/app/env.ts'
import { serve, usesSimulators, warn } from '#server/main.ts'
import { stopChildren } from '../process/child.ts'
import { probePort } from '../process/port.ts'
import { rootPath } from '../process/root.ts'
import { explain } from './explain.ts'
import { buildStaleExtension } from './extension-build.ts'
import { makeWorld } from './make-world.ts'
import { buildWeb, webIsFresh } from './web-build.ts'

let close: () => Promise<void> | void = () => undefined

export async function stop(): Promise<void> {
  stopChildren()
  await close()
}

/** `reloading` replaces the built web. Prints a failure and sets the exit code. */
export async function run(reloading?: typeof serve): Promise<void> {
  try {
    const env = readEnv(process.env)
    await probePort(env.port, env.host)
    if (usesSimulators(env)) await probePort(env.gatewayPort, GATEWAY_HOST, 'GATEWAY_PORT')
    await prepareDataDir(env)
    const made = await Promise.all([
      env.mode === 'production' || makeWorld(env),
      reloading !== undefined || webIsFresh() || buildWeb(),
      buildStaleExtension(),
    ])
    if (made.every(Boolean)) {
      const server = await (reloading ?? serve)(env, rootPath('web/dist'))
      close = server.close
      warn(env)
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
}
