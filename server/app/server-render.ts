/**
 * Server rendering: the page of an online report contains its first section, so logged-in users see it before scripts
 * run. The renderer is the web's own code, built for Node (contracts/model/report/server-renderer.ts).
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReportAddress, ServerRenderer } from '#contracts/model/report/server-renderer.ts'
import { readableReport } from '#server/features/reports/reports.reading.ts'
import type { Adapter } from '#server/http/implement.ts'
import { cookieOf, groupingFrom, languageFrom } from '#server/http/page.ts'
import { fileStamp } from '#server/http/web.ts'
import type { AppWorld } from './world.ts'

/** Cached pages, about 40 KB each. */
const MAX_PAGES = 100

type Content = (request: FastifyRequest, reply: FastifyReply) => Promise<string | undefined>

export interface FirstPages {
  content: Content
  /** Loads the renderer ahead of the first page. */
  begin: () => void
}

/** `isArranged`: a developer has set a scenario or fault in this world, so the browser must call the API to show it. */
export interface FirstPageWorlds<W> {
  worldOf: Adapter<W>['worldOf']
  isArranged: (world: W) => boolean
}

/** Undefined if the web is not built. */
export function firstPages<W extends AppWorld>(
  webDir: string | undefined,
  worlds: FirstPageWorlds<W>,
): FirstPages | undefined {
  const file = join(webDir ?? '', 'server-render', 'server-renderer.js')
  if (webDir === undefined || !existsSync(file)) return undefined
  const latest = latestRenderer(file)
  const cachedPage = lruCache<string>(MAX_PAGES)
  const content: Content = async (request, reply) => {
    const [path = '', query] = request.url.split('?')
    const cookies = request.headers.cookie
    const token = cookieOf(cookies, 'token')
    // The browser renders old versions and comparisons.
    if (request.method !== 'GET' || query || token === '' || !path.includes('/online')) return undefined
    try {
      const { stamp, loading } = latest()
      const renderer = await loading
      const address = renderer.reportAt(path)
      const world = address && (await worlds.worldOf(request, reply))
      const found = world && !worlds.isArranged(world) && (await readableBy(world, token, address))
      if (!found) return undefined
      const look = {
        revision: found.revision,
        language: languageFrom(cookies),
        grouping: groupingFrom(cookies),
        path,
        ...closedPartsIn(cookies),
      }
      return await cachedPage(JSON.stringify([stamp, world.id, found.id, look]), async () => {
        const report = await found.read()
        return report && renderer.render({ report, ...look })
      })
    } catch (err) {
      // The browser loads the report itself and shows what is wrong.
      request.log.warn(
        { err, id: request.id },
        'could not render the first section of a report; the browser renders it',
      )
      return undefined
    }
  }
  return { content, begin: () => void latest().loading.catch(() => {}) }
}

/** The renderer of the last build, as its class names are those of the page. It stays while a new one is being built. */
function latestRenderer(file: string): () => { stamp: string; loading: Promise<ServerRenderer> } {
  const load = (stamp: string) => ({
    stamp,
    // Node keeps a module by its address, so each build needs another one.
    loading: import(`${pathToFileURL(file).href}?${encodeURIComponent(stamp)}`).then(
      ({ serverRenderer }): ServerRenderer => serverRenderer,
    ),
  })
  let last: ReturnType<typeof load> | undefined
  return () => {
    const stamp = fileStamp(file) ?? last?.stamp ?? ''
    if (last?.stamp !== stamp) last = load(stamp)
    return last
  }
}

async function readableBy(world: AppWorld, token: string, address: ReportAddress) {
  const user = await world.sessions.find(token)
  return user && readableReport(world, user.id, address)
}

const closedPartsIn = (cookies: string | undefined) => ({
  drawer: cookieOf(cookies, 'drawer') === 'away',
  banner: cookieOf(cookies, 'banner') === 'away',
})

/** A small LRU cache of results: rendering a page takes several milliseconds of the main thread. */
function lruCache<Result>(count: number) {
  const kept = new Map<string, Result>()
  return async (key: string, make: () => Promise<Result | undefined>): Promise<Result | undefined> => {
    const result = kept.get(key) ?? (await make())
    if (result === undefined) return undefined
    kept.delete(key)
    kept.set(key, result)
    const oldest = kept.size > count ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    return result
  }
}
