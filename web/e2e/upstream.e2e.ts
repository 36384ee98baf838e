/** The web with the calls of the specification at another server: a second instance of ours. */
import { expect, test } from 'playwright/test'
import { logIn } from './account-forms.ts'

/** Started with WEB_UPSTREAM at the server of all other tests. */
const pointed = process.env.E2E_POINTED_URL ?? ''

test('a seller logs in at the upstream, sees the reports there and the ledger of this server, and leaves both', async ({
  page,
  request,
  baseURL,
}) => {
  const calls: { at: string; path: string; token: string }[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && request.method() !== 'OPTIONS')
      calls.push({ at: origin, path: pathname, token: request.headers().authorization ?? '' })
  })
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  const callsOf = (path: string) => calls.filter((each) => each.path === path)

  await page.goto(`${pointed}/user/login`)
  await logIn(page)
  await expect(page.getByTitle('算力余额')).toBeVisible()
  await page.goto(`${pointed}/products/asin_fx/index`)
  await expect.poll(() => callsOf('/api/report/productList').length).toBeGreaterThan(0)
  const answered = page.waitForResponse(/\/api\/ledger\/index/)
  await page.goto(`${pointed}/user-center?tab=ledger`)
  expect((await (await answered).json()).code).toBe(1)

  for (const path of ['/api/account/login', '/api/account/info', '/api/report/productList'])
    expect(new Set(callsOf(path).map(({ at }) => at)), path).toEqual(new Set([baseURL ?? '']))
  const [theirs, ours] = [callsOf('/api/report/productList')[0], callsOf('/api/ledger/index')[0]]
  expect(ours?.at).toBe(pointed)
  expect(ours?.token).not.toBe('')
  expect(ours?.token).not.toBe(theirs?.token)
  expect(complaints).toEqual([])

  await page.getByRole('button', { name: '打开个人菜单' }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page).toHaveURL(`${pointed}/user/login`)
  const isLetIn = async (url: string, authorization = '') =>
    (await (await request.get(url, { headers: { authorization } })).json()).code === 1
  await expect.poll(() => isLetIn(`${baseURL}/api/account/info`, theirs?.token)).toBe(false)
  await expect.poll(() => isLetIn(`${pointed}/api/ledger/index`, ours?.token)).toBe(false)
})
