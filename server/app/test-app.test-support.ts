/** The real app for tests: real SQLite files in a temporary folder, a small sample world, a fixed date. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import request from 'supertest'
import { STORY } from '#fixtures/story.ts'
import { type App, buildApp } from '#server/app.ts'
import { catalogueOf } from '#server/features/catalogue/catalogue.ts'
import { openCatalogue } from '#server/features/catalogue/catalogue-file.ts'
import { devTools } from '#server/features/dev/dev-tools.ts'
import type { DevWorlds } from '#server/features/dev/dev-worlds.ts'
import { renderPool } from '#server/features/reports/making/render-pool.ts'
import { rightSearch } from '#server/features/rights/picture-search/right-search.ts'
import { rightsOf } from '#server/features/rights/register/rights.ts'
import { openRights } from '#server/features/rights/register/rights-file.ts'
import { screenerOf } from '#server/features/screener/screener.ts'
import type { Deps } from './deps.ts'
import { TEST_CATALOGUE, TEST_NOW, TEST_RIGHTS } from './test-catalogue.test-setup.ts'

/**
 * Shared by all test files of a worker, because its thread takes a second to start and it keeps no data between
 * reports. Never closed; it ends with the worker.
 */
const sharedPool = renderPool()
/** Shared for the same reason; no test writes to the rights that it searches. */
const sharedSearch = rightSearch(TEST_RIGHTS, TEST_CATALOGUE)

/** Replaces the defaults of a test app. Without `mode: 'production'` the app runs in dev mode. */
export type TestSettings = Partial<Omit<Deps, 'dev'>> & { mode?: 'production' }

export interface TestApp {
  /** Typed with the worlds of dev mode; a production app has only `main`. */
  app: Omit<App, 'worlds'> & { worlds: DevWorlds }
  deps: Deps
  as(token?: string, headers?: Record<string, string>): ReturnType<typeof caller>
  /** A token of the sample account, in the world of the headers. */
  seller(headers?: Record<string, string>): Promise<string>
  close(): Promise<void>
}

export async function testApp({ mode, ...given }: TestSettings = {}): Promise<TestApp> {
  const dataDir = given.dataDir ?? mkdtempSync(join(tmpdir(), 'seller-'))
  const connection = openCatalogue(TEST_CATALOGUE)
  const rights = openRights(TEST_RIGHTS)
  const search = given.search ?? sharedSearch
  const pool = given.pool ?? sharedPool
  const screener = given.screener ?? screenerOf(given.catalogueFile ?? TEST_CATALOGUE)
  const deps: Deps = {
    dataDir,
    catalogueFile: TEST_CATALOGUE,
    catalogue: catalogueOf(connection),
    pool,
    rights: rightsOf(rights),
    screener,
    search,
    now: new Date(TEST_NOW),
    checkAnswers: true,
    logLevel: 'silent',
    robotEffort: { cost: 1, guesses: [0, 3] },
    dev: mode === 'production' ? undefined : devTools,
    ...given,
  }
  // The cast: production tests use only the main world, which both types have.
  const app = (await buildApp(deps)) as TestApp['app']
  await app.server.ready()
  const as: TestApp['as'] = (token, headers = {}) => caller(app, token, headers)
  return {
    app,
    deps,
    as,
    async seller(headers) {
      const { body } = await as(undefined, headers).post('/__dev/login', { phone: STORY.account.phone })
      return body.data.token
    },
    async close() {
      await app.close()
      await given.pool?.close()
      await given.search?.close()
      screener.close()
      connection.close()
      rights.close()
      if (!given.dataDir) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function caller(app: TestApp['app'], token: string | undefined, headers: Record<string, string>) {
  const all = { ...(token !== undefined && { authorization: token }), ...headers }
  return {
    get: (path: string) => request(app.server.server).get(path).set(all),
    post: (path: string, body: string | object) => request(app.server.server).post(path).set(all).send(body),
  }
}
