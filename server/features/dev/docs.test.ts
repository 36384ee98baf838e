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

test('the document is served, and not sent again to who has it', async () => {
  const { body, headers } = await dev.as().get('/openapi.json')
  expect(body.openapi).toBe('3.1.0')
  expect(body.paths).toHaveProperty(['/__dev/reset'])
  const again = await dev.as(undefined, { 'if-none-match': headers.etag ?? '' }).get('/openapi.json')
  expect(again.status).toBe(304)
})

test('in production it holds no call of developers', async () => {
  const { body, text } = await production.as().get('/openapi.json')
  expect(body.paths).toHaveProperty(['/api/account/login'])
  expect(text).not.toContain('__dev')
})

test('the page for people is made of files of this server, under a policy that lets in no others', async () => {
  const { text, headers } = await dev.as().get('/__dev/api')
  expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'")
  const addresses = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address)
  expect(addresses.length).toBeGreaterThan(5)
  for (const address of addresses.filter((each) => each !== '/__dev'))
    expect((await dev.as().get(address)).status, address).toBe(200)
})

test('production has no such page', async () => {
  for (const path of ['/__dev/api', '/__dev/api/swagger-ui.css'])
    expect((await production.as().get(path)).status).toBe(404)
})
