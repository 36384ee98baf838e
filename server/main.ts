/** The server process: environment → deps → listen → graceful stop. */
import { PROVIDERS } from '#contracts/api/payment-providers.ts'
import { EXTENSION_FILE } from '#contracts/model/extension.ts'
import { addressFault, devModeWarning, GATEWAY_HOST } from './app/address.ts'
import { folderFault, prepareDataDir, rememberMode, stateFileOf } from './app/data-folder.ts'
import type { Deps } from './app/deps.ts'
import { catalogueFileOf, type Env, EnvError, readEnv, rightsFileOf } from './app/env.ts'
import { upgradeLines } from './app/upgrade-lines.ts'
import { buildApp } from './app.ts'
import { DataFileError, withFileFaults } from './db/sqlite.ts'
import { type AliyunSettings, aliyunSms } from './features/accounts/sms/aliyun.ts'
import { smsDelivery } from './features/accounts/sms/delivery.ts'
import { openPlatform, WECHAT_API } from './features/accounts/wechat/gateways/open-platform.ts'
import type { Payments } from './features/billing/payments.ts'
import { providers } from './features/billing/providers/registry.ts'
import { catalogueOf, refuseSampleRows } from './features/catalogue/catalogue.ts'
import { ensureCatalogue, openCatalogue } from './features/catalogue/catalogue-file.ts'
import { LOCAL_AI } from './features/reports/ai-settings.ts'
import { renderPool } from './features/reports/making/render-pool.ts'
import { rightSearch } from './features/rights/picture-search/right-search.ts'
import { refuseSampleRights, rightsOf } from './features/rights/register/rights.ts'
import { ensureRights, openRights } from './features/rights/register/rights-file.ts'
import { ensureTables } from './features/screener/build-tables.ts'
import { screenerOf } from './features/screener/screener.ts'
import { rootPath } from './platform/root.ts'

export interface Serving {
  url: string
  close(): Promise<void>
}

/** Threads mostly wait for the language model; with several, one slow answer does not block all reports. */
const THREADS_WITH_AI = 3

/** The package that `npm run extension` builds. */
const EXTENSION_PACKAGE = rootPath('web/extension/dist', EXTENSION_FILE)

/** Opens the data and listens. Throws EnvError or DataFileError, each with one line that says what to do. */
export async function serve(env: Env, webDir?: string): Promise<Serving> {
  await prepareDataDir(env)
  const catalogueFile = catalogueFileOf(env)
  const opened: (() => unknown)[] = []
  const close = async () => {
    for (const step of opened.toReversed()) await step()
  }
  try {
    const catalogue = await openCatalogueFile(catalogueFile, env, opened)
    const rightsFile = rightsFileOf(env)
    const rights = await openRightsFile(rightsFile, env, opened)
    const tabled = ensureTables(catalogueFile)
    if (tabled.products > 0) print(`Made the table of ${tabled.products} products for searches.`)
    const screener = screenerOf(catalogueFile)
    opened.push(() => screener.close())
    const ai = await openAi(env)
    opened.push(ai.close)
    const pool = renderPool(ai.settings ? THREADS_WITH_AI : 1, ai.settings)
    opened.push(() => pool.close())
    const payments = await openPayments(env)
    opened.push(payments.close)
    const search = rightSearch(rightsFile, catalogueFile)
    opened.push(() => search.close())
    const app = await buildApp({
      catalogueFile,
      pool,
      webDir,
      catalogue,
      rights,
      screener,
      search,
      // Loaded in dev mode only: production has no developer tools.
      dev: env.mode === 'dev' ? (await import('./features/dev/dev-tools.ts')).devTools : undefined,
      dataDir: env.dataDir,
      extension: { file: EXTENSION_PACKAGE, ...env.codes },
      trustProxy: env.trustProxy,
      now: env.mode === 'dev' && env.world.now ? new Date(env.world.now) : undefined,
      sms: env.mode === 'production' && env.sms ? providerOf(env.sms) : undefined,
      payments: payments.make,
      simulators: payments.simulators,
      paymentOrigins: payments.origins,
      publicUrl: env.publicUrl,
      upstream: env.upstream,
      wechat: env.mode === 'production' ? wechatOf(env) : undefined,
      onUpgrade: upgradeLines(stateFileOf(env.dataDir), print),
      onStep: env.crashAt === undefined ? undefined : crashAt(env.crashAt),
    })
    opened.push(() => app.close())
    rememberMode(env)
    return { url: await app.server.listen({ host: env.host, port: env.port }), close }
  } catch (error) {
    await close()
    throw addressFault(error, env) ?? folderFault(error, env.dataDir) ?? error
  }
}

