import type { Page } from 'playwright/test'
import { violationsOf } from './axe.ts'
import { chooseFile, cornersOf, photo, pickedPictures, quarters, sizeOf } from './picture-steps.ts'
import { expect, expectToast, test } from './support.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: '裁剪图片' })
const frame = (page: Page) => dialog(page).getByRole('group', { name: /裁剪区域/ })
const confirm = (page: Page) => dialog(page).getByRole('button', { name: '确定' })

const zoom = (page: Page) => dialog(page).getByLabel('缩放', { exact: true })

async function edit(page: Page) {
  await pickedPictures(page).focus()
  await pickedPictures(page).getByRole('button', { name: '裁剪和旋转图片' }).click()
  await expect(dialog(page)).toBeVisible()
}

async function editQuarters(page: Page) {
  await pickedPictures(page).focus()
  await pickedPictures(page).getByRole('button', { name: '删除图片' }).click()
  await chooseFile(page).setInputFiles(await quarters())
  await edit(page)
  await expect(frame(page)).toBeVisible()
}

/** Drags the picture by 900 pixels, farther than it can go; `right` and `down` are -1, 0 or 1. */
async function drag(page: Page, right: number, down: number) {
  const { x, y, width, height } = (await frame(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2 + right * 900, y + height / 2 + down * 900, { steps: 5 })
  // The cropper moves the picture in the next animation frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await page.mouse.up()
}

async function confirmCrop(page: Page) {
  await confirm(page).click()
  await expect(dialog(page)).toBeHidden()
  return { size: await sizeOf(page), corners: await cornersOf(page) }
}

test.beforeEach(async ({ page }) => {
  await page.goto('/products/ai_pantent/index')
  await chooseFile(page).setInputFiles(await photo())
  await expect(pickedPictures(page)).toBeVisible()
})

test('the dialog is at most 700 px wide and stays until one of its buttons is pressed', { tag: '@nightly' }, async ({
  page,
}) => {
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

test('closing the dialog by any button returns the focus to the button that opened it', { tag: '@nightly' }, async ({
  page,
}) => {
  const pencil = pickedPictures(page).getByRole('button', { name: '裁剪和旋转图片' })
  for (const button of ['取消', '关闭', '确定']) {
    await pencil.press('Enter')
    await expect(frame(page)).toBeVisible()
    await dialog(page).getByRole('button', { name: button }).press('Enter')
    await expect(dialog(page)).toBeHidden()
    await expect(pencil).toBeFocused()
  }
})

test('a crop dialog that fails to load shows a toast and keeps the form', { tag: '@nightly' }, async ({ page }) => {
  await page.getByLabel('专利名称关键词').fill('保温杯')
  await page.route('**/assets/crop-dialog*', (route) => route.abort())
  await pickedPictures(page).getByRole('button', { name: '裁剪和旋转图片' }).press('Enter')
  await expectToast(page, '这部分没有加载成功，请检查网络后重试')
  await expect(page.getByLabel('专利名称关键词')).toHaveValue('保温杯')
  expect(await sizeOf(page)).toEqual([800, 500])
  await page.unroute('**/assets/crop-dialog*')
  await edit(page)
  await expect(frame(page)).toBeVisible()
})

test('the frame starts as a square around the whole picture; no side of the result exceeds 298 px', {
  tag: '@nightly',
}, async ({ page }) => {
  await edit(page)
  const square = await frame(page).boundingBox()
  expect(square?.width).toBeCloseTo(square?.height ?? 0, 0)
  await expect(dialog(page).getByLabel('1:1')).toBeChecked()
  await expect(dialog(page).locator('.mantine-Loader-root')).toHaveCount(0)
  await confirm(page).click()
  await expect(dialog(page)).toBeHidden()
  expect(await sizeOf(page)).toEqual([298, 186])
})

test('one quarter turn rotates the result, and four restore it', { tag: '@nightly' }, async ({ page }) => {
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

test('each rotate button turns the picture and the visible part in the direction it names', {
  tag: '@nightly',
}, async ({ page }) => {
  await editQuarters(page)
  await dialog(page).getByRole('button', { name: '右转 90°' }).click()
  expect((await confirmCrop(page)).corners).toEqual(['blue', 'red', 'yellow', 'green'])
  await edit(page)
  await dialog(page).getByRole('button', { name: '左转 90°' }).click()
  await zoom(page).fill('3')
  // Dragging to the lower right shows the upper left quarter.
  await drag(page, 1, 1)
  expect((await confirmCrop(page)).corners).toEqual(['red', 'red', 'red', 'red'])
})

test('the result is what the frame shows, whatever was dragged before', { tag: '@nightly' }, async ({ page }) => {
  const whole = { size: [298, 186], corners: ['red', 'green', 'blue', 'yellow'] }
  await editQuarters(page)
  for (const [right, down] of [
    [1, 1],
    [-1, -1],
  ] as const) {
    await zoom(page).fill('3')
    await drag(page, right, down)
    await zoom(page).press('Home')
    expect(await confirmCrop(page)).toEqual(whole)
    await editQuarters(page)
  }
  await zoom(page).fill('3')
  await drag(page, -1, 1)
  await zoom(page).fill('2')
  expect(await confirmCrop(page)).toEqual({ size: [250, 250], corners: ['green', 'green', 'green', 'green'] })
  await editQuarters(page)
  await drag(page, 0, 1)
  await dialog(page).getByRole('button', { name: '右转 90°' }).click()
  expect(await confirmCrop(page)).toEqual({ size: [186, 298], corners: ['blue', 'red', 'yellow', 'green'] })
})

test('after the screen is rotated the picture still cannot be dragged out of the frame', { tag: '@nightly' }, async ({
  page,
}) => {
  await editQuarters(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => (await frame(page).boundingBox())?.width).toBeLessThan(250)
  await zoom(page).fill('3')
  await drag(page, 1, 0)
  const { size, corners } = await confirmCrop(page)
  expect(corners).toEqual(['red', 'red', 'blue', 'blue'])
  expect(size).toEqual([167, 167])
})

test('the frame can be wide, tall, or shaped like the picture, even after a rotation', {
  tag: '@nightly',
}, async ({ page }) => {
  const ratio = async () => {
    const { width = 0, height = 1 } = (await frame(page).boundingBox()) ?? {}
    return (width / height).toFixed(2)
  }
  for (const [shape, turned, shown, size] of [
    ['4:3', false, '1.33', [298, 223]],
    ['3:4', false, '0.75', [224, 298]],
    ['原图', false, '1.60', [298, 186]],
    ['原图', true, '0.63', [186, 298]],
  ] as const)
    await test.step(`${shape} ${turned ? 'turned' : ''}`, async () => {
      await editQuarters(page)
      await dialog(page).getByLabel(shape, { exact: true }).check()
      if (turned) await dialog(page).getByRole('button', { name: '右转 90°' }).click()
      await expect.poll(ratio).toBe(shown)
      if (shape !== '原图') await zoom(page).fill('1')
      const corners = turned ? ['blue', 'red', 'yellow', 'green'] : ['red', 'green', 'blue', 'yellow']
      expect(await confirmCrop(page)).toEqual({ size, corners })
    })
})

test('zoom and arrow keys choose a part of at least 10 by 10 pixels', { tag: '@nightly' }, async ({ page }) => {
  await pickedPictures(page).focus()
  await pickedPictures(page).getByRole('button', { name: '删除图片' }).click()
  await chooseFile(page).setInputFiles(await photo('small.png', 100, 60))
  await edit(page)
  await expect(frame(page)).toBeVisible()
  await zoom(page).focus()
  await page.keyboard.press('End')
  await frame(page).focus()
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight')
  await confirm(page).click()
  await expect.poll(() => sizeOf(page)).toEqual([10, 10])
})

test('the dialog shows a loader until the picture has loaded; confirming earlier shows an error', {
  tag: '@nightly',
}, async ({ page }) => {
  // Simulates a loading picture: `complete` is false and no load event arrives.
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
