import { devtools } from '#contracts/api/dev/devtools.ts'
import { violationsOf } from './axe.ts'
import { RISK, results, startButton } from './patent-steps.ts'
import { chooseFile, dropOrPaste, photo, pickedPictures, rotatedDrawing } from './picture-steps.ts'
import { expect, expectToast, holdNextCall, SELLER, test } from './support.ts'

test('every form field has a label and is sent', { tag: '@nightly' }, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/patent')
  await page.getByText('更多条件').click()
  const fields = [
    ['title', '专利名称关键词', '杯'],
    ['applyer', '申请人 / 权利人', 'Halvard'],
    ['applyerAddr', '申请人地址', 'Ohio'],
    ['pudId', '公开（公告）号', 'D1066001'],
    ['patentNumber', '申请号 / 专利号', '29876543'],
    ['designer', '设计人', 'Ada'],
    ['agency', '代理机构', 'Marlow'],
    ['agent', '代理人', 'Greta'],
  ] as const
  for (const [, label, value] of fields) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('申请日从').fill('2020-01-01')
  await page.getByLabel('申请日到').fill('2026-01-01')
  await page.getByLabel('洛迦诺分类').selectOption('07')
  for (const [choice, option] of [
    ['受理局', 'US 美国'],
    ['法律状态', '有效'],
  ] as const) {
    await page.getByRole('button', { name: `${choice}: 全部` }).click()
    await page.getByRole('checkbox', { name: option, exact: true }).check()
    await page.keyboard.press('Escape')
  }
  await chooseFile(page).setInputFiles(await photo())
  await expect(page.locator('[data-upload="success"]')).toBeVisible()
  const sentRequest = page.waitForRequest('**/api/AiAmazon/getQueryId')
  await page.getByRole('button', { name: '开始检索' }).click()
  expect((await sentRequest).postDataJSON()).toMatchObject({
    ...Object.fromEntries(fields.map(([name, , value]) => [name, value])),
    type: 1,
    applyDate: ['2020-01-01', '2026-01-01'],
    loc: '07',
    office: ['US'],
    validity: ['inForce'],
    image: expect.stringMatching(/^data:image\/png;base64,/),
  })
  await expect(page).toHaveURL(/\?q=\w+$/)
})

test('an empty form, a reversed date range and a missing search show errors', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/patent')
  await page.getByRole('button', { name: '开始检索' }).click()
  await expect(page.getByText('请先上传图片，或至少填写一个检索条件')).toBeVisible()
  await page.getByText('更多条件').click()
  await page.getByLabel('申请日从').fill('2026-02-01')
  await page.getByLabel('申请日到').fill('2026-01-01')
  await page.getByRole('button', { name: '开始检索' }).click()
  await expect(page.getByText('申请日的开始日期晚于结束日期')).toBeVisible()
  await page.goto('/patent?q=nonsense')
  await expect(page.getByRole('alert')).toContainText('检索结果未能打开')
  await page.locator('[data-panel="error"]').getByRole('link', { name: '新的检索' }).click()
  await expect(page).toHaveURL('/patent')
})

test('a patent number without a digit is rejected at its field; nothing is sent or charged', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/patent')
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/getQueryId')) sent += 1
  })
  await page.getByLabel('专利名称关键词').fill('杯')
  const more = page.getByText('更多条件')
  const number = page.getByRole('textbox', { name: '公开（公告）号' })
  await more.click()
  await number.fill('USD')
  await page.getByRole('textbox', { name: '代理人' }).fill('*')
  await more.click()
  await expect(number).toBeHidden()
  await startButton(page).click()
  await expect(number).toBeFocused()
  await expect(number).toHaveAccessibleDescription('号码中应有数字，例如 D1066001')
  await expect(page.getByRole('textbox', { name: '代理人' })).toHaveAccessibleDescription('请填写文字、字母或数字')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByText('Enter a number with digits, such as D1066001')).toBeVisible()
  expect(sent).toBe(0)
  await expect(page.getByTitle('Credit balance').getByRole('strong')).toHaveText('1,000.00')
  await page.getByRole('textbox', { name: 'Agent', exact: true }).fill('')
  await page.getByRole('textbox', { name: 'Publication number' }).fill('USD1066001')
  await expect(page.getByText('Enter a number with digits')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Publication number' }).press('Enter')
  await expect(page).toHaveURL(/\?q=\w+$/)
})

test('a search that finds nothing says what to try', { tag: '@nightly' }, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/patent')
  await page.getByLabel('专利名称关键词').fill('没有人会这样命名的外观')
  await page.getByRole('button', { name: '开始检索' }).click()
  await expect(page.getByText('没有找到相似的外观专利')).toBeVisible()
  await expect(page.getByText('可以换一个关键词，或放宽检索条件再试。没有找到不代表没有风险。')).toBeVisible()
  await expect(page.getByRole('note').filter({ hasText: '都不能说明真实品牌' })).toBeVisible()
})

