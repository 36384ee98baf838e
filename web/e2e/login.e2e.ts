import type { Page } from 'playwright/test'
import { expect, SELLER, test } from './support.ts'

async function fillIn(page: Page, password: string) {
  await page.getByLabel('手机号').fill(SELLER.phone)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByLabel('我不是机器人').check()
}

test('a seller logs in and lands on the ASIN analysis, the balance in the bar', async ({ page }) => {
  await page.goto('/user/login')
  await fillIn(page, SELLER.password)
  await page.getByRole('button', { name: '登录' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ASIN 分析' })).toBeVisible()
  await expect(page.getByTitle('算力余额')).toContainText('1000.00')
})

test('a wrong password is refused in words, and the form stays as it was', async ({ page }) => {
  await page.goto('/user/login')
  await fillIn(page, 'seller124')
  await page.getByRole('button', { name: '登录' }).click()
  await expect(page.getByRole('alert')).toHaveText('手机号或密码错误')
  await expect(page.getByLabel('手机号')).toHaveValue(SELLER.phone)
  await expect(page).toHaveURL(/\/user\/login/)
})

test('an empty form names every problem and sends nothing', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await page.goto('/user/login')
  await page.getByRole('button', { name: '登录' }).click()
  for (const problem of ['请输入 11 位手机号', '密码不能少于六位', '请确认您不是机器人']) {
    await expect(page.getByText(problem, { exact: true })).toBeVisible()
  }
  expect(sent).toEqual([])
})

test('whoever opens a page without login is told so, and comes back to it after login', async ({ page }) => {
  const wanted = '/product?asin=B0SAMPLE01&marketplace=US'
  await page.goto(wanted)
  await expect(page).toHaveURL(/\/user\/login\?back=/)
  await expect(page.getByRole('alert')).toContainText('您还未登录')
  await fillIn(page, SELLER.password)
  await page.getByRole('button', { name: '登录' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '确认分析' })).toBeVisible()
  await expect(page).toHaveURL(wanted)
})

test('the way back never leads to another site', async ({ page, baseURL }) => {
  await page.goto('/user/login?back=//evil.example/')
  await fillIn(page, SELLER.password)
  await page.getByRole('button', { name: '登录' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ASIN 分析' })).toBeVisible()
  expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin)
})
