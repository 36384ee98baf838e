import { expect, test } from './support.ts'

test('the main script arrives compressed, and the icon is an SVG', async ({ page }) => {
  const encodings = new Map<string, string | undefined>()
  page.on('response', (response) => {
    const type = response.request().resourceType()
    if (type === 'script' || type === 'stylesheet')
      encodings.set(response.url(), response.headers()['content-encoding'])
  })
  await page.goto('/user/login', { waitUntil: 'networkidle' })
  // Small chunks are sent uncompressed.
  const [main] = [...encodings].filter(([url]) => /\/base-[^/]+\.js$/.test(url))
  expect(main?.[1]).toMatch(/^(br|gzip)$/)
  const icon = await page.request.get('/favicon.svg')
  expect(icon.headers()['content-type']).toBe('image/svg+xml')
})
