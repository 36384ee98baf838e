/**
 * The page of an online report comes with its first section: whoever is logged in reads it before the first script has run.
 * What draws it is the web's own code, built for Node beside it (contracts/model/report/first-reading.ts).
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AskedReading, FirstReading } from '#contracts/model/report/first-reading.ts'
import type { World } from './domain/world.ts'
import { readable } from './features/reports/reports.reading.ts'
import type { Adapter } from './http/implement.ts'
import { cookieOf, languageFrom } from './http/page.ts'

type Content = (request: FastifyRequest, reply: FastifyReply) => Promise<string | undefined>

export interface FirstPages {
  content: Content
  /** Loads what draws them, so that the first page need not wait for it. */
  begin: () => void
}

/** Undefined where the web is not built. */
export function firstPages(webDir: string | undefined, worldOf: Adapter['worldOf']): FirstPages | undefined {
  const file = join(webDir ?? '', 'reading', 'first-reading.js')
  if (webDir === undefined || !existsSync(file)) return undefined
  let loading: Promise<FirstReading> | undefined
  const load = () => {
    loading ??= import(pathToFileURL(file).href).then(({ firstReading }) => firstReading)
    return loading
  }
  const content: Content = async (request, reply) => {
    const [path = '', query] = request.url.split('?')
    const token = cookieOf(request.headers.cookie, 'token')
    // A former version, or a comparison with one, is for the app to read.
    if (query || token === '' || !path.includes('/online')) return undefined
    try {
      const reading = await load()
      const asked = reading.askedAt(path)
      const found = asked && (await reportOf(await worldOf(request, reply), token, asked))
      return (
        found && reading.draw({ ...found, ...putAway(request), language: languageFrom(request.headers.cookie), path })
      )
    } catch (err) {
      // The app reads the report, and tells what is wrong with it.
      request.log.warn({ err, id: request.id }, 'a page comes without its first section')
      return undefined
    }
  }
  return { content, begin: () => void load().catch(() => {}) }
}

/** The report as its owner would read it now; none in a world where a developer has arranged something to happen to calls. */
async function reportOf(world: World, token: string, asked: AskedReading) {
  const user = await world.sessions.find(token)
  return user && world.scenarios.none && world.faults.none ? readable(world, user.id, asked) : undefined
}

const putAway = ({ headers: { cookie } }: FastifyRequest) => ({
  drawer: cookieOf(cookie, 'drawer') === 'away',
  banner: cookieOf(cookie, 'banner') === 'away',
})
