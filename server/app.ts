/** Builds the whole server. Importing does no I/O, so every test can start here. */
import { setImmediate } from 'node:timers/promises'
import cors from '@fastify/cors'
import fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify'
import { upstreamDifferences } from '#contracts/api/upstream.ts'
import { addRoutes, type Setup } from './app/add-routes.ts'
import type { Deps } from './app/deps.ts'
import { identifierOf } from './app/identify.ts'
import { firstPages } from './app/server-render.ts'
import type { AppWorld } from './app/world.ts'
import { openDevWorlds, openProductionWorld, type Worlds } from './app/worlds.ts'
import { upstreamDifferencesHandlers } from './features/upstream/upstream.routes.ts'
import { addAnswerHeaders, FAILURE_HEADERS } from './http/answer-headers.ts'
import { CALLER_LIMITS, limitOptions } from './http/caller-limits.ts'
import { answerUnread, answerUnroutable, failureAnswer, refusalOf } from './http/errors.ts'
import { implement } from './http/implement.ts'
import { isLoopback } from './http/loopback.ts'
import { groupingFrom } from './http/page.ts'
import { requestLanguage } from './http/request-language.ts'
import { countUnderWay, type UnderWay } from './http/under-way.ts'
import { serveWeb } from './http/web.ts'
import { Refusal, refuse } from './platform/refusal.ts'

/** Bodies are small JSON; uploads declare their own limit. */
const BODY_LIMIT = 1024 * 1024
/** The address of a file has its search: 16,000 characters, of which each Chinese one takes nine bytes there. */
const MAX_HEADER_BYTES = 160 * 1024
/** How long a stop waits for calls. Tasks and messages follow, and `npm start` kills the server after ten seconds. */
const ANSWER_MS = 4_000

export interface App {
  server: FastifyInstance
  worlds: Worlds
  close(): Promise<void>
}

/** Throws DataFileError if the state cannot be opened. */
export async function buildApp(deps: Deps): Promise<App> {
  const underWay = countUnderWay()
  const limits = limitOptions(deps.callerLimits ?? CALLER_LIMITS)
  const server = fastify({
    ...limits,
    http: { ...limits.http, maxHeaderSize: MAX_HEADER_BYTES },
    bodyLimit: BODY_LIMIT,
    trustProxy: deps.trustProxy ?? false,
    // Safe, because `stopGently` has waited for running calls; idle connections must not delay a stop.
    forceCloseConnections: true,
    // Requests on open connections are still answered, and the connection is closed after them.
    return503OnClosing: false,
    // Failures are logged with the id of their request, so neither a line nor a logger per request is worth its cost.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (log) => log,
    // Paths that the router cannot decode.
    frameworkErrors: answerUnroutable,
    clientErrorHandler: (error, socket) => answerUnread(error, socket, underWay.lastAnswer(socket)),
    logger: { level: deps.logLevel ?? 'warn', redact: ['req.headers.authorization', 'req.headers.cookie'] },
    routerOptions: { maxParamLength: 200 },
  })
  const { dev } = deps
  if (!dev) {
    const worlds = await openProductionWorld(deps, server.log)
    return assemble(server, deps, { worlds, underWay, worldOf: () => worlds.main })
  }
  const worlds = await openDevWorlds(deps, dev, server.log)
  return assemble(server, deps, {
    worlds,
    underWay,
    worldOf: (request, reply) => worlds.get(dev.worldIdOf(request), reply.raw),
    isArranged: (world) => !world.scenarios.isEmpty || !world.faults.isEmpty,
    hooks: dev.hooks,
    addCalls: (adapter, seen) =>
      dev.register(server, {
        adapter,
        worlds,
        simulators: deps.simulators,
        addCalls: (local) => implement(local, upstreamDifferences, upstreamDifferencesHandlers(seen)),
      }),
  })
}

async function assemble<W extends AppWorld>(server: FastifyInstance, deps: Deps, setup: Setup<W>): Promise<App> {
  const { worlds, underWay, worldOf, hooks, isArranged = () => false } = setup
  addAnswerHeaders(server)
  stopGently(server, worlds, underWay)
  handleFailures(server)
  // In dev mode a web app on another port of this machine may call the API.
  if (deps.dev) {
    await server.register(cors, {
      delegator: ({ headers }, done) =>
        done(null, {
          origin: headers.origin !== undefined && isLoopback(headers.origin),
          exposedHeaders: ['content-disposition'],
        }),
    })
  }

  await addRoutes(server, deps, setup)
  const { upstream: other } = deps
  // Reports of an upstream are not in our state, so there is nothing to render.
  const first = other === undefined ? firstPages(deps.webDir, { worldOf, isArranged }) : undefined
  if (first) server.addHook('onListen', first.begin)
  let isClosing = false
  server.addHook('onListen', () => {
    deps.search.indexMarks().catch((err: unknown) => {
      if (!isClosing) server.log.warn({ err }, 'could not build the trademark index; the first search tries again')
    })
  })
  // Unknown calls must not look for a session at the upstream.
  const identifyHere = identifierOf(worldOf)
  await serveWeb(server, {
    content: first?.content,
    webDir: deps.webDir,
    dev: deps.dev !== undefined,
    paymentOrigins: deps.paymentOrigins ?? [],
    wechat: worlds.main.wechat.available,
    unknown:
      hooks &&
      (async (request, reply, status, body) => {
        // The request log does not list dev calls.
        if (request.url.startsWith('/__dev/')) return
        hooks.unknown(await identifyHere(request, reply), request, status, body)
      }),
    upstream: other?.by === 'web' ? other.origin : undefined,
  })
  return {
    server,
    worlds,
    async close() {
      isClosing = true
      await server.close()
      await worlds.close()
    },
  }
}

/** Makes a stop wait for running calls: a client that is cut off does not know whether its call succeeded. */
function stopGently(server: FastifyInstance, worlds: Worlds, underWay: UnderWay): void {
  server.addHook('onRequest', (_request, { raw }, done) => {
    underWay.trackRequest(raw)
    done()
  })
  server.addHook('preClose', async () => {
    // Lets the event loop read requests that have arrived on open connections; otherwise they would be cut off.
    await setImmediate()
    await setImmediate()
    // Stops accepting connections; Fastify closes the server again, which is harmless.
    server.server.close()
    worlds.closeStreams()
    await underWay.waitUntilIdle(ANSWER_MS)
  })
}

function handleFailures(server: FastifyInstance): void {
  server.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refusal = error instanceof Refusal ? error : refusalOf(error, request.routeOptions.bodyLimit ?? BODY_LIMIT)
    if (!refusal) request.log.error({ err: error, id: request.id }, 'request failed')
    const { status, body } = failureAnswer(
      refusal ?? refuse('serverFault', { id: request.id }),
      requestLanguage(request.headers),
      groupingFrom(request.headers.cookie),
    )
    return reply.status(status).headers(FAILURE_HEADERS).type('application/json; charset=utf-8').send(body)
  })
}
