/** The web with WEB_UPSTREAM set: calls of the specification go to a second instance of our server. */
import { expect, test } from 'playwright/test'
import { logIn } from './account-forms.ts'

const pointedUrl = process.env.E2E_POINTED_URL ?? ''

test('a seller logs in at the upstream, sees its reports and the ledger of this server, and logs out of both', async ({
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

  await page.goto(`${pointedUrl}/user/login`)
  await logIn(page)
  await expect(page.getByTitle('算力余额')).toBeVisible()
  await page.goto(`${pointedUrl}/products/asin_fx/index`)
  await expect.poll(() => callsOf('/api/report/productList').length).toBeGreaterThan(0)
  const answered = page.waitForResponse(/\/api\/ledger\/index/)
  await page.goto(`${pointedUrl}/user-center?tab=ledger`)
  expect((await (await answered).json()).code).toBe(1)

  for (const path of ['/api/account/login', '/api/account/info', '/api/report/productList'])
    expect(new Set(callsOf(path).map(({ at }) => at)), path).toEqual(new Set([baseURL ?? '']))
  const [theirs, ours] = [callsOf('/api/report/productList')[0], callsOf('/api/ledger/index')[0]]
  expect(ours?.at).toBe(pointedUrl)
  expect(ours?.token).not.toBe('')
  expect(ours?.token).not.toBe(theirs?.token)
  expect(complaints).toEqual([])

  await page.getByRole('button', { name: '打开个人菜单' }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page).toHaveURL(`${pointedUrl}/user/login`)
  const isLetIn = async (url: string, authorization = '') =>
    (await (await request.get(url, { headers: { authorization } })).json()).code === 1
  await expect.poll(() => isLetIn(`${baseURL}/api/account/info`, theirs?.token)).toBe(false)
  await expect.poll(() => isLetIn(`${pointedUrl}/api/ledger/index`, ours?.token)).toBe(false)
})
