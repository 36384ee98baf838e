import { createHash } from 'node:crypto'
import type { Response } from 'supertest'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { caller, STRANGER } from '../caller.test-support.ts'
import { APP, type FakeWechat, startFakeWechat } from './gateways/open-platform.test-support.ts'
import { openPlatform } from './gateways/open-platform.ts'
import { noWechat } from './gateways/unavailable.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0'

let wechat: FakeWechat
let t: TestApp
beforeAll(async () => {
  wechat = await startFakeWechat()
  t = await testApp({
    wechat: openPlatform({ ...APP, publicUrl: 'https://example.com', api: wechat.api }),
    trustProxy: ['127.0.0.1', '::1', '::ffff:127.0.0.1'],
  })
})
afterEach(() => wechat.overrideAnswer(undefined))
afterAll(async () => {
  await t.close()
  await wechat.close()
})

async function startScan(language = 'zh-CN') {
  const browser = caller(t, language)
  const asking = t.as(undefined, { 'x-world': browser.name, 'user-agent': FIREFOX, 'x-forwarded-for': '203.0.113.7' })
  const { ticket, qr } = (await asking.post('/api/account/getWechatQr', {})).body.data
  const state = new URL(qr).searchParams.get('state') ?? ''
  const open = async (query: Record<string, string>): Promise<Page> =>
    pageIn(await browser.guest.get(`/api/account/wechatCallback?${new URLSearchParams(query)}`))
  const submit = async (fields: Record<string, string>): Promise<Page> =>
    pageIn(await browser.guest.post('/api/account/wechatDecision', fields).type('form'))
  /** Opens the callback and clicks; returns the title of the last page. */
  const back = async (query: Record<string, string>, decision = 'confirm'): Promise<string> => {
    const { title, fields } = await open(query)
    return fields.token === undefined ? title : (await submit({ ...fields, decision })).title
  }
  const poll = async () => (await browser.post('getWechatQr', { ticket })).data
  return { ...browser, ticket, state, open, submit, back, poll }
}

interface Page {
  title: string
  text: string
  policy: string
  fields: Record<string, string>
}

function pageIn({ status, type, text, headers }: Response): Page {
  expect({ status, type }).toEqual({ status: 200, type: 'text/html' })
  const hidden = [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)]
  return {
    title: /<h1>(.*)<\/h1>/.exec(text)?.[1] ?? '',
    text,
    policy: headers['content-security-policy'] ?? '',
    fields: Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, unescaped(value)])),
  }
}
const unescaped = (text: string) => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))

describe('the callback', () => {
  it('with a code confirms the login of the browser with the QR code', async () => {
    const { back, poll, state } = await startScan()
    wechat.people.set('code-1', { openid: 'openid-1', unionid: 'union-1' })
    expect(await back({ code: 'code-1', state })).toBe('已确认登录')
    expect((await poll()).state).toBe('bind')
  })
  it('without a code refuses the login', async () => {
    const { back, poll, state } = await startScan('en-US')
    expect(await back({ state })).toBe('Login canceled')
    expect((await poll()).state).toBe('refused')
  })
  it('a second time finds the QR code used, whatever the code', async () => {
    const { back, poll, state } = await startScan()
    wechat.people.set('code-1', { openid: 'openid-1' })
    wechat.people.set('code-2', { openid: 'openid-2' })
    await back({ code: 'code-1', state })
    expect(await back({ code: 'code-1', state })).toBe('二维码已失效')
    expect(await back({ code: 'code-2', state })).toBe('二维码已失效')
    expect(await back({ state })).toBe('二维码已失效')
    expect((await poll()).state).toBe('bind')
    expect(wechat.people.has('code-2')).toBe(true)
  })
  it('shows which device requests the login and confirms nothing before the click', async () => {
    const { open, poll, state } = await startScan()
    wechat.people.set('code-1', { openid: 'openid-1' })
    const before = wechat.requestCount()
    const { title, text } = await open({ code: 'code-1', state })
    expect(title).toBe('是您本人在登录吗？')
    expect(text).toContain('<dt>设备</dt><dd>Firefox 150 · Windows</dd>')
    expect(text).toContain('<dt>网络地址</dt><dd>203.0.113.*</dd>')
    expect((await poll()).state).toBe('scanned')
    expect(wechat.requestCount()).toBe(before)
  })
  it('shows the same page on reload', async () => {
    const { open, state } = await startScan()
    const query = { code: 'code-1', state }
    expect((await open(query)).fields).toEqual((await open(query)).fields)
  })
  it('cancels the login if the user refuses', async () => {
    const { back, poll, state } = await startScan('en-US')
    const before = wechat.requestCount()
    expect(await back({ code: 'code-1', state }, 'refuse')).toBe('Login canceled')
    expect((await poll()).state).toBe('refused')
    expect(wechat.requestCount()).toBe(before)
  })
  it('exchanges one of many concurrent codes at WeChat', async () => {
    const { back, state } = await startScan()
    const before = wechat.requestCount()
    await Promise.all(Array.from({ length: 20 }, (_, i) => back({ code: `guess-${i}`, state })))
    expect(wechat.requestCount() - before).toBe(1)
  })
  it('for an unknown QR code sends no request to WeChat', async () => {
    const { back } = await startScan()
    const before = wechat.requestCount()
    expect(await back({ code: 'code', state: 'never-was' })).toBe('二维码已失效')
    expect(await back({ code: 'code' })).toBe('二维码已失效')
    expect(wechat.requestCount()).toBe(before)
  })
  it('ends the login if WeChat rejects the code', async () => {
    const { back, poll, state } = await startScan()
    expect(await back({ code: 'made-up', state })).toBe('微信登录未完成')
    expect((await poll()).state).toBe('expired')
  })
})

