/** The process: environment → deps → listen → close gracefully. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type App, buildApp } from './app.ts'
import { openCatalogue, openCatalogueForWriting } from './db/catalogue.ts'
import { DataFileError } from './db/open.ts'
import { catalogueOf } from './domain/catalogue.ts'
import { type Env, EnvError, prepareDataDir, readEnv } from './env.ts'
import { renderPool } from './features/reports/render-pool.ts'

export interface Serving {
  url: string
  close(): Promise<void>
}

export const catalogueFileOf = (env: Env) => join(env.dataDir, 'catalogue.sqlite')

/** Opens the data and listens. Throws EnvError or DataFileError, whose messages are one line that says what to do. */
export async function serve(env: Env, webDir?: string): Promise<Serving> {
  prepareDataDir(env.dataDir)
  const catalogueFile = catalogueFileOf(env)
  // A catalogue without rows is a catalogue too: imports fill it, in production nothing else does.
  if (!existsSync(catalogueFile)) openCatalogueForWriting(catalogueFile).close()
  const connection = openCatalogue(catalogueFile)
  const pool = renderPool()
  const app = await buildApp({
    ...{ catalogueFile, pool, webDir },
    mode: env.mode,
    dataDir: env.dataDir,
    catalogue: catalogueOf(connection),
    now: env.mode === 'dev' && env.world.now ? new Date(env.world.now) : undefined,
    onStep: env.crashAt === undefined ? undefined : crashAt(env.crashAt),
  })
  const close = async () => {
    await app.close()
    await pool.close()
    connection.close()
  }
  try {
    return { url: await listen(app, env), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function listen(app: App, { host, port }: Env): Promise<string> {
  try {
    return await app.server.listen({ host, port })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'EADDRINUSE')
      throw new EnvError(
        `PORT=${port}: the port is in use on ${host}. Stop the program that uses it, or set PORT to another.`,
      )
    if (code === 'EACCES')
      throw new EnvError(`PORT=${port}: not allowed to listen on this port. Set PORT to one above 1023.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new EnvError(`HOST=${host}: no such address on this machine. Set HOST to 127.0.0.1.`)
    throw error
  }
}

/** For crash tests: the process ends itself, as abruptly as a power cut, when a report passes the step. */
const crashAt = (wanted: string) => (step: string) => {
  if (step === wanted) process.kill(process.pid, 'SIGKILL')
}

/** Runs until SIGTERM or SIGINT. Known problems are one line on standard error, without a stack. */
export async function run(start: () => Promise<Serving>): Promise<void> {
  try {
    const serving = await start()
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        void serving.close().then(() => process.exit(0))
      })
    }
  } catch (error) {
    if (!(error instanceof EnvError || error instanceof DataFileError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

if (import.meta.main) {
  await run(async () => {
    const serving = await serve(readEnv(process.env), join(import.meta.dirname, '../web/dist'))
    console.log(`ready ${serving.url}`)
    return serving
  })
}
