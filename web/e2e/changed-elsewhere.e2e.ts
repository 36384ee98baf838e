import { STORY } from '#fixtures/story.ts'
import { KINDS } from './report-kinds.ts'
import { balance, card, confirmPrice, expect, expectToast, test } from './support.ts'

for (const kind of KINDS) {
  const { name, subject, list, price } = kind
  const dialogText = `本次需要${price.toFixed(2)}`

  test(`${name}: an action on a report that another device changed shows a message and updates the card`, {
    tag: '@nightly',
  }, async ({ page, world, asSeller }) => {
    const token = await asSeller()
    const id = await kind.create(world, token)
    await world.settle()
    await page.goto(list)
    const inState = (state: string) => card(page, `${subject} US ${state}`)
    const press = async (state: string, action: string) => {
      await inState(state).hover()
      await inState(state).getByRole('button', { name: action }).click()
    }
    await press('已完成', '删除')
    await world.scenario('reportStuck')
    await kind.update(world, token, id)
    await page.getByRole('dialog').getByRole('button', { name: '确认删除' }).click()
    await expectToast(page, '报告正在生成，请稍候')
    await expect(inState('生成中')).toContainText('绘制图表60%')
    await expect(inState('生成中').getByRole('progressbar', { name: '生成进度' })).toBeVisible()
    await expect(inState('生成中').locator('button, a, input')).toHaveCount(0)
    await world.scenario('reportFailing')
    await world.scenario('reportStuck', { on: false })
    await expect(inState('失败')).toBeVisible()

    await world.scenario('reportFailing', { on: false })
    await kind.update(world, token, id, 'recreate')
    await world.settle()
    await press('失败', '重新创建')
    await confirmPrice(page, '重新创建')
    await expectToast(page, '该报告已生成，无需重新创建')
    await expect(inState('已完成')).toBeVisible()

    await world.scenario('reportFailing')
    await kind.update(world, token, id)
    await world.settle()
    await press('已完成', '更新')
    await confirmPrice(page, '更新')
    await expectToast(page, '报告创建失败，无法更新')

    await expect(inState('失败')).toBeVisible()
    await kind.remove(world, token, id)
    await press('失败', '重新创建')
    await confirmPrice(page, '重新创建')
    await expectToast(page, '报告不存在')
    await expect(page.getByText('还没有报告')).toBeVisible()
  })

  test(`${name}: without enough power no update or recreation starts, from the list or from the report`, {
    tag: '@nightly',
  }, async ({ page, world, asSeller }) => {
    const token = await asSeller()
    await kind.create(world, token)
    await kind.create(world, token, 'failing')
    await world.settle()
    await world.power(3.5)
    await page.goto(list)
    const dialog = page.getByRole('dialog', { name: '算力不足' })
    for (const [report, action] of [
      [card(page, `${subject} US 已完成`), '更新'],
      [card(page, `${kind.failing} US 失败`), '重新创建'],
    ] as const) {
      await report.hover()
      await report.getByRole('button', { name: action }).click()
      await confirmPrice(page, action)
      await expect(dialog).toContainText(dialogText)
      await dialog.getByRole('button', { name: '关闭' }).click()
      await expect(report).toBeVisible()
    }
    const report = card(page, `${subject} US 已完成`)
    await report.hover()
    await report.getByRole('link', { name: '查看报告' }).click()
    await page.getByRole('button', { name: '更新报告' }).click()
    await confirmPrice(page, '更新')
    await expect(dialog).toContainText(dialogText)
    await dialog.getByRole('button', { name: '关闭' }).click()
    await expect(page.getByRole('button', { name: '下载 PDF' })).toBeVisible()
    await expect(balance(page)).toHaveText('3.50')
  })

  test(`${name}: a running report is listed as pending, linked from the confirmation, and opens when it is finished`, {
    tag: '@nightly',
  }, async ({ page, world, asSeller }) => {
    const token = await asSeller()
    await world.scenario('reportStuck')
    await kind.create(world, token)
    await page.goto(`${list}?state=pending`)
    await expect(card(page, `${subject} US 生成中`)).toBeVisible()
    await page.goto(kind.confirm)
    await expect(page.getByText('报告任务已存在，可查看它的进度与结果。')).toBeVisible()
    await page.getByRole('link', { name: '查看进度' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: '绘制图表' })).toHaveAttribute('aria-current', 'step')
    await page.goto(kind.address)
    await expect(page.getByText('生成完成后本页会自动打开报告，您也可以先离开。')).toBeVisible()
    await world.scenario('reportStuck', { on: false })
    await expect(page.getByRole('heading', { level: 2, name: kind.firstSection })).toBeVisible()
  })

  test(`${name}: a report of another account looks like a missing one`, { tag: '@nightly' }, async ({
    page,
    world,
    asSeller,
    signIn,
  }) => {
    const id = await kind.create(world, await asSeller())
    await world.settle()
    await signIn(STORY.others.spent.phone)
    for (const unknown of [`id=${id}`, 'id=999', 'id=x']) {
      await page.goto(`${kind.progress}?${unknown}`)
      await expect(page.getByRole('main')).toContainText('报告不存在它可能已被删除，或属于其他账号。')
    }
    await page.getByRole('link', { name: '查看我的报告' }).click()
    await expect(page).toHaveURL(list)
    await expect(page.getByText('还没有报告')).toBeVisible()
    await page.goto(kind.address)
    await expect(page.getByRole('main').getByText('没有这份报告', { exact: true })).toBeVisible()
  })
}

test('the progress page without an id asks the seller to choose a report', { tag: '@nightly' }, async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/product/report')
  await expect(page.getByRole('main')).toContainText('没有指定报告请在报告列表中选择一份报告。')
})
