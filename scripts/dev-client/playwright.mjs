/** Playwright's `test` with a world for each test. */
import { test as base } from 'playwright/test'
import { openWorld } from './client.mjs'

export { expect } from 'playwright/test'

/** Attaches the link that rebuilds the world, and the contract violations, to a failed test. */
async function attachWorld(world, info) {
  const { link } = await world.state()
  const broken = (await world.violations()).map(({ call, violations }) => ({ call, violations }))
  const body = JSON.stringify({ world: world.id, link: world.url + link, broken }, null, 2)
  await info.attach('world', { body, contentType: 'application/json' })
}

export const test = base.extend({
  // Automatic, so that a page never opens in another test's world.
  world: [
    async ({ context, baseURL }, use, info) => {
      if (!baseURL) throw new Error('Set use.baseURL to the address of a server in dev mode')
      const id = `${info.testId}-${info.retry}-${crypto.randomUUID().slice(0, 8)}`
      const world = openWorld(baseURL, { id })
      await context.addCookies([world.cookie])
      await use(world)
      if (info.status !== info.expectedStatus) await attachWorld(world, info)
      await world.close()
    },
    { auto: true },
  ],
  // Playwright's default `request` shares no cookies with the pages, so it would miss the world.
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
