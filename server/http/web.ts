/**
 * Serves the built web app: hashed assets are cached forever, the page never; unknown API calls get 404, not the page.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PICTURE_DOMAINS } from '#contracts/model/product-picture.ts'
import { refuse } from '#server/platform/refusal.ts'
import { FAILURE_HEADERS } from './answer-headers.ts'
import { failureAnswer } from './errors.ts'
import { type FirstFiles, pageFor, ROOT, SCHEME_SCRIPT_HASH } from './page.ts'
import { requestLanguage } from './request-language.ts'

/** API prefixes; an unknown address below one is answered in the envelope. */
const API = /^\/(api|event|download|images|__dev)(\/|\?|$)/
/** Pages below those prefixes, in dev mode only (web/app/dev-screens.ts). */
const DEV_PAGES = /^\/__dev(\/(kit|wechat))?\/?(\?|$)/
/**
 * A path with a dot: a file, unless a person opens it, because product names in addresses of screens can contain dots.
 */
const FILE = /^[^?]*\.[^/?]*(\?|$)/
const ASSET = /^\/assets\//

/** Imports store picture addresses of these domains only, and the user's browser loads them. */
const IMAGE_HOSTS = PICTURE_DOMAINS.map((domain) => `https://*.${domain}`)
/** Mantine and ECharts set style attributes. Scripts come from our files only, except the one inline script. */
const POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", SCHEME_SCRIPT_HASH],
  imgSrc: ["'self'", 'data:', 'blob:', ...IMAGE_HOSTS],
  styleSrc: ["'self'", "'unsafe-inline'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
}

const KEEP_OPENER = { 'cross-origin-opener-policy': 'unsafe-none' }

export interface Web {
  /** Folder of the built web; without it the server answers only calls. */
  webDir: string | undefined
  dev: boolean
  wechat: boolean
  /** Origin for the web's calls of origin `upstream`, if not this server. */
  upstream: string | undefined
  /** Called with the answer to each unknown call; dev mode only. */
  unknown?:
    | ((request: FastifyRequest, reply: FastifyReply, status: number, body: string) => void | Promise<void>)
    | undefined
  /** HTML that the page shows before the web app renders, possibly personal; undefined for none. */
  content?: ((request: FastifyRequest, reply: FastifyReply) => Promise<string | undefined>) | undefined
  /** Origins of payment pages that forms may post to. */
  paymentOrigins: readonly string[]
}

/** The page of the payment popup. It redirects to the provider, and its opener must be able to see it close. */
const POPUP = /^\/alipay\/?(\?|$)/

/** This function is long: a list of routes and hooks. */
export async function serveWeb(server: FastifyInstance, web: Web): Promise<void> {
  const { webDir, dev, upstream, paymentOrigins } = web
  const upstreamOrigins = upstream === undefined ? [] : [upstream]
  const isBuilt = webDir !== undefined && existsSync(join(webDir, 'index.html'))
  if (isBuilt) {
    await server.register(fastifyStatic, {
      root: join(webDir, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '1y',
      preCompressed: true,
      // A missing asset gets 404, not the page.
      wildcard: true,
    })
    // Files with fixed names, such as the icon: revalidated on each request.
    await server.register(fastifyStatic, {
      root: webDir,
      wildcard: false,
      globIgnore: ['assets/**', 'index.html', 'server-render/**', '{chunks,first}.json', '**/*.{br,gz}'],
      preCompressed: true,
      decorateReply: false,
    })
  }
  const page = isBuilt ? latestPage(webDir, web) : undefined
  const isScreen = (url: string, accept = '') => {
    if (API.test(url)) return dev && DEV_PAGES.test(url)
    return !ASSET.test(url) && (accept.includes('text/html') || !FILE.test(url))
  }
  // Only pages need the full policy, so its hook runs in their scope only. Calls return JSON or files, for which the
  // default headers are enough.
  await server.register(async (scope) => {
    await scope.register(helmet, {
      contentSecurityPolicy: {
        directives: {
          ...POLICY,
          connectSrc: ["'self'", ...upstreamOrigins],
          imgSrc: [...POLICY.imgSrc, ...upstreamOrigins],
          formAction: ["'self'", ...paymentOrigins],
        },
      },
      // Keeps the reference of a page to its payment popup; POPUP handles the other side.
      crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
      crossOriginResourcePolicy: { policy: 'cross-origin' },
    })
    scope.setNotFoundHandler(async (request, reply) => {
      const read = request.method === 'GET' || request.method === 'HEAD'
      if (page && read && isScreen(request.url, request.headers.accept)) {
        const content = await web.content?.(request, reply)
        return reply
          .type('text/html; charset=utf-8')
          .headers({ 'cache-control': content === undefined ? 'no-cache' : 'no-store', vary: 'cookie' })
          .headers(POPUP.test(request.url) ? KEEP_OPENER : {})
          .send(page(request.log)(request.headers.cookie, request.url.split('?')[0] ?? '', content))
      }
      const refusal = refuse('unknownRoute', { route: `${request.method} ${request.url.split('?')[0]}` })
      const { status, body } = failureAnswer(refusal, requestLanguage(request.headers))
      const text = JSON.stringify(body)
      await web.unknown?.(request, reply, status, text)
      return reply.status(status).headers(FAILURE_HEADERS).type('application/json; charset=utf-8').send(text)
    })
  })
}

type Page = ReturnType<typeof pageFor>

/**
 * The page of the last build: if the web is built again while the server runs, the files of the old page are gone. The old
 * page stays until the files of the new one are whole.
 */
function latestPage(webDir: string, web: Web): (log: FastifyBaseLogger) => Page {
  const index = join(webDir, 'index.html')
  const make = () => pageFor(readWhole(index), web, readFirstFiles(webDir))
  const stampOf = () => `${fileStamp(index)}, ${fileStamp(firstFile(webDir))}`
  let stamp = stampOf()
  let page = make()
  return (log) => {
    const latest = stampOf()
    // Without an index it is being built.
    if (latest === stamp || !existsSync(index)) return page
    // First, so that a broken file is read and logged once.
    stamp = latest
    try {
      page = make()
    } catch (err) {
      log.warn({ err }, 'could not read the page of the new build; sending the old one until its files change')
    }
    return page
  }
}

/** Changes when the file is written; null without the file. */
export function fileStamp(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? `${found.mtimeMs} ${found.size}` : null
}

/** Throws if the page is only partly written. */
function readWhole(index: string): string {
  const html = readFileSync(index, 'utf8')
  if (!html.includes(ROOT)) throw new Error(`${index} has no ${ROOT}`)
  return html
}

const firstFile = (webDir: string) => join(webDir, 'first.json')

/** Files to preload, from the build; without them the browser finds one file after the other. */
function readFirstFiles(webDir: string): FirstFiles[] {
  const file = firstFile(webDir)
  if (!existsSync(file)) return []
  const written: { path: string; files: FirstFiles['files'] }[] = JSON.parse(readFileSync(file, 'utf8'))
  return written.map(({ path, files }) => ({ path: new RegExp(path), files }))
}
