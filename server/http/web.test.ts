import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { PICTURE_DOMAINS } from '#contracts/model/product-picture.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'

const PAGE =
  '<!doctype html><html lang="zh-CN"><head><meta name="description" content="…" /><title>…</title></head><div id="root"></div>'
const FIRST = [
  { path: '^/user/', files: {} },
  {
    path: '^/',
    files: {
      'zh-CN': { scripts: ['assets/frame-zh.js'], styles: ['assets/later-1.css'] },
      'en-US': { scripts: ['assets/frame-en.js'], styles: ['assets/later-1.css'] },
    },
  },
]
const SCRIPT = 'console.log("a script that repeats itself")\n'.repeat(50)
let webDir = ''
let t: TestApp
beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), 'web-'))
  mkdirSync(join(webDir, 'assets'))
  writeFileSync(join(webDir, 'index.html'), PAGE)
  writeFileSync(join(webDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(webDir, 'chunks.json'), '{}')
  writeFileSync(join(webDir, 'first.json'), JSON.stringify(FIRST))
  writeFileSync(join(webDir, '.sources'), 'hash')
  writeFileSync(join(webDir, 'assets/main-1.js'), SCRIPT)
  writeFileSync(join(webDir, 'assets/tiny-1.js'), '1')
  writeFileSync(join(webDir, 'assets/main-1.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(webDir, 'assets/main-1.js.gz'), gzipSync(SCRIPT))
  t = await testApp({ webDir })
})
afterAll(async () => {
  await t.close()
  rmSync(webDir, { recursive: true })
})

describe('an asset', () => {
  it.each([
    ['br', 'gzip, deflate, br, zstd'],
    ['gzip', 'gzip, deflate'],
    [undefined, 'identity'],
  ])('is sent with the content encoding %s if the request accepts "%s"', async (encoding, accepted) => {
    const { headers, text } = await t.as(undefined, { 'accept-encoding': accepted }).get('/assets/main-1.js')
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-type']).toBe('application/javascript; charset=utf-8')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers.vary).toMatch(/accept-encoding/i)
    if (encoding) expect(Number(headers['content-length'])).toBeLessThan(SCRIPT.length / 10)
    // supertest unpacks gzip only.
    if (encoding !== 'br') expect(text).toBe(SCRIPT)
  })
  it('that the build did not compress is sent uncompressed', async () => {
    const { headers } = await t.as(undefined, { 'accept-encoding': 'br, gzip' }).get('/assets/tiny-1.js')
    expect(headers['content-encoding']).toBeUndefined()
  })
})

describe('a file beside the page', () => {
  it('is sent with its own type', async () => {
    const { type, body, headers } = await t.as().get('/favicon.svg')
    expect(type).toBe('image/svg+xml')
    expect(body.toString()).toContain('<svg')
    expect(headers['cache-control']).toBe('public, max-age=0')
  })
  it.each([
    '/favicon.ico',
    '/robots.txt',
    '/assets/gone-1.js',
    '/deep/er.png?v=1',
    '/chunks.json',
    '/first.json',
    '/.sources',
  ])('that is missing or private gets 404, not the page: %s', async (path) => {
    const { status, body } = await t.as().get(path)
    expect(status).toBe(404)
    expect(body.code).toBe(404)
  })
})

describe('the page', () => {
  it.each(['/', '/user/login', '/products/asin_fx/online/US/B0SAMPLE01', '/user/login?next=/a.b'])(
    'is served uncached at every address of a screen: %s',
    async (path) => {
      const { status, text, headers } = await t.as().get(path)
      expect(status).toBe(200)
      expect(text).toContain('<div id="root">')
      expect(headers['cache-control']).toBe('no-cache')
    },
  )
  it('preloads the files of its path in the language of the user', async () => {
    const chinese = (await t.as().get('/dashboard')).text
    expect(chinese).toContain('<link rel="stylesheet" crossorigin href="/assets/later-1.css">')
    expect(chinese).toContain('<link rel="modulepreload" crossorigin href="/assets/frame-zh.js"></head>')
    expect((await t.as(undefined, { cookie: 'language=en-US' }).get('/dashboard')).text).toContain('frame-en.js')
    expect((await t.as().get('/user/login')).text).not.toContain('modulepreload')
  })
})

describe('the page of the last build', () => {
  const text = async () => (await t.as().get('/dashboard')).text
  const NEXT = PAGE.replace('</head>', '<script src="/assets/main-2.js"></script></head>')
  let writes = 0
  /** Each write has a later time than the one before. */
  const write = (name: string, content: string) => {
    const at = new Date(Date.now() + 60_000 * ++writes)
    writeFileSync(join(webDir, name), content)
    utimesSync(join(webDir, name), at, at)
  }
  afterEach(async () => {
    write('index.html', PAGE)
    write('first.json', JSON.stringify(FIRST))
    await text()
  })
  it('is sent, also while the web is built again', async () => {
    rmSync(join(webDir, 'index.html'))
    expect(await text()).toContain('lang="zh-CN"')
    write('index.html', NEXT)
    expect(await text()).toContain('/assets/main-2.js')
    write('index.html', PAGE)
    expect(await text()).not.toContain('/assets/main-2.js')
  })
  it.each([
    ['index.html', NEXT.slice(0, -20), NEXT],
    [
      'first.json',
      '[{"path":"^/","fi',
      JSON.stringify([{ path: '^/', files: { 'zh-CN': { scripts: ['assets/main-2.js'], styles: [] } } }]),
    ],
  ])('is replaced only when %s is whole', async (name, half, whole) => {
    write(name, half)
    for (let time = 0; time < 2; time++) {
      const { status, text: old } = await t.as().get('/dashboard')
      expect(status).toBe(200)
      expect(old).toContain('assets/frame-zh.js')
      expect(old).not.toContain('/assets/main-2.js')
    }
    write(name, whole)
    expect(await text()).toContain('/assets/main-2.js')
  })
})

describe('an address with a dot in it', () => {
  const opened = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  it.each(['/info/Mug%202.0', '/no/such/page.html'])('opened by a person gets the page: %s', async (path) => {
    expect((await t.as(undefined, opened).get(path)).text).toContain('<div id="root">')
  })
  it.each(['/assets/gone-1.js', '/download/gone.zip', '/images/x/gone.webp'])(
    'in a folder of files never gets the page: %s',
    async (path) => {
      expect((await t.as(undefined, opened).get(path)).status).toBe(404)
    },
  )
})

it('lets the page load pictures only from itself and the media hosts of Amazon', async () => {
  const { headers } = await t.as().get('/')
  const [sources] = /img-src [^;]+/.exec(headers['content-security-policy'] ?? '') ?? []
  const media = PICTURE_DOMAINS.map((domain) => `https://*.${domain}`)
  expect(sources?.split(' ')).toEqual(['img-src', "'self'", 'data:', 'blob:', ...media])
})

describe('the theme', () => {
  const pageWith = async (cookie: string) => (await t.as(undefined, { cookie }).get('/')).text
  it.each(['light', 'dark'])('chosen by the user is in the page, so that nothing flashes: %s', async (theme) => {
    expect(await pageWith(`token=1; theme=${theme}`)).toMatch(`<html data-mantine-color-scheme="${theme}" `)
  })
  it.each(['', 'theme=', 'theme=blue', 'mytheme=dark', 'theme=dark"x'])(
    'is left to the system if no cookie names one: %j',
    async (cookie) => {
      const { text, headers } = await t.as(undefined, { cookie }).get('/')
      expect(text).not.toContain('data-mantine-color-scheme=')
      const script = /<head><script>(.+?)<\/script>/.exec(text)?.[1] ?? ''
      expect(script).toContain('prefers-color-scheme')
      const hash = createHash('sha256').update(script).digest('base64')
      expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
    },
  )
  it('is cached per cookie', async () => {
    expect((await t.as().get('/')).headers.vary).toMatch(/\bcookie\b/)
  })
})

describe('the language', () => {
  const pageWith = async (cookie: string) => (await t.as(undefined, { cookie }).get('/')).text
  it('chosen by the user is in the page before its script runs', async () => {
    const english = await pageWith('theme=dark; language=en-US')
    expect(english).toMatch(/<html data-mantine-color-scheme="dark" [^>]*lang="en-US">/)
    expect(english).toContain('<title>Seller Compass')
    expect(english).toContain('content="Seller Compass: ASIN analysis')
  })
  it.each(['', 'language=', 'language=fr-FR', 'mylanguage=en-US'])('is Chinese by default: %j', async (cookie) => {
    const page = await pageWith(cookie)
    expect(page).toContain('lang="zh-CN"')
    expect(page).toContain('<title>选品罗盘')
  })
})

describe('a dev page', () => {
  it.each(['/__dev', '/__dev/kit?both', '/__dev/wechat?state=x'])(
    '%s exists in dev mode and is marked as such',
    async (path) => {
      const { status, text } = await t.as().get(path)
      expect(status).toBe(200)
      expect(text).toContain('<html data-mode="dev"')
      expect(text).not.toContain('data-wechat')
    },
  )
  it.each(['/__dev/kits', '/__dev/kit/x', '/__dev/x'])('does not cover other dev addresses: %s', async (path) => {
    const { status, body } = await t.as().get(path)
    expect(status).toBe(404)
    expect(body.code).toBe(404)
  })
  it('accepts only GET', async () => {
    expect((await t.as().post('/__dev/kit', {})).body.code).toBe(404)
  })
  it('is unknown in production, and production pages are not marked', async () => {
    const production = await testApp({ webDir, mode: 'production' })
    expect((await production.as().get('/__dev/kit')).body.code).toBe(404)
    expect((await production.as().get('/')).text).not.toContain('data-mode')
    // WeChat is not configured there.
    expect((await production.as().get('/')).text).toContain('<html data-wechat="off"')
    await production.close()
  })
})
