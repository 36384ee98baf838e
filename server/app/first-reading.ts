/**
 * The page of an online report comes with its first section: whoever is logged in reads it before the first script has run.
 * What draws it is the web's own code, built for Node beside it (contracts/model/report/first-reading.ts).
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AskedReading, FirstReading } from '#contracts/model/report/first-reading.ts'
import { readable } from '#server/features/reports/reports.reading.ts'
import type { Adapter } from '#server/http/implement.ts'
import { cookieOf, groupingFrom, languageFrom } from '#server/http/page.ts'
import type { AppWorld } from './world.ts'

/** Pages of some 40 KB each. */
const KEPT = 100

type Content = (request: FastifyRequest, reply: FastifyReply) => Promise<string | undefined>

export interface FirstPages {
  content: Content
  /** Loads what draws them, so that the first page need not wait for it. */
  begin: () => void
}

/** The world of a request, and whether a developer has arranged in it what happens to calls: then the app asks itself. */
export interface FirstPageWorlds<W> {
  worldOf: Adapter<W>['worldOf']
  isArranged: (world: W) => boolean
}

/** Undefined where the web is not built. */
export function firstPages<W extends AppWorld>(
  webDir: string | undefined,
  worlds: FirstPageWorlds<W>,
): FirstPages | undefined {
  const file = join(webDir ?? '', 'reading', 'first-reading.js')
  if (webDir === undefined || !existsSync(file)) return undefined
  let loading: Promise<FirstReading> | undefined
  const load = () => {
    loading ??= import(pathToFileURL(file).href).then(({ firstReading }) => firstReading)
    return loading
  }
  const drawn = latestOf<string>(KEPT)
  const content: Content = async (request, reply) => {
    const [path = '', query] = request.url.split('?')
    const cookies = request.headers.cookie
    const token = cookieOf(cookies, 'token')
    // A former version, or a comparison with one, is for the app to read.
    if (request.method !== 'GET' || query || token === '' || !path.includes('/online')) return undefined
    try {
      const reading = await load()
      const asked = reading.askedAt(path)
      const world = asked && (await worlds.worldOf(request, reply))
      const found = world && !worlds.isArranged(world) && (await readableBy(world, token, asked))
      if (!found) return undefined
      const look = {
        revision: found.revision,
        language: languageFrom(cookies),
        grouping: groupingFrom(cookies),
        path,
        ...putAwayIn(cookies),
      }
      return await drawn(JSON.stringify([world.id, found.id, look]), async () => {
        const report = await found.read()
        return report && reading.draw({ report, ...look })
      })
    } catch (err) {
      // The app reads the report, and tells what is wrong with it.
      request.log.warn({ err, id: request.id }, 'a page comes without its first section')
      return undefined
    }
  }
  return { content, begin: () => void load().catch(() => {}) }
}

/** The report as its owner would read it now. */
async function readableBy(world: AppWorld, token: string, asked: AskedReading) {
  const user = await world.sessions.find(token)
  return user && readable(world, user.id, asked)
}

const putAwayIn = (cookies: string | undefined) => ({
  drawer: cookieOf(cookies, 'drawer') === 'away',
  banner: cookieOf(cookies, 'banner') === 'away',
})

/** Keeps so many of the latest results: to draw a page again takes several milliseconds of everybody's time. */
function latestOf<Result>(count: number) {
  const kept = new Map<string, Result>()
  return async (key: string, make: () => Promise<Result | undefined>): Promise<Result | undefined> => {
    const made = kept.get(key) ?? (await make())
    if (made === undefined) return undefined
    kept.delete(key)
    kept.set(key, made)
    const oldest = kept.size > count ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    return made
  }
}