const print = (line: string) => console.log(line)
const printUpgrade = (file: string) => () => print(`Upgrading ${file}; this can take a minute.`)

/** Opens the catalogue. An empty one is fine: in production only imports fill it. */
function openCatalogueFile(file: string, { mode }: Env, opened: (() => unknown)[]) {
  ensureCatalogue(file, printUpgrade(file))
  const connection = openCatalogue(file)
  opened.push(() => connection.close())
  return withFileFaults(file, () => {
    if (mode === 'production') refuseSampleRows(connection, file)
    return catalogueOf(connection)
  })
}

/** Opens the rights, created if missing, like the catalogue. */
function openRightsFile(file: string, { mode }: Env, opened: (() => unknown)[]) {
  ensureRights(file, printUpgrade(file))
  const connection = openRights(file)
  opened.push(() => connection.close())
  return withFileFaults(file, () => {
    if (mode === 'production') refuseSampleRights(connection, file)
    return rightsOf(connection)
  })
}

/** True if local simulators replace providers that are not configured. */
export const usesSimulators = ({ mode, payments }: Env): boolean =>
  mode === 'dev' && !PROVIDERS.every((name) => payments[name])

/** The configured providers, and in dev mode local simulators for the others. */
async function openPayments(env: Env) {
  const { payments, dataDir, gatewayPort } = env
  const configured: Payments = {}
  for (const name of PROVIDERS) {
    const calls = await payments[name]?.load()
    if (calls) configured[name] = { ...calls, minimum: providers[name].minimum }
  }
  const origins = Object.values(payments).flatMap(({ formOrigins }) => formOrigins)
  if (!usesSimulators(env)) return { make: () => configured, origins, simulators: undefined, close: () => {} }
  const { serveSimulators } = await import('./features/billing/providers/local/simulators.ts')
  const simulators = await serveSimulators({ dataDir, port: gatewayPort }).catch((error: unknown) => {
    throw addressFault(error, { host: GATEWAY_HOST, port: gatewayPort }, 'GATEWAY_PORT') ?? error
  })
  return {
    make: (merchant: Parameters<typeof simulators.paymentsOf>[0]): Payments => ({
      ...simulators.paymentsOf(merchant),
      ...configured,
    }),
    origins: [...origins, simulators.url],
    simulators,
    close: simulators.close,
  }
}

/** The language model, or in dev mode its local simulator if configured. */
async function openAi({ ai }: Env) {
  if (ai?.baseUrl !== LOCAL_AI) return { settings: ai, close: () => {} }
  const { llmSimulator } = await import('./features/reports/narrative/simulator/simulator.ts')
  const { baseUrl, close } = await llmSimulator({ key: ai.key, behaviour: ai.model })
  return { settings: { ...ai, baseUrl }, close }
}

const providerOf =
  (settings: AliyunSettings): NonNullable<Deps['sms']> =>
  (clock, log) =>
    smsDelivery(aliyunSms(settings), clock, log)

const wechatOf = ({ wechat, publicUrl }: Env): Deps['wechat'] =>
  wechat && publicUrl !== undefined ? openPlatform({ ...wechat, publicUrl, api: WECHAT_API }) : undefined

/** For crash tests: kills the process when a task reaches the step. */
const crashAt = (crashStep: string) => (step: string) => {
  if (step === crashStep) process.kill(process.pid, 'SIGKILL')
}

/** Warns about a start that is allowed but dangerous. */
export function warn(env: Env): void {
  const line = devModeWarning(env)
  if (line !== undefined) console.warn(line)
}

/** Runs until SIGTERM or SIGINT. Prints known errors as one line without a stack. */
export async function run(start: () => Promise<Serving>): Promise<void> {
  try {
    const serving = await start()
    let isStopping = false
    // Ctrl-C arrives twice, from the terminal and from the parent process; ignore the second.
    const stop = () => {
      if (isStopping) return
      isStopping = true
      void serving.close().then(() => process.exit(0))
    }
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
  } catch (error) {
    if (!(error instanceof EnvError || error instanceof DataFileError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

if (import.meta.main) {
  await run(async () => {
    const env = readEnv(process.env)
    const serving = await serve(env, rootPath('web/dist'))
    warn(env)
    console.log(`ready ${serving.url}`)
    return serving
  })
}
