import type { Page } from 'playwright/test'
import { account } from '#contracts/api/accounts/account.ts'
import { devtools } from '#contracts/api/dev/devtools.ts'
import { confirmNoRobot, logIn, logInButton, robotBox, tabTo } from './account-forms.ts'
import { expect, SELLER, test } from './support.ts'

const workspace = (page: Page) => page.getByTitle('算力余额')

async function fillIn(page: Page, password: string) {
  await page.getByLabel('手机号').fill(SELLER.phone)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await robotBox(page).check()
}

test('a seller logs in and lands on the risk analysis, with the balance in the bar', async ({ page }) => {
  await page.goto('/user/login')
  await fillIn(page, SELLER.password)
  await logInButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: '侵权风险 AI 分析' })).toBeVisible()
  await expect(workspace(page)).toContainText('1,000.00')
})

test('a balance that changes during the login is refetched without a reload', { tag: '@nightly' }, async ({
  page,
  world,
}) => {
  const answered: unknown[] = []
  await page.route('**/api/account/login', async (route) => {
    const response = await route.fetch()
    answered.push((await response.json()).data.user.power)
    await world.call(devtools.power, { body: { phone: SELLER.phone, power: 12_345 } })
    await route.fulfill({ response })
  })
  await page.goto('/user/login')
  await fillIn(page, SELLER.password)
  await logInButton(page).click()
  await expect(workspace(page)).toContainText('123.45')
  expect(answered).toEqual([1000])
})

test('the login sends the encrypted device fingerprint and the solved challenge', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto('/user/login')
  await fillIn(page, SELLER.password)
  const sent = page.waitForRequest(/account\/login/)
  await logInButton(page).click()
  const { re, robot } = (await sent).postDataJSON()
  // OpenSSL's format: “Salted__”, salt, ciphertext.
  expect(Buffer.from(re, 'base64').subarray(0, 8).toString()).toBe('Salted__')
  expect(JSON.parse(Buffer.from(robot, 'base64').toString())).toMatchObject({
    challenge: { signature: expect.any(String) },
    solution: { counter: expect.any(Number), derivedKey: expect.any(String) },
  })
})

test('an empty form names every problem, focuses the first, and sends nothing', { tag: '@nightly' }, async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await page.goto('/user/login')
  await logInButton(page).click()
  for (const problem of ['请输入 11 位手机号', '密码不能少于六位', '请确认您不是机器人']) {
    await expect(page.getByText(problem, { exact: true })).toBeVisible()
  }
  await expect(page.getByLabel('手机号')).toBeFocused()
  expect(sent).toEqual([])
})

test('one tick of the not-a-robot box is enough for several attempts: later challenges are solved in the background', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/user/login')
  const confirmations = new Set<string>()
  page.on('request', (request) => {
    if (request.url().endsWith('/account/login')) confirmations.add(request.postDataJSON().robot)
  })
  await fillIn(page, 'seller124')
  for (const password of ['seller124', 'seller125', 'seller126']) {
    await page.getByLabel('密码', { exact: true }).fill(password)
    const answered = page.waitForResponse(/account\/login/)
    await logInButton(page).click()
    await answered
    await expect(page.getByRole('alert')).toHaveText('手机号或密码错误')
  }
  await page.getByLabel('密码', { exact: true }).fill(SELLER.password)
  await logInButton(page).click()
  await expect(workspace(page)).toBeVisible()
  expect(confirmations.size).toBe(4)
})

test('after two failures a login without a solved challenge focuses the not-a-robot box, and succeeds after a tick', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/user/login')
  const puzzle = '**/api/account/challenge'
  await page.route(puzzle, (route) => route.abort())
  await fillIn(page, 'seller124')
  await expect(page.getByText('验证未能完成，请检查网络后重试')).toBeVisible()
  for (const password of ['seller124', 'seller125']) {
    await page.getByLabel('密码', { exact: true }).fill(password)
    const answered = page.waitForResponse(/account\/login/)
    await logInButton(page).click()
    await answered
    await expect(page.getByText('手机号或密码错误')).toBeVisible()
  }
  await page.getByLabel('密码', { exact: true }).fill(SELLER.password)
  await logInButton(page).click()
  await expect(page.getByText('请确认您不是机器人')).toBeVisible()
  await expect(robotBox(page)).toBeFocused()
  await expect(robotBox(page)).not.toBeChecked()
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue(SELLER.password)

  await page.unroute(puzzle)
  await page.keyboard.press('Space')
  await expect(page.getByText('验证通过')).toBeVisible()
  await logInButton(page).click()
  await expect(workspace(page)).toBeVisible()
})

