/**
 * The local simulators of the payment providers, in dev mode: a separate server on its own port, so that their pages
 * are another origin and HTTP is the only access.
 */
import { join } from 'node:path'
import fastify, { type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify'
import { byProvider, PROVIDERS, type ProviderName } from '#contracts/api/payment-providers.ts'
import { openDatabase, withFileFaults } from '#server/db/sqlite.ts'
import { addAnswerHeaders, FAILURE_HEADERS } from '#server/http/answer-headers.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { PaymentProvider } from '../../payments.ts'
import { providers } from '../registry.ts'
import { simulatorClock } from './clock.ts'
import type { Ask, Controls, LocalMerchant, LocalProvider } from './local-provider.ts'
import { signUpOnUse } from './sign-up.ts'

export interface Simulators {
  /** Origin. */
  url: string
  /** The providers of a world; each world is a separate merchant. */
  paymentsOf(merchant: Omit<LocalMerchant, 'origin'>): Record<ProviderName, PaymentProvider>
  merchantsOf(secret: string): Record<ProviderName, string>
  controlsOf(secret: string): Record<ProviderName, Controls>
}

export interface ServingSimulators extends Simulators {
  close(): Promise<void>
}

export interface SimulatorsOptions {
  /** Stores payments and pending notifications across restarts. */
  dataDir: string
  /** 0 for any free port. */
  port: number
}

/** Listens on loopback only. Throws DataFileError, and the error of `listen` if the port is taken. */
export async function serveSimulators({ dataDir, port }: SimulatorsOptions): Promise<ServingSimulators> {
  const local = await loadLocalProviders()
  // Named so in existing data folders.
  const file = join(dataDir, 'counterparts.sqlite')
  const db = openDatabase(file)
  const app = fastify({
    bodyLimit: 256 * 1024,
    forceCloseConnections: true,
    logger: { level: 'warn' },
    // For unroutable addresses, to which no hook applies.
    frameworkErrors: answerUnroutable,
  })
  // Pages set their own policy.
  addAnswerHeaders(app, FAILURE_HEADERS)
  const simulators: { close(): Promise<void> }[] = []
  const close = async () => {
    await app.close()
    // Without this, their timers would go on with a closed database.
    await Promise.all(simulators.map((simulator) => simulator.close()))
    db.close()
  }
  try {
    await withFileFaults(file, () => {
      // Each has its own clock, advanced independently.
      for (const name of PROVIDERS)
        simulators.push(local[name].simulator(app, { db, clock: simulatorClock(), log: app.log }))
    })
    const url = await app.listen({ host: '127.0.0.1', port })
    return { ...simulatorsAt(url, local), close }
  } catch (error) {
    await close()
    throw error
  }
}

function answerUnroutable(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void reply.status(400).headers(FAILURE_HEADERS).send({ error: 'the address cannot be read' })
}

async function loadLocalProviders(): Promise<Record<ProviderName, LocalProvider>> {
  const loaded = await Promise.all(PROVIDERS.map(async (name) => [name, await providers[name].local()] as const))
  return Object.fromEntries(loaded) as Record<ProviderName, LocalProvider> // complete by construction
}

function simulatorsAt(origin: string, local: Record<ProviderName, LocalProvider>): Simulators {
  const ask = createAsk(origin)
  return {
    url: origin,
    paymentsOf: (merchant) =>
      byProvider((name) =>
        signUpOnUse(providers[name].minimum, (notify) => local[name].signUp({ ...merchant, origin }, notify)),
      ),
    merchantsOf: (secret) => byProvider((name) => local[name].merchantOf(secret)),
    controlsOf: (secret) => byProvider((name) => local[name].controls(ask, { origin, secret })),
  }
}

const TIMEOUT_MS = 8000

const createAsk =
  (origin: string): Ask =>
  async (path, body, headers) => {
    const answer = await fetch(origin + path, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => {
      throw refuse('simulatorRefused', { reason: 'unreachable' })
    })
    const text = await answer.text()
    if (!answer.ok) throw refuse('simulatorRefused', { reason: text.slice(0, 300) || String(answer.status) })
    return JSON.parse(text)
  }