describe('the confirmation page', () => {
  it('is in the language of its reader', async () => {
    const { open, state } = await startScan('en-US')
    const { title, text } = await open({ code: 'code-1', state })
    expect(title).toBe('Are you trying to log in?')
    expect(text).toContain('<html lang="en-US">')
    for (const word of ['Device', 'Network address', 'Yes, log me in', 'No, cancel']) expect(text).toContain(word)
  })
  it('needs no script, loads nothing and cannot be framed', async () => {
    const { open, state } = await startScan()
    const { text, policy } = await open({ code: 'code-1', state })
    expect(text).not.toMatch(/<script|\son\w+=|style="/)
    const style = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(policy).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
  })
  it('escapes its input and submits it unchanged', async () => {
    const { open, submit, state } = await startScan()
    const code = `"><script>alert('1')</script>&amp;`
    const { text, fields } = await open({ code, state })
    expect(text).not.toContain('<script>')
    expect(fields.code).toBe(code)
    expect((await submit({ ...fields, decision: 'confirm' })).title).toBe('微信登录未完成')
  })
  it.each([
    ['no token', () => ''],
    ['an invented token', () => 'x'.repeat(43)],
    ['the token of another QR code', (other: Page) => other.fields.token ?? ''],
  ])('needs its token for a decision: %s changes nothing', async (_, tokenOf) => {
    const other = await startScan()
    const strange = await other.open({ code: 'code-1', state: other.state })
    const { submit, poll, state } = await startScan()
    wechat.people.set('code-1', { openid: 'openid-1' })
    for (const decision of ['confirm', 'refuse']) {
      const forged = { state, code: 'code-1', token: tokenOf(strange), decision }
      expect((await submit(forged)).title).toBe('二维码已失效')
    }
    expect((await poll()).state).toBe('waiting')
  })
  it('accepts one click', async () => {
    const { open, submit, poll, state } = await startScan()
    wechat.people.set('code-1', { openid: 'openid-1' })
    const { fields } = await open({ code: 'code-1', state })
    expect((await submit({ ...fields, decision: 'confirm' })).title).toBe('已确认登录')
    for (const decision of ['refuse', 'confirm'])
      expect((await submit({ ...fields, decision })).title).toBe('二维码已失效')
    expect((await poll()).state).toBe('bind')
  })
  it('expires with its QR code', async () => {
    const { open, submit, state, advance } = await startScan()
    const { fields } = await open({ code: 'code-1', state })
    await advance(120_000)
    expect((await submit({ ...fields, decision: 'confirm' })).title).toBe('二维码已失效')
  })
  it('leaves no device or network once the login is done', async () => {
    const { back, poll, state, world, code, post, ticket } = await startScan()
    wechat.people.set('code-1', { openid: 'openid-9' })
    await back({ code: 'code-1', state })
    await post('wechatBind', { ticket, phone: STRANGER, code: await code(STRANGER, 'bind') })
    expect((await poll()).state).toBe('confirmed')
    const rows = await (await world()).db.selectFrom('wechat_ticket').selectAll().execute()
    expect(rows).toMatchObject([{ state: 'handed', device: null, network: null, openid: null }])
  })
})

it('a user is recognized by the unionid', async () => {
  const first = await startScan()
  wechat.people.set('code-1', { openid: 'openid-here', unionid: 'union-1' })
  await first.back({ code: 'code-1', state: first.state })
  const code = await first.code(STRANGER, 'bind')
  const { data } = await first.post('wechatBind', { ticket: first.ticket, phone: STRANGER, code })
  const { ticket, qr } = (await first.post('getWechatQr', {})).data
  wechat.people.set('code-2', { openid: 'openid-there', unionid: 'union-1' })
  await first.back({ code: 'code-2', state: new URL(qr).searchParams.get('state') ?? '' })
  const again = (await first.post('getWechatQr', { ticket })).data
  expect(again).toMatchObject({ state: 'confirmed', user: { id: data.user.id } })
})

it('without a WeChat app the QR code is refused', async () => {
  const without = await testApp({ wechat: noWechat })
  onTestFinished(() => without.close())
  const answer = await caller(without).post('getWechatQr', {})
  expect(answer).toEqual({ code: 1220, msg: '本站尚未开通微信登录，请使用手机号登录', data: null })
})