test('with too little power the top-up dialog opens and the search waits', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
}) => {
  await asSeller()
  await world.call(devtools.power, { body: { phone: SELLER.phone, power: 350 } })
  await page.goto('/patent')
  await chooseFile(page).setInputFiles(await photo())
  await page.getByRole('button', { name: '开始检索' }).click()
  await expect(page.getByRole('dialog', { name: '算力不足' })).toContainText('本次需要5.00')
})

test('the picture type is sent, and kept when the search is changed', { tag: '@nightly' }, async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/patent')
  await chooseFile(page).setInputFiles(await photo())
  for (const [kind, type] of [
    ['实物照片（同不限）', 2],
    ['线条图（去纸底阴影）', 3],
  ] as const) {
    await page.getByLabel('图片类型').selectOption(kind)
    const sentRequest = page.waitForRequest('**/api/AiAmazon/getQueryId')
    await startButton(page).click()
    expect((await sentRequest).postDataJSON()).toMatchObject({ type })
    await page.getByRole('button', { name: '修改条件' }).click()
    await expect(page.getByLabel('图片类型')).toHaveValue(String(type))
  }
})

test('repeating a search with its stored picture is free, also with a large photo', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/patent')
  await chooseFile(page).setInputFiles(await photo('shop.jpg', 1600, 1000))
  await startButton(page).click()
  await expect(page).toHaveURL(/\/patent\?q=\w+$/)
  const found = page.url()
  await page.reload()
  await page.getByRole('button', { name: '修改条件' }).click()
  await expect(pickedPictures(page)).toBeVisible()
  await startButton(page).click()
  await expectToast(page, '一天内的同一检索，没有再次收费')
  await expect(page).toHaveURL(found)
})

test('a search waits until its picture is read', { tag: '@nightly' }, async ({ page, world, asSeller }) => {
  const { picture } = await rotatedDrawing(world, await asSeller())
  await page.goto('/patent')
  await page.getByLabel('专利名称关键词').fill('杯')
  const letThrough = await holdNextCall(page, '**/api/AiAmazon/getAsinImg')
  await dropOrPaste(page, 'paste', 'body', { text: 'B0SAMPLE01' })
  await expect(startButton(page)).toBeDisabled()
  await page.getByLabel('专利名称关键词').press('Enter')
  await expect(page).toHaveURL('/patent')
  await chooseFile(page).setInputFiles(picture)
  await expect(startButton(page)).toBeEnabled()
  letThrough()
  await expect(pickedPictures(page).getByRole('img', { name: picture.name })).toBeVisible()
  const shown = await pickedPictures(page).locator('img').getAttribute('src')
  const sentRequest = page.waitForRequest('**/api/AiAmazon/getQueryId')
  await startButton(page).click()
  expect((await sentRequest).postDataJSON().image === shown).toBe(true)
})

test('a seller who leaves during a search stays on the new page and finds the search in the history', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/patent')
  await page.getByLabel('专利名称关键词').fill('杯')
  const letThrough = await holdNextCall(page, '**/api/AiAmazon/getQueryId')
  await startButton(page).click()
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '风险分析' }).click()
  await expect(page).toHaveURL(RISK)
  letThrough()
  await expectToast(page, '检索已完成，可以在“历史检索”中打开')
  await expect(page).toHaveURL(RISK)
  await page.goto('/patent')
  await page.getByRole('link', { name: '杯' }).click()
  await expect(results(page).first()).toBeVisible()
})

test('a failed search or result can be retried without filling in the form again', { tag: '@nightly' }, async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/patent')
  await page.getByLabel('专利名称关键词').fill('杯')
  await page.route('**/api/AiAmazon/getQueryId', (route) => route.abort())
  await startButton(page).click()
  await expectToast(page, '网络连接失败')
  await page.unroute('**/api/AiAmazon/getQueryId')
  await page.route('**/api/AiAmazon/getPatentInfo', (route) => route.abort())
  await startButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: '检索结果未能打开' })).toBeVisible()
  await page.unroute('**/api/AiAmazon/getPatentInfo')
  await page.getByRole('button', { name: '重试' }).click()
  await expect(results(page).first()).toBeVisible()
})

test('a form error is translated when the language changes', { tag: '@nightly' }, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/patent')
  await startButton(page).click()
  await expect(page.getByText('请先上传图片，或至少填写一个检索条件')).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByText('Upload an image or fill in at least one search field first')).toBeVisible()
})
