import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EnvError, readEnv } from './env.ts'

describe('the environment', () => {
  it('has defaults for everything', () => {
    expect(readEnv({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('.data'),
      mode: 'dev',
      trustProxy: undefined,
      codes: { miniProgram: '', support: '', supportEmail: '', supportWechat: '' },
      sms: undefined,
      wechat: undefined,
      ai: undefined,
      payments: {},
      publicUrl: undefined,
      gatewayPort: 0,
      world: { seed: 1, size: undefined, now: undefined },
      crashAt: undefined,
    })
  })
  it('has only variables that a page in docs explains', () => {
    const readNames = new Set<string>()
    const source: Record<string, string | undefined> = {}
    readEnv(
      new Proxy(source, {
        get(_, name) {
          readNames.add(String(name))
          return undefined
        },
      }),
    )
    // Undocumented, because only crash tests use it.
    readNames.delete('CRASH_AT')
    const pages = globSync('docs/*.md').map((page) => readFileSync(page, 'utf8'))
    expect(pages.length).toBeGreaterThan(5)
    expect(readNames.size).toBeGreaterThan(20)
    expect([...readNames].filter((name) => !pages.some((page) => page.includes(`\`${name}\``)))).toEqual([])
  })
  it.each([
    ['PORT', 'http', 'PORT=http: expected a whole number from 0 to 65535.'],
    ['PORT', '70000', 'PORT=70000: expected a whole number from 0 to 65535.'],
    ['MODE', 'prod', 'MODE=prod: expected dev or production.'],
    ['HOST', 'http://x', 'HOST=http://x: expected a host name or an address, without port or path.'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY=true: expected addresses of proxies, such as 10.0.0.0/8,127.0.0.1.'],
    ['SUPPORT_EMAIL', 'help', 'SUPPORT_EMAIL=help: expected an e-mail address, such as help@example.com.'],
    [
      'SUPPORT_CODE',
      'x'.repeat(501),
      'SUPPORT_CODE has 501 characters: expected at most 500, the limit of the QR code.',
    ],
    ['GATEWAY_PORT', '-1', 'GATEWAY_PORT=-1: expected a whole number from 0 to 65535.'],
    ['DATA_DIR', 'data\n', 'DATA_DIR="data\\n": expected a path without line breaks.'],
    [
      'GATEWAY_PORT',
      '3000',
      'GATEWAY_PORT=3000 is the same as PORT: the local Alipay and Stripe need a port of their own.',
    ],
    ['PUBLIC_URL', 'example.com', 'PUBLIC_URL=example.com: expected an origin, such as https://example.com.'],
    [
      'PUBLIC_URL',
      'https://a.example/x',
      'PUBLIC_URL=https://a.example/x: expected an origin, such as https://example.com.',
    ],
    ['WORLD_NOW', 'yesterday', 'WORLD_NOW=yesterday: expected a date, such as 2026-11-15T00:00:00Z.'],
  ])('rejects %s=%s with a one-line message', (name, value, message) => {
    expect(() => readEnv({ [name]: value })).toThrow(new EnvError(message))
  })
  it('reports all wrong values at once', () => {
    expect(() => readEnv({ PORT: 'x', MODE: 'y' })).toThrow(
      'PORT=x: expected a whole number from 0 to 65535.\nMODE=y: expected dev or production.',
    )
  })
  it('parses trusted proxies as addresses and networks', () => {
    expect(readEnv({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1'])
    for (const wrong of ['1', 'all', '10.0.0.0/33', '10.0.0.0/0', '127.0.0.1,']) {
      expect(() => readEnv({ TRUST_PROXY: wrong })).toThrow(`TRUST_PROXY=${wrong}: expected`)
    }
  })
  it('ignores CRASH_AT in production', () => {
    expect(readEnv({ MODE: 'production', CRASH_AT: 'rendered' }).crashAt).toBeUndefined()
  })
})
