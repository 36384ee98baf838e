/** What the browser tests share: a world for each test, and a seller who is logged in. */
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

/** The sample account: SPEC section 6 of the issue, fixtures/story.ts. */
export const SELLER = { phone: '13800000000', password: 'seller123' } as const
export const SAMPLE_ASIN = 'B0SAMPLE01'
export const FAILING_ASIN = 'B0FAILED01'

/** The world that other projects have by the same client, with the typed calls of the web. */
export interface World extends DevWorld {
  /** Calls the server in this world, as nobody. */
  call: Call
  /** Calls it with a token. */
  callAs: (token: string) => Call
}

interface Fixtures {
  world: World
  /** Logs the sample seller in, in the browser; resolves to the token. */
  asSeller: () => Promise<string>
  speaking: (language: Language) => Promise<void>
}

// Playwright's types do not know a fixture that is widened under its own name: below, `world` becomes what it is said to be.
const widened = base as TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & WorldFixtures & Pick<Fixtures, 'world'>,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
>

export const test = widened.extend<Fixtures>({
  context: async ({ context }, use) => {
    await context.addInitScript(noteToasts, TOLD)
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
  speaking: async ({ context, baseURL }, use) => {
    await use((language) => context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]))
  },
})

export { expect }

/** The token of the sample seller in a world. */
export async function sellerToken(world: World): Promise<string> {
  return (await world.call(devtools.login, { body: { phone: SELLER.phone } })).token
}

/** Orders a report by the API, for tests about what comes after; resolves to its id. */
export async function orderedReport(world: World, token: string, asin: string): Promise<number> {
  const call = world.callAs(token)
  const { user } = await call(account.info)
  const module = user.mold.find(({ enName }) => enName === 'asin_fx')
  if (!module) throw new Error('The sample account has no ASIN module')
  return (await call(reports.productCreate, { body: { mold_id: module.id, asin, marketplace: 'US' } })).id
}

/** Orders a report of the US marketplace by the API and waits for it; resolves to its model. */
export async function makeReport(world: World, token: string, asin: string): Promise<Report> {
  await orderedReport(world, token, asin)
  const read = () => world.callAs(token)(reports.productOnline, { query: { asin, marketplace: 'US' } })
  await expect.poll(async () => (await read()).row.state).toBe(1)
  // The contract carries the model as it was stored; the server's builders are the only ones to write it.
  return (await read()).report as Report
}

/** Under this name a tab keeps what its toasts have said, through every change of page, until a test has asked. */
const TOLD = 'told by toasts'

function noteToasts(name: string): void {
  // A page without an address has no place to keep it.
  if (!location.protocol.startsWith('http')) return
  const TOAST = '.mantine-Notification-root'
  const note = (text: string) =>
    sessionStorage.setItem(name, JSON.stringify([...JSON.parse(sessionStorage.getItem(name) ?? '[]'), text]))
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element)
        // By itself, or within what is drawn with it.
        for (const toast of node.matches(TOAST) ? [node] : node.querySelectorAll(TOAST)) note(toast.textContent ?? '')
  }).observe(document, { childList: true, subtree: true })
}

/** Takes the text out of what toasts have said: true, or what they have said instead. */
function takeTold([name = '', text = '']: readonly string[]): true | string {
  const told: string[] = JSON.parse(sessionStorage.getItem(name) ?? '[]')
  const at = told.findIndex((one) => one.includes(text))
  if (at < 0) return told.join(' | ')
  sessionStorage.setItem(name, JSON.stringify(told.toSpliced(at, 1)))
  return true
}

/** Waits until a toast has said the text. It may be gone by then: one stays for two seconds, and a busy machine looks later. */
export async function tells(page: Page, text: string): Promise<void> {
  // Between two pages nobody answers.
  const taken = () => page.evaluate(takeTold, [TOLD, text]).catch(() => 'no page')
  await expect.poll(taken, { message: `a toast tells “${text}”` }).toBe(true)
}

/** No toast has said it since a test has asked last. */
export async function tellsNoMore(page: Page, text: string): Promise<void> {
  expect(await page.evaluate(takeTold, [TOLD, text])).not.toBe(true)
}

/** The card of a report in the list. */
export const card = (page: Page, asin: string) => page.getByRole('article', { name: asin })

/** Agrees to the price of making a report again, in the dialog that the button has opened. */
export async function agrees(page: Page, action: '更新' | '重新创建') {
  const dialog = page.getByRole('dialog', { name: `${action}报告` })
  await dialog.getByRole('button', { name: action === '更新' ? '确认更新' : '确认创建' }).click()
  await expect(dialog).toBeHidden()
}

/** The power balance in the bar. */
export const balance = (page: Page) => page.getByTitle('算力余额').getByRole('strong')

/** Goes from the ASIN input to a report that was ordered. */
export async function orderReport(page: Page, asin: string) {
  await page.goto('/products/asin_fx/index')
  await page.getByLabel('ASIN', { exact: true }).fill(asin)
  await page.getByRole('button', { name: 'AI 分析' }).click()
  await page.getByRole('button', { name: '生成报告' }).click()
}

/** Holds the next call to an address, until what this answers is called. */
export async function held(page: Page, address: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(address, (route) => gate.promise.then(() => route.continue()), { times: 1 })
  return gate.resolve
}
