import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'

let dev: TestApp
let production: TestApp
beforeAll(async () => {
  dev = await testApp()
  production = await testApp({ mode: 'production' })
})
afterAll(async () => {
  await dev.close()
  await production.close()
})

test('serves the OpenAPI document with an ETag', async () => {
  const { body, headers } = await dev.as().get('/openapi.json')
  expect(body.openapi).toBe('3.1.0')
  expect(body.paths).toHaveProperty(['/__dev/reset'])
  const again = await dev.as(undefined, { 'if-none-match': headers.etag ?? '' }).get('/openapi.json')
  expect(again.status).toBe(304)
})

test('omits dev calls from the document in production', async () => {
  const { body, text } = await production.as().get('/openapi.json')
  expect(body.paths).toHaveProperty(['/api/account/login'])
  expect(text).not.toContain('__dev')
})

test('builds the page from files of this server only, and its policy allows no others', async () => {
  const { text, headers } = await dev.as().get('/__dev/api')
  expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'")
  const addresses = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address)
  expect(addresses.length).toBeGreaterThan(5)
  for (const address of addresses.filter((each) => each !== '/__dev'))
    expect((await dev.as().get(address)).status, address).toBe(200)
})

test('has no such page in production', async () => {
  for (const path of ['/__dev/api', '/__dev/api/swagger-ui.css'])
    expect((await production.as().get(path)).status).toBe(404)
})
