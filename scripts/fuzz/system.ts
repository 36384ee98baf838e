/**
 * The real app on a socket, with the local payment simulators. Slow work happens once: keys, one report, one search.
 */
import { generateKeyPairSync, scryptSync } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { byProvider } from '#contracts/api/payment-providers.ts'
import { STORY } from '#fixtures/story.ts'
import type { Deps } from '#server/app/deps.ts'
import type { TestApp } from '#server/app/test-app.test-support.ts'
import { rightsBeside } from '#server/app/test-catalogue.test-setup.ts'
import { buildApp } from '#server/app.ts'
import type { Keys } from '#server/features/billing/providers/in-tests.test-support.ts'
import { type Simulators, serveSimulators } from '#server/features/billing/providers/local/simulators.ts'
import { inTests } from '#server/features/billing/providers.test-support.ts'
import { catalogueOf } from '#server/features/catalogue/catalogue.ts'
import { openCatalogue } from '#server/features/catalogue/catalogue-file.ts'
import { devTools } from '#server/features/dev/dev-tools.ts'
import { type RenderPool, renderPool } from '#server/features/reports/making/render-pool.ts'
import type { ReportResult } from '#server/features/reports/making/report-task.ts'
import type { Infringement } from '#server/features/rights/infringement/findings.ts'
import { rightSearch } from '#server/features/rights/picture-search/right-search.ts'
import { rightsOf } from '#server/features/rights/register/rights.ts'
import { openRights } from '#server/features/rights/register/rights-file.ts'
import { screenerOf } from '#server/features/screener/screener.ts'
import { findInfringement } from './checks.ts'
import { findOnce, type SearchFixture } from './searches.ts'
import { startWatchdog, type Watchdog } from './watchdog.ts'
import { NOW } from './words.ts'

export interface System {
  app: TestApp['app']
  url: string
  agent: Agent
  /** Every finished report is a copy of this one. */
  report: Report
  /** The result of every search. */
  searched: SearchFixture
  checked: Infringement
  passwordHashes: { seller: string; others: string }
  keys: Keys
  watchdog: Watchdog
  close(): Promise<void>
}
export interface Report {
  file: string
  result: Extract<ReportResult, { outcome: 'done' }>
}

export async function openSystem(catalogueFile: string): Promise<System> {
  const dir = mkdtempSync(join(tmpdir(), 'fuzz-'))
  const connection = openCatalogue(catalogueFile)
  const rightsFile = rightsBeside(catalogueFile)
  const rights = openRights(rightsFile)
  const search = rightSearch(rightsFile, catalogueFile)
  const simulators = await serveSimulators({ dataDir: dir, port: 0 })
  const pool = renderPool()
  const screener = screenerOf(catalogueFile)
  const report = await makeReport(pool, catalogueFile, join(dir, 'report.pdf'))
  const keys = newKeys()
  const searched = await findOnce(search)
  const seen = { rights: rightsOf(rights), catalogue: catalogueOf(connection), search }
  const checked = await findInfringement(seen, searched.picture.descriptor)
  // With dev tools, the worlds are dev worlds; the type does not show that.
  const app = (await buildApp({
    dev: devTools,
    dataDir: dir,
    catalogueFile,
    pool: copyReports(report, pool),
    screener,
    ...seen,
    now: new Date(NOW),
    logLevel: 'silent',
    robotEffort: { cost: 1, guesses: [0, 3] },
    extension: { file: extensionFile(dir) },
    payments: payments(simulators, keys),
    simulators,
  })) as TestApp['app']
  const url = await app.server.listen({ host: '127.0.0.1', port: 0 })
  const dog = startWatchdog()
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  return {
    app,
    url,
    agent,
    report,
    searched,
    checked,
    watchdog: dog,
    passwordHashes: { seller: cheapHash(STORY.account.password), others: cheapHash('another1') },
    keys,
    async close() {
      await dog.close()
      agent.destroy()
      await app.close()
      await pool.close()
      await search.close()
      await simulators.close()
      connection.close()
      rights.close()
      screener.close()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** The stored format, with minimal scrypt cost so that logins are fast. */
function cheapHash(password: string): string {
  const salt = Buffer.alloc(16)
  const hash = scryptSync(password, salt, 32, { N: 2, r: 1, p: 1 })
  return ['scrypt', 2, 1, 1, salt.toString('base64'), hash.toString('base64')].join('$')
}

function newKeys(): Keys {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  })
  return { publicKey: publicKey.toString('base64'), privateKey: privateKey.toString('base64') }
}

/** The simulators accept payments; webhooks verify against our own keys, so that the fuzzer can sign anything. */
const payments =
  (simulators: Simulators, keys: Keys): NonNullable<Deps['payments']> =>
  (merchant) => {
    const local = simulators.paymentsOf(merchant)
    const names = simulators.merchantsOf(merchant.secret)
    return byProvider((name) => {
      const { read } = inTests[name].notices.reader(keys, simulators.url, names[name])
      return { ...local[name], read }
    })
  }

function extensionFile(dir: string): string {
  const file = join(dir, 'extension.zip')
  writeFileSync(file, zipSync({ 'manifest.json': strToU8('{}') }))
  return file
}

async function makeReport(pool: RenderPool, catalogueFile: string, file: string): Promise<Report> {
  const task = {
    kind: 'asin',
    catalogueFile,
    pictures: '',
    marketplace: 'US',
    subject: STORY.asin,
    keyword: null,
    accountId: 1,
    language: 'zh-CN',
    now: NOW,
    file,
  } as const
  const result = await pool.make(task, () => {})
  if (result.outcome !== 'done') throw new Error(`Could not create the report: ${result.detail}`)
  return { file, result }
}

/** Copies the finished report instead of rendering: rendering takes 300 ms and is not under test. */
const copyReports = ({ file, result }: Report, pool: RenderPool): RenderPool => ({
  ...pool,
  async make(task) {
    copyFileSync(file, task.file)
    return result
  },
})
