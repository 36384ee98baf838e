/** Repeating an infringement check while the form holds other input. */
import type { Page } from 'playwright/test'
import { violationsOf } from './axe.ts'
import { chooseFile, photo } from './picture-steps.ts'
import { expect, expectToast, holdNextCall, SAMPLE_ASIN, test } from './support.ts'

const LISTING = '/ai/tort/query?way=listing'
const check = (page: Page) => page.getByRole('button', { name: '开始查询' })
const pictures = (page: Page) => page.getByRole('list', { name: /已添加/ }).getByRole('listitem')

async function checkAndStartAnother(page: Page) {
  await check(page).click()
  await expect(page).toHaveURL(/\?id=\d+$/)
  await page.getByRole('link', { name: '新的查询' }).click()
  await page.getByRole('tab', { name: '按 Listing 与图片' }).click()
  await page.getByLabel('五点描述').fill('Folds flat')
}

test('re-checking an older listing asks before it replaces a half-filled form', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto(LISTING)
  await page.getByLabel('标题').fill('Travel mug')
  await checkAndStartAnother(page)
  await chooseFile(page).setInputFiles(await photo())
  await expect(pictures(page)).toHaveCount(1)

  const again = page.getByRole('button', { name: '再查一次' })
  const asks = page.getByRole('dialog', { name: '替换表单中的内容？' })
  const earlier = page.getByRole('link', { name: 'Travel mug' })
  await earlier.click()
  await again.click()
  await expect(asks).toContainText('还没有查询过')
  expect(await violationsOf(page)).toEqual([])
  await asks.getByRole('button', { name: '取消' }).click()
  await expect(again).toBeFocused()
  await page.getByRole('link', { name: '新的查询' }).click()
  await expect(page.getByLabel('五点描述')).toHaveValue('Folds flat')
  await expect(pictures(page)).toHaveCount(1)

  await earlier.click()
  await again.click()
  await asks.getByRole('button', { name: '替换' }).click()
  await expect(page.getByLabel('标题')).toHaveValue('Travel mug')
  await expect(page.getByLabel('五点描述')).toHaveValue('')
  await expect(pictures(page)).toHaveCount(0)
  // The form now holds a listing that was already checked, so no question appears.
  await earlier.click()
  await again.click()
  await expect(page).toHaveURL(LISTING)
  await expect(asks).toHaveCount(0)
})

test('re-checking keeps a half-typed ASIN and own pictures until the seller confirms the replacement', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  const asin = page.getByLabel('ASIN', { exact: true })
  await page.goto('/ai/tort/query')
  await asin.fill(SAMPLE_ASIN)
  await check(page).click()
  await expect(page).toHaveURL(/\?id=\d+$/)
  await page.getByRole('link', { name: '新的查询' }).click()
  await expect(asin).toHaveValue('')
  await asin.fill('B0HALF')
  await page.getByText('改用自己的图片').click()
  await chooseFile(page).setInputFiles(await photo())
  await expect(pictures(page)).toHaveCount(1)

  const earlier = page.getByRole('listitem').filter({ hasText: SAMPLE_ASIN }).getByRole('link')
  const asks = page.getByRole('dialog', { name: '替换表单中的内容？' })
  await earlier.click()
  await page.getByRole('button', { name: '再查一次' }).click()
  await asks.getByRole('button', { name: '取消' }).click()
  await page.getByRole('link', { name: '新的查询' }).click()
  await expect(asin).toHaveValue('B0HALF')
  await expect(pictures(page)).toHaveCount(1)
  await earlier.click()
  await page.getByRole('button', { name: '再查一次' }).click()
  await asks.getByRole('button', { name: '替换' }).click()
  await expect(asin).toHaveValue(SAMPLE_ASIN)
})

test('cancelling the replacement while its pictures load changes nothing', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto(LISTING)
  await page.getByLabel('标题').fill('Travel mug')
  await chooseFile(page).setInputFiles(await photo())
  await expect(pictures(page)).toHaveCount(1)
  await checkAndStartAnother(page)
  await page.getByRole('link', { name: 'Travel mug' }).click()
  await expect(page.getByRole('button', { name: '再查一次' })).toBeVisible()

  const slow = Promise.withResolvers<void>()
  const requested = Promise.withResolvers<void>()
  await page.route('**/images/tort-query/**', async (route) => {
    // Holds the requests that copy pictures into the form; the pictures on the page load as usual.
    if (route.request().resourceType() === 'image') return route.continue()
    requested.resolve()
    await slow.promise
    await route.continue()
  })
  await page.getByRole('button', { name: '再查一次' }).click()
  const asks = page.getByRole('dialog', { name: '替换表单中的内容？' })
  await asks.getByRole('button', { name: '替换' }).click()
  await requested.promise
  await asks.getByRole('button', { name: '取消' }).click()
  await expect(asks).toBeHidden()
  const arrived = page.waitForResponse('**/images/tort-query/**')
  slow.resolve()
  await (await arrived).finished()
  // The pictures have arrived. Without the cancellation the page would show the form now.
  await page.getByRole('button', { name: '再查一次' }).click()
  await expect(asks).toBeVisible()
  await asks.getByRole('button', { name: '取消' }).click()
  await page.getByRole('link', { name: '新的查询' }).click()
  await expect(page.getByLabel('五点描述')).toHaveValue('Folds flat')
  await expect(pictures(page)).toHaveCount(0)
})

test('a check that finishes after leaving the page clears the form without a prompt', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  const asin = page.getByLabel('ASIN', { exact: true })
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await page.goto('/ai/tort/query')
  const letThrough = await holdNextCall(page, '**/api/tort/query')
  await asin.fill(SAMPLE_ASIN)
  await check(page).click()
  await menu.getByRole('button', { name: /知识产权/ }).click()
  await menu.getByRole('link', { name: '商标' }).click()
  await expect(page).toHaveURL(/\/trademark$/)
  letThrough()
  await expectToast(page, '查询已完成')

  await page.goBack()
  const earlier = page.getByRole('listitem').filter({ hasText: SAMPLE_ASIN }).getByRole('link')
  await earlier.click()
  await page.getByRole('button', { name: '再查一次' }).click()
  await expect(asin).toHaveValue(SAMPLE_ASIN)
  await earlier.click()
  await page.getByRole('link', { name: '新的查询' }).click()
  await expect(asin).toHaveValue('')
})
