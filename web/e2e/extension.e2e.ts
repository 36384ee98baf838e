/**
 * Downloads the extension from the running site, unpacks it and loads it into the browser. The browser is English,
 * because some builds of Chromium have no other language; a unit test of the package checks the Chinese texts.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { type BrowserContext, chromium } from 'playwright'
import { EXTENSION_FILE } from '#contracts/model/extension.ts'
import { chromiumLaunchOptions } from './chromium.ts'
import { test as base, expect, SAMPLE_ASIN } from './support.ts'

const PRODUCT_PAGE = `https://www.amazon.co.uk/A-Long-Title/dp/${SAMPLE_ASIN}/ref=sr_1_1`
const ANALYSE = 'Seller Compass · Analyze this ASIN'
const OTHER_PAGE = 'https://www.amazon.co.uk/s?k=lamp'

interface ExtensionBrowser {
  /** A browser with the extension, for which the fixture fakes the pages of the marketplace. */
  browser: BrowserContext
  popup: string
}

const test = base.extend<{ extension: ExtensionBrowser }>({
  extension: async ({ request, launchOptions, baseURL }, use) => {
    const dir = mkdtempSync(join(tmpdir(), 'extension-'))
    const answer = await request.get(`${baseURL}/download/${EXTENSION_FILE}`)
    for (const [path, bytes] of Object.entries(unzipSync(await answer.body()))) {
      mkdirSync(dirname(join(dir, 'unpacked', path)), { recursive: true })
      writeFileSync(join(dir, 'unpacked', path), bytes)
    }
    const loading = [`--disable-extensions-except=${dir}/unpacked`, `--load-extension=${dir}/unpacked`]
    const browser = await chromium.launchPersistentContext(join(dir, 'profile'), {
      ...launchOptions,
      // The headless shell cannot load extensions.
      ...chromiumLaunchOptions(),
      headless: true,
      args: [...(launchOptions.args ?? []), ...loading, '--lang=en-US'],
      env: { ...process.env, LANGUAGE: 'en_US' },
    })
    await browser.route('https://www.amazon.co.uk/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>shop</title><h1>A page of the shop</h1>',
      }),
    )
    const worker = browser.serviceWorkers()[0] ?? (await browser.waitForEvent('serviceworker'))
    await use({ browser, popup: worker.url().replace('background.js', 'popup.html') })
    await browser.close()
    rmSync(dir, { recursive: true, force: true })
  },
})

test('product pages show a button that opens the analysis on our site and can be hidden', async ({
  extension,
  baseURL,
}) => {
  const page = await extension.browser.newPage()
  await page.goto(PRODUCT_PAGE)
  const button = page.getByRole('link', { name: ANALYSE })
  await test.step('opens the analysis', async () => {
    await expect(button).toHaveAttribute('href', `${baseURL}/product?asin=${SAMPLE_ASIN}&marketplace=UK`)
    const opened = extension.browser.waitForEvent('page')
    await button.click()
    const site = await opened
    await expect(site).toHaveURL(new RegExp(`^${baseURL}/user/login\\?back=.*${SAMPLE_ASIN}`))
    await site.close()
  })
  await test.step('follows the address to another variant', async () => {
    await page.evaluate(() => history.replaceState(null, '', '/dp/B0FAILED01?th=1'))
    await page.mouse.move(0, 0)
    await button.hover()
    await expect(button).toHaveAttribute('href', /asin=B0FAILED01/)
  })
  await test.step('can be hidden, and is absent on pages without a product', async () => {
    await page.getByRole('button', { name: 'Hide this button' }).click()
    await expect(button).toHaveCount(0)
    await page.goto(OTHER_PAGE)
    await expect(page.getByRole('heading', { name: 'A page of the shop' })).toBeVisible()
    await expect(page.getByRole('link')).toHaveCount(0)
  })
})

test('the popup opens the analysis of a typed ASIN and rejects an invalid one', async ({ extension, baseURL }) => {
  const popup = await extension.browser.newPage()
  await popup.goto(extension.popup)
  await expect(popup.getByText('v1.0.4')).toBeVisible()
  await popup.getByLabel('ASIN').fill('lamp')
  await popup.getByRole('button', { name: 'AI analysis' }).click()
  await expect(popup.getByRole('alert')).toHaveText('Wrong ASIN: it must be B0 followed by 8 letters or digits')
  await popup.getByLabel('ASIN').fill('b0sample01')
  await popup.getByLabel('Marketplace').selectOption('Japan')
  const opened = extension.browser.waitForEvent('page')
  await popup.getByRole('button', { name: 'AI analysis' }).click()
  await expect(await opened).toHaveURL(new RegExp(`^${baseURL}/user/login\\?back=.*asin.*B0SAMPLE01.*marketplace.*JP`))
})

test('the popup changes the site that is opened, and rejects an invalid address', { tag: '@nightly' }, async ({
  extension,
}) => {
  const page = await extension.browser.newPage()
  await page.goto(PRODUCT_PAGE)
  const popup = await extension.browser.newPage()
  await popup.goto(extension.popup)
  await popup.getByText('Settings').click()
  await popup.getByLabel('Seller Compass address').fill('javascript://x')
  await popup.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(popup.getByRole('status')).toContainText('Enter an address')
  await popup.getByLabel('Seller Compass address').fill('seller.example')
  await popup.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(popup.getByRole('status')).toHaveText('Saved')
  await expect(page.getByRole('link')).toHaveAttribute('href', /^https:\/\/seller\.example\/product\?/)
})
