import type {
  Page,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
  TestType,
} from 'playwright/test'
import { account } from '#contracts/api/accounts/account.ts'
import { devtools } from '#contracts/api/dev/devtools.ts'
import { reports } from '#contracts/api/reports/reports.ts'
import type { Language } from '#contracts/model/language.ts'
import type { Report } from '#contracts/model/report/report.ts'
import type { World as DevWorld } from '#scripts/dev-client/client.mjs'
import { test as base, expect, type WorldFixtures } from '#scripts/dev-client/playwright.mjs'
import { type Call, createClient } from '#web/api/client.ts'

export const SELLER = { phone: '13800000000', password: 'seller123' } as const
export const SAMPLE_ASIN = 'B0SAMPLE01'
export const FAILING_ASIN = 'B0FAILED01'

/** The isolated set of server data that a test uses (`World` of the dev client), with the typed calls of the web. */
export interface World extends DevWorld {
  /** Calls the server in this world as a guest. */
  call: Call
  callAs: (token: string) => Call
}

interface Fixtures {
  world: World
  /** Logs the sample seller in, in the browser, and returns the token. */
  asSeller: () => Promise<string>
  setLanguage: (language: Language) => Promise<void>
}

// Cast, because Playwright's types do not allow a fixture to change its type. The `world` fixture below has this type.
const widened = base as TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & WorldFixtures & Pick<Fixtures, 'world'>,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
>

export const test = widened.extend<Fixtures>({
  context: async ({ context }, use) => {
    await context.addInitScript(recordToasts, TOASTS_KEY)
    await use(context)
    // Otherwise a call that is still running when the test ends fails in its route.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
  },
  world: async ({ world }, use) => {
    const callAs = (token: string) =>
      createClient({ baseUrl: world.url, fetch: world.fetch, token: () => token, language: () => 'zh-CN' }).call
    await use({ ...world, call: callAs(''), callAs })
  },
  asSeller: async ({ signIn }, use) => use(() => signIn()),
  setLanguage: async ({ context, baseURL }, use) => {
    await use((language) => context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]))
  },
})

export { expect }

export async function sellerToken(world: World): Promise<string> {
  return (await world.call(devtools.login, { body: { phone: SELLER.phone } })).token
}

/** Orders an ASIN report by the API, without waiting for it, and returns its id. */
export async function createReport(world: World, token: string, asin: string): Promise<number> {
  const call = world.callAs(token)
  const { user } = await call(account.info)
  const module = user.mold.find(({ enName }) => enName === 'asin_fx')
  if (!module) throw new Error('The sample account has no ASIN module')
  return (await call(reports.productCreate, { body: { mold_id: module.id, asin, marketplace: 'US' } })).id
}

/** Orders a US report by the API and waits until it is finished. */
export async function createFinishedReport(world: World, token: string, asin: string): Promise<Report> {
  await createReport(world, token, asin)
  await world.settle()
  const { row, report } = await world.callAs(token)(reports.productOnline, { query: { asin, marketplace: 'US' } })
  expect(row.state).toBe(1)
  // Safe cast: the contract leaves the report untyped, but only the server writes it.
  return report as Report
}

/** Session storage key of the toast texts that are not checked yet. The session storage survives page changes. */
const TOASTS_KEY = 'shown toasts'

function recordToasts(name: string): void {
  // Pages such as about:blank have no session storage.
  if (!location.protocol.startsWith('http')) return
  const TOAST = '.mantine-Notification-root'
  const note = (text: string) =>
    sessionStorage.setItem(name, JSON.stringify([...JSON.parse(sessionStorage.getItem(name) ?? '[]'), text]))
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element)
        // React may insert the toast itself or a parent of it.
        for (const toast of node.matches(TOAST) ? [node] : node.querySelectorAll(TOAST)) note(toast.textContent ?? '')
  }).observe(document, { childList: true, subtree: true })
}

/** Removes the first toast with the text and returns true, or returns all toast texts if none matches. */
function takeToast([name = '', text = '']: readonly string[]): true | string {
  const shown: string[] = JSON.parse(sessionStorage.getItem(name) ?? '[]')
  const at = shown.findIndex((one) => one.includes(text))
  if (at < 0) return shown.join(' | ')
  sessionStorage.setItem(name, JSON.stringify(shown.toSpliced(at, 1)))
  return true
}

/** Waits until a toast with the text has been shown, even if it is gone again: toasts last only two seconds. */
export async function expectToast(page: Page, text: string): Promise<void> {
  // During a page change the evaluation fails.
  const taken = () => page.evaluate(takeToast, [TOASTS_KEY, text]).catch(() => 'no page')
  await expect.poll(taken, { message: `a toast shows “${text}”` }).toBe(true)
}

/** Checks that no further toast has shown the text since the last check. */
export async function expectNoToast(page: Page, text: string): Promise<void> {
  expect(await page.evaluate(takeToast, [TOASTS_KEY, text])).not.toBe(true)
}

export const card = (page: Page, asin: string) => page.getByRole('article', { name: asin })

/** Confirms the price in the dialog for updating or recreating a report. */
export async function confirmPrice(page: Page, action: '更新' | '重新创建') {
  const dialog = page.getByRole('dialog', { name: `${action}报告` })
  await dialog.getByRole('button', { name: action === '更新' ? '确认更新' : '确认创建' }).click()
  await expect(dialog).toBeHidden()
}

export const balance = (page: Page) => page.getByTitle('算力余额').getByRole('strong')

/** Orders a report in the browser, starting at the ASIN input. */
export async function orderReport(page: Page, asin: string) {
  await page.goto('/products/asin_fx/index')
  await page.getByLabel('ASIN', { exact: true }).fill(asin)
  await page.getByRole('button', { name: 'AI 分析' }).click()
  await page.getByRole('button', { name: '生成报告' }).click()
}

/** Holds the next call to an address until the returned function is called. */
export async function holdNextCall(page: Page, address: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(address, (route) => gate.promise.then(() => route.continue()), { times: 1 })
  return gate.resolve
}