test('after five failures the phone is locked, and the message says how long', { tag: '@nightly' }, async ({
  page,
  world,
}) => {
  for (let i = 0; i < 2; i++) {
    const body = { phone: SELLER.phone, password: `wrong${i}00` }
    await world.call(account.login, { body }).catch(() => {})
  }
  await page.goto('/user/login')
  // Further attempts are made in the page, because they need a challenge that the page solves.
  for (let i = 0; i < 4; i++) {
    await fillIn(page, `other${i}00`)
    const answered = page.waitForResponse(/account\/login/)
    await logInButton(page).click()
    await answered
    await expect(page.getByRole('alert')).toBeVisible()
  }
  await expect(page.getByRole('alert')).toHaveText('尝试次数过多，请在 15 分钟后重试')
})

test('an expired not-a-robot confirmation must be ticked again', { tag: '@nightly' }, async ({ page }) => {
  await page.clock.install()
  await page.goto('/user/login')
  await confirmNoRobot(page)
  await page.clock.fastForward('10:00')
  await expect(page.getByRole('alert')).toHaveText('验证已过期，请重新勾选')
  await expect(robotBox(page)).not.toBeChecked()
  await confirmNoRobot(page)
})

test('a challenge that could not be fetched can be retried', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/user/login')
  await page.route('**/api/account/challenge', (route) => route.abort(), { times: 1 })
  await robotBox(page).check()
  await expect(page.getByRole('alert')).toContainText('验证未能完成，请检查网络后重试')
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByText('验证通过')).toBeVisible()
})

test('the form is sent once, however often the button is pressed', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/user/login')
  await fillIn(page, SELLER.password)
  const sent: string[] = []
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/api/account/login', (route) => {
    sent.push(route.request().url())
    return held.then(() => route.continue())
  })
  await page.getByLabel('密码', { exact: true }).press('Enter')
  await page.getByLabel('密码', { exact: true }).press('Enter')
  await expect.poll(() => sent.length).toBe(1)
  await page.getByLabel('密码', { exact: true }).press('Enter')
  letThrough()
  await expect(workspace(page)).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a guest is redirected to the login and returns to the page after a wrong and a right password', async ({
  page,
}) => {
  const wanted = '/product?asin=B0SAMPLE01&marketplace=US'
  await page.goto(wanted)
  await expect(page).toHaveURL(/\/user\/login\?back=/)
  await expect(page.getByRole('alert')).toContainText('您还未登录')
  await fillIn(page, 'seller124')
  await logInButton(page).click()
  await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveText('手机号或密码错误')
  await expect(page.getByLabel('手机号')).toHaveValue(SELLER.phone)
  await expect(page.getByLabel('密码', { exact: true })).toBeFocused()
  await expect(page).toHaveURL(/\/user\/login/)
  await page.getByLabel('密码', { exact: true }).fill(SELLER.password)
  await logInButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: '确认分析' })).toBeVisible()
  await expect(page).toHaveURL(wanted)
})

test('the return address survives special characters and a visit to the registration', { tag: '@nightly' }, async ({
  page,
}) => {
  const wanted = '/trademark?trademark=H%26M%2B'
  await page.goto(wanted)
  await expect(page.getByRole('alert')).toContainText('您还未登录')
  await page.getByRole('link', { name: '免费注册' }).click()
  await page.getByRole('link', { name: '直接登录' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await logIn(page)
  await expect(page.getByLabel('品牌名称')).toHaveValue('H&M+')
  await expect(page).toHaveURL(wanted)
})

test('a login in one tab logs in the other tab too', { tag: '@nightly' }, async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/user/login')
  // Read the cookie in the other tab at the moment that the message arrives there.
  const found = other.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new BroadcastChannel('session').onmessage = () => resolve(document.cookie)
      }),
  )
  await page.goto('/user/login')
  await fillIn(page, SELLER.password)
  await logInButton(page).click()
  await expect(workspace(page)).toBeVisible()
  await expect(workspace(other)).toBeVisible()
  expect(await found).toMatch(/token=[\w-]/)
})

test('a seller logs in with the keyboard alone', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/user/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await tabTo(page, /^手机号/)
  await page.keyboard.type(SELLER.phone)
  await tabTo(page, /^密码$/)
  await page.keyboard.type(SELLER.password)
  await tabTo(page, /^我不是机器人/)
  await page.keyboard.press('Space')
  await tabTo(page, /^登录$/)
  await page.keyboard.press('Enter')
  await expect(workspace(page)).toBeVisible()
})
