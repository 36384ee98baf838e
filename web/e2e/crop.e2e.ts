/** The crop dialog of the image picker: SPEC sections 2 and 5. */
import type { Page } from 'playwright/test'
import { violationsOf } from './axe.ts'
import { chooseFile, photo, picked, sizeOf } from './picture-steps.ts'
import { expect, test } from './support.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: '裁剪图片' })
const frame = (page: Page) => dialog(page).getByRole('group', { name: /裁剪区域/ })
const confirm = (page: Page) => dialog(page).getByRole('button', { name: '确定' })

async function edit(page: Page) {
  await picked(page).focus()
  await picked(page).getByRole('button', { name: '裁剪和旋转图片' }).click()
  await expect(dialog(page)).toBeVisible()
}

test.beforeEach(async ({ page }) => {
  await page.goto('/products/ai_pantent/index')
  await chooseFile(page).setInputFiles(await photo())
  await expect(picked(page)).toBeVisible()
})

test('the dialog is at most 700 wide and stays until one of its buttons is pressed', async ({ page }) => {
  await edit(page)
  await expect(frame(page)).toBeVisible()
  expect((await dialog(page).boundingBox())?.width).toBeLessThanOrEqual(700)
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(dialog(page)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await dialog(page).getByRole('button', { name: '取消' }).click()
  await expect(dialog(page)).toBeHidden()
  expect(await sizeOf(page)).toEqual([800, 500])
})

test('the frame is a square with the whole picture in it; what comes out is 298 at most', async ({ page }) => {
  await edit(page)
  const square = await frame(page).boundingBox()
  expect(square?.width).toBeCloseTo(square?.height ?? 0, 0)
  await expect(dialog(page).getByLabel('1:1')).toBeChecked()
  await expect(dialog(page).locator('.mantine-Loader-root')).toHaveCount(0)
  await confirm(page).click()
  await expect(dialog(page)).toBeHidden()
  expect(await sizeOf(page)).toEqual([298, 186])
})

test('a quarter turn turns what comes out, and four are none', async ({ page }) => {
  await edit(page)
  await expect(frame(page)).toBeVisible()
  await dialog(page).getByRole('button', { name: '右转 90°' }).click()
  await confirm(page).click()
  await expect.poll(() => sizeOf(page)).toEqual([186, 298])
  await edit(page)
  await expect(frame(page)).toBeVisible()
  for (const _ of [1, 2, 3]) await dialog(page).getByRole('button', { name: '左转 90°' }).click()
  await dialog(page).getByRole('button', { name: '左转 90°' }).click()
  await confirm(page).click()
  await expect(dialog(page)).toBeHidden()
  expect(await sizeOf(page)).toEqual([186, 298])
})

test('a part is chosen by zoom and arrow keys, and is never smaller than 10 by 10', async ({ page }) => {
  await picked(page).focus()
  await picked(page).getByRole('button', { name: '删除图片' }).click()
  await chooseFile(page).setInputFiles(await photo('small.png', 100, 60))
  await edit(page)
  await expect(frame(page)).toBeVisible()
  const zoom = dialog(page).getByLabel('缩放', { exact: true })
  await zoom.focus()
  await page.keyboard.press('End')
  await frame(page).focus()
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight')
  await confirm(page).click()
  await expect.poll(() => sizeOf(page)).toEqual([10, 10])
})

test('a loader stands until the picture has loaded; confirmed before, the dialog says that it has not', async ({
  page,
}) => {
  // A picture on its way: neither is it complete, nor is anybody told.
  await page.evaluate(() => {
    const held = { pictures: true }
    Object.assign(window, { held })
    const known = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'complete')
    Object.defineProperty(HTMLImageElement.prototype, 'complete', {
      get() {
        return !held.pictures && known?.get?.call(this)
      },
    })
    const hold = (event: Event) =>
      held.pictures && event.target instanceof HTMLImageElement && event.stopImmediatePropagation()
    document.addEventListener('load', hold, true)
  })
  await edit(page)
  await expect(dialog(page).locator('.mantine-Loader-root')).toBeVisible()
  await confirm(page).click()
  await expect(dialog(page).getByRole('alert')).toContainText('图片尚未加载完成')
  await page.evaluate(() => {
    ;(window as unknown as { held: { pictures: boolean } }).held.pictures = false
    document.querySelector('[role="dialog"] img')?.dispatchEvent(new Event('load'))
  })
  await expect(frame(page)).toBeVisible()
  await expect(dialog(page).locator('.mantine-Loader-root')).toHaveCount(0)
  await confirm(page).click()
  await expect(dialog(page)).toBeHidden()
  expect(await sizeOf(page)).toEqual([298, 186])
})
