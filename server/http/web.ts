/** Serves the built web app: hashed assets for ever, the page itself always fresh; unknown calls never fall through to it. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PICTURE_DOMAINS } from '#contracts/model/product-picture.ts'
import { refuse } from '#server/platform/refusal.ts'
import { FAILURE_HEADERS } from './answer-headers.ts'
import { askedLanguage } from './asked-language.ts'
import { failed } from './errors.ts'
import { type Beginning, pageFor, SCHEME_SCRIPT_HASH } from './page.ts'

/** Prefixes that belong to the API: an unknown address below one of them answers in the envelope. */
const API = /^\/(api|event|download|images|__dev)(\/|\?|$)/
/** The pages below them, in dev mode only (web/app/dev-screens.ts). */
const DEV_PAGES = /^\/__dev(\/(kit|wechat))?\/?(\?|$)/
/** An address of a file, unless a person opens it: the name of a product in the address of a screen may hold a dot too. */
const FILE = /^[^?]*\.[^/?]*(\?|$)/
const ASSET = /^\/assets\//

/** Imports keep addresses of pictures below these domains only; the browser of the reader loads them. */
const IMAGE_HOSTS = PICTURE_DOMAINS.map((domain) => `https://*.${domain}`)
/** Mantine and ECharts set style attributes; scripts come from our own files only, but for one that the page itself holds. */
const POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", SCHEME_SCRIPT_HASH],
  imgSrc: ["'self'", 'data:', 'blob:', ...IMAGE_HOSTS],
  styleSrc: ["'self'", "'unsafe-inline'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
}

const OPEN_TO_OPENER = { 'cross-origin-opener-policy': 'unsafe-none' }

export interface Web {
  /** Folder of the built web; without it only calls are answered. */
  webDir: string | undefined
  /** Whether the screens for developers are offered. */
  dev: boolean
  /** Whether logins by WeChat are. */
  wechat: boolean
  /** Where the web's calls of origin `upstream` go instead of here. */
  upstream: string | undefined
  /** Told of calls that there are not, with what they are answered: dev mode only. */
  unknown?:
    | ((request: FastifyRequest, reply: FastifyReply, status: number, body: string) => void | Promise<void>)
    | undefined
  /** What a page shows, as HTML, before the app draws; undefined when nothing. It may be for its reader alone. */
  content?: ((request: FastifyRequest, reply: FastifyReply) => Promise<string | undefined>) | undefined
  /** Origins of payment pages to which a form may be sent. */
  paymentOrigins: readonly string[]
}

/** The page of the payment popup: it goes on to the provider's page, and whoever opened it has to see when it is closed. */
const POPUP = /^\/alipay\/?(\?|$)/

export async function serveWeb(server: FastifyInstance, web: Web): Promise<void> {
  const { webDir, dev, upstream, paymentOrigins } = web
  const elsewhere = upstream === undefined ? [] : [upstream]
  const index =
    webDir && existsSync(join(webDir, 'index.html')) ? readFileSync(join(webDir, 'index.html'), 'utf8') : undefined
  if (webDir && index) {
    await server.register(fastifyStatic, {
      root: join(webDir, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '1y',
      preCompressed: true,
      // A missing asset is a missing call, not the page.
      wildcard: true,
    })
    // What stands beside the page under a fixed name, as its icon: asked for again each time.
    await server.register(fastifyStatic, {
      root: webDir,
      wildcard: false,
      globIgnore: ['assets/**', 'index.html', 'reading/**', '{chunks,first}.json', '**/*.{br,gz}'],
      preCompressed: true,
      decorateReply: false,
    })
  }
  const page = index === undefined ? undefined : pageFor(index, web, beginningsIn(webDir))
  const isScreen = (url: string, accept = '') => {
    if (API.test(url)) return dev && DEV_PAGES.test(url)
    return !ASSET.test(url) && (accept.includes('text/html') || !FILE.test(url))
  }
  // The page alone carries the whole policy, so only its scope has the hook that calls would pay for on every request:
  // their answers are JSON or files, for which the headers of every answer are enough.
  await server.register(async (scope) => {
    await scope.register(helmet, {
      contentSecurityPolicy: {
        directives: {
          ...POLICY,
          connectSrc: ["'self'", ...elsewhere],
          imgSrc: [...POLICY.imgSrc, ...elsewhere],
          formAction: ["'self'", ...paymentOrigins],
        },
      },
      // A page that opens a payment keeps its hold on the popup; see POPUP for the other side.
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
          .headers(POPUP.test(request.url) ? OPEN_TO_OPENER : {})
          .send(page(request.headers.cookie, request.url.split('?')[0] ?? '', content))
      }
      const refusal = refuse('unknownRoute', { route: `${request.method} ${request.url.split('?')[0]}` })
      const { status, body } = failed(refusal, askedLanguage(request.headers))
      const text = JSON.stringify(body)
      await web.unknown?.(request, reply, status, text)
      return reply.status(status).headers(FAILURE_HEADERS).type('application/json; charset=utf-8').send(text)
    })
  })
}

/** What pages begin with, by the build of the web; a web without it loads one file after the other. */
function beginningsIn(webDir = ''): Beginning[] {
  const file = join(webDir, 'first.json')
  if (!existsSync(file)) return []
  const written: { path: string; files: Beginning['files'] }[] = JSON.parse(readFileSync(file, 'utf8'))
  return written.map(({ path, files }) => ({ path: new RegExp(path), files }))
}
