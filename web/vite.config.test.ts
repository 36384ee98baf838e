/** The Vite server of `npm run dev` serves the web's sources, though web/api is below the path of the API. */
import { createServer as createApi } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'

const api = createApi((request, response) => response.end(`api ${request.url}`))
let web: Awaited<ReturnType<typeof createServer>>
let origin = ''

beforeAll(async () => {
  await new Promise<void>((ready) => api.listen(0, '127.0.0.1', ready))
  process.env.API_URL = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  web = await createServer({
    configFile: `${import.meta.dirname}/vite.config.ts`,
    logLevel: 'silent',
    server: { port: 0 },
  })
  await web.listen()
  origin = web.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
})
afterAll(async () => {
  await web.close()
  api.close()
})

const get = async (path: string) => {
  const answer = await fetch(origin + path)
  return { type: answer.headers.get('content-type'), text: await answer.text() }
}

it('serves the sources of web/api itself', async () => {
  const { type, text } = await get('/api/session.ts')
  expect(type).toContain('javascript')
  expect(text).toContain('export')
})
it.each(['/api/account/info', '/event?token=1', '/download/report/1.pdf', '/__dev/clock'])(
  'forwards %s to the API',
  async (path) => {
    expect((await get(path)).text).toBe(`api ${path}`)
  },
)
it.each(['/', '/__dev', '/__dev/wechat?state=1'])('serves the page at %s', async (path) => {
  expect((await get(path)).text).toContain('<div id="root">')
})
it('rejects requests of other machines for developer calls and pages', () => {
  const { bypass } = Object(web.config.server.proxy?.['/__dev'])
  const request = (remoteAddress: string, url: string) => bypass({ method: 'POST', url, socket: { remoteAddress } })
  for (const own of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(request(own, '/__dev/login')).toBeUndefined()
  for (const other of ['192.168.1.5', '::ffff:10.0.0.7', 'fe80::1'])
    for (const url of ['/__dev/login', '/__dev?part=clock']) expect(request(other, url)).toBe(false)
  expect(request('192.168.1.5', '/api/account/login')).toBeUndefined()
})
