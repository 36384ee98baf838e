import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Browser, stubBrowser } from './browser.test-support.ts'

let browser: Browser
beforeEach(() => {
  browser = stubBrowser()
})

/** Fresh modules, as on a page that was just opened. */
async function openPage() {
  vi.resetModules()
  const { session, modules, store } = await import('./session-store.ts')
  return { session, modules, store, ...(await import('./session.ts')), ...(await import('./language.ts')) }
}

const seller = {
  id: 7,
  phone: '138****0000',
  nickname: '样例卖家',
  avatar: '',
  level: 2,
  level_text: '专业版',
  start_time: '2026-01-01T00:00:00Z',
  end_time: null,
  type: 0,
  birthday: null,
  sex: 2,
  language: 'zh-CN' as const,
  money: 99,
  power: 12.5,
  mold: [{ enName: 'asin_fx' as const, id: 3, path: '/product', value: 10 }],
}

describe('the session store', () => {
  test('holds the defaults of the specification for a guest', async () => {
    const { session, modules, store } = await openPage()
    expect(session.value).toEqual({
      id: 0,
      phone: '',
      nickname: '游客',
      avatar: '',
      token: '',
      level: 0,
      level_text: '',
      type: -1,
      isLogin: false,
      start_time: null,
      end_time: null,
      birthday: null,
      sex: 1,
      language: 'zh-CN',
      mold: [],
      re: '',
      needLogout: false,
      money: 0,
      power: 0,
    })
    expect(modules.value).toEqual({})
    expect([store.asinReport.value, store.marketReport.value]).toEqual([1, 1])
    expect(store.today.value).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  test('names a guest in the language of the page', async () => {
    browser.cookies.language = 'en-US'
    expect((await openPage()).session.value).toMatchObject({ nickname: 'Guest', language: 'en-US' })
  })

  test('holds the account of a user and the modules by their English names', async () => {
    const { session, modules, startSession } = await openPage()
    startSession('t1', seller)
    expect(session.value).toMatchObject({
      nickname: '样例卖家',
      power: 12.5,
      token: 't1',
      isLogin: true,
      type: 0,
      sex: 2,
    })
    expect(modules.value).toEqual({ asin_fx: { id: 3, path: '/product', value: 10 } })
    expect(browser.cookies.token).toBe('t1')
  })

  test('resets to a guest and deletes the cookie when the session ends', async () => {
    const { session, startSession, endSession } = await openPage()
    startSession('t1', seller)
    endSession()
    expect(session.value).toMatchObject({ nickname: '游客', token: '', isLogin: false, power: 0, mold: [] })
    expect(browser.cookies.token).toBe('')
  })
})

describe('the session', () => {
  test('is adopted from the cookie by a new tab, with an empty nickname until the user is loaded', async () => {
    browser.cookies.token = 't2'
    expect((await openPage()).session.value).toMatchObject({ token: 't2', isLogin: true, nickname: '' })
  })

  test('is stale if the token differs from the cookie, except for a guest', async () => {
    const { isSessionStale, startSession } = await openPage()
    browser.cookies.token = 'other token'
    expect(isSessionStale()).toBe(false)
    startSession('t1', seller)
    expect(isSessionStale()).toBe(false)
    browser.cookies.token = ''
    expect(isSessionStale()).toBe(true)
  })

  test('is adopted from another tab together with its language', async () => {
    const { session, adoptSession, adoptLanguage } = await openPage()
    Object.assign(browser.cookies, { token: 't3', language: 'en-US' })
    adoptSession()
    adoptLanguage()
    expect(session.value).toMatchObject({ token: 't3', nickname: '', language: 'en-US' })
  })
})
