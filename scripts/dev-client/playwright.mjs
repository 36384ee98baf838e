/** Playwright's `test` with a world for each test. */
import { test as base } from 'playwright/test'
import { openWorld } from './client.mjs'

export { expect } from 'playwright/test'

/** What a failed test tells of its world: the link that arranges another one like it, and answers that broke the contract. */
async function report(world, info) {
  const { link } = await world.state()
  const broken = (await world.violations()).map(({ call, violations }) => ({ call, violations }))
  const body = JSON.stringify({ world: world.id, link: world.url + link, broken }, null, 2)
  await info.attach('world', { body, contentType: 'application/json' })
}

export const test = base.extend({
  // For every test, also where it is not asked for: no page may be opened in the world of another.
  world: [
    async ({ context, baseURL }, use, info) => {
      if (!baseURL) throw new Error('Set use.baseURL to the address of a server in dev mode')
      const id = `${info.testId}-${info.retry}-${crypto.randomUUID().slice(0, 8)}`
      const world = openWorld(baseURL, { id })
      await context.addCookies([world.cookie])
      await use(world)
      if (info.status !== info.expectedStatus) await report(world, info)
      await world.close()
    },
    { auto: true },
  ],
  // Playwright's own is nobody's: it shares no cookies with the pages.
  request: async ({ playwright, baseURL, extraHTTPHeaders, world }, use) => {
    const request = await playwright.request.newContext({
      baseURL,
      extraHTTPHeaders: { ...extraHTTPHeaders, 'x-world': world.id },
    })
    await use(request)
    await request.dispose()
  },
  signIn: async ({ context, world }, use) => {
    await use(async (phone) => {
      const token = await world.login(phone)
      await context.addCookies([{ name: 'token', value: token, url: world.url }])
      return token
    })
  },
})
