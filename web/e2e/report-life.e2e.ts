import { devtools } from '#contracts/api/dev/devtools.ts'
import { formatPower } from '#contracts/model/number.ts'
import { KINDS } from './report-kinds.ts'
import { balance, card, confirmPrice, expect, expectToast, SELLER, test } from './support.ts'

for (const kind of KINDS) {
  const { name, subject, failing, toasts } = kind
  const left = (orders: number) => formatPower(1000 - orders * kind.price)

  test(`${name}: a seller orders, follows, reads, updates at the confirmed price, finds and deletes a report`, async ({
    page,
    asSeller,
  }) => {
    await asSeller()
    await kind.order(page)
    await expectToast(page, toasts.created)
    await expect(page.getByText('报告已生成，可以在线查看或下载 PDF。')).toBeVisible()
    await page.getByRole('link', { name: '在线查看' }).click()
    await expect(page).toHaveURL(kind.online)
    await expect(page.getByRole('heading', { level: 2, name: kind.firstSection })).toBeVisible()
    await expect(page.getByText('数据完整度')).toBeVisible()

    await page.getByRole('main').getByRole('link', { name: '返回列表' }).click()
    await expect(page).toHaveURL(kind.list)
    const report = card(page, `${subject} US 已完成`)
    await report.hover()
    await expect(report.getByText('PDF 报告已完成，可以下载')).toBeVisible()
    await expect(report.getByRole('button')).toHaveText(['下载', '更新', '删除'])
    const updates: string[] = []
    page.on('request', (request) => kind.updateCall.test(request.url()) && updates.push(request.url()))
    await report.getByRole('button', { name: '更新' }).dblclick()
    const asks = page.getByRole('dialog', { name: '更新报告' })
    await expect(asks).toContainText('用今天的数据重新生成')
    await expect(asks.getByRole('definition')).toHaveText([formatPower(kind.price), left(1), left(2)])
    await asks.getByRole('button', { name: '取消' }).click()
    await expect(asks).toBeHidden()
    expect(updates).toEqual([])
    await report.hover()
    await report.getByRole('button', { name: '更新' }).click()
    await asks.getByRole('button', { name: '确认更新' }).dblclick()
    await expectToast(page, toasts.updated)
    await expect(balance(page)).toHaveText(left(2))
    await expect(report).toBeVisible()
    expect(updates).toHaveLength(1)

    await page.getByRole('searchbox').fill(kind.search)
    await expect(page.getByText('找到 1 份')).toBeVisible()
    await report.hover()
    await report.getByRole('button', { name: '删除' }).click()
    const dialog = page.getByRole('dialog', { name: '删除报告' })
    await expect(dialog).toContainText(subject)
    await dialog.getByRole('button', { name: '取消' }).click()
    await expect(dialog).toBeHidden()
    await report.hover()
    await report.getByRole('button', { name: '删除' }).click()
    await dialog.getByRole('button', { name: '确认删除' }).click()
    await expectToast(page, '报告已删除')
    await expect(page.getByText('没有符合条件的报告')).toBeVisible()
    await page.getByRole('button', { name: '显示全部报告' }).click()
    await expect(page.getByText('还没有报告')).toBeVisible()
  })

  test(`${name}: a failed report says why, is refunded, can be recreated, but neither updated nor downloaded`, {
    tag: name === 'ASIN' ? [] : '@nightly',
  }, async ({ page, asSeller }) => {
    await asSeller()
    await kind.order(page, 'failing')
    const reason = page.getByRole('alert').filter({ hasText: kind.damaged })
    await expect(reason).toContainText('算力已退回到您的余额')
    await expect(balance(page)).toHaveText(left(0))
    await page.getByRole('button', { name: '重新创建' }).click()
    await confirmPrice(page, '重新创建')
    await expectToast(page, toasts.created)
    await expect(reason).toBeVisible()
    await expect(balance(page)).toHaveText(left(0))

    await page.goto(kind.list)
    const report = card(page, `${failing} US 失败`)
    await report.hover()
    await expect(report.getByText('报告创建失败，请重新创建')).toBeVisible()
    await expect(report.getByRole('button')).toHaveText(['重新创建', '删除'])
  })

  test(`${name}: ordering a report that was created meanwhile opens it for free; the confirmation then links to it`, {
    tag: '@nightly',
  }, async ({ page, world, asSeller }) => {
    const token = await asSeller()
    await page.goto(kind.confirm)
    await expect(page.getByRole('button', { name: '生成报告' })).toBeVisible()
    await kind.create(world, token)
    await page.getByRole('button', { name: '生成报告' }).click()
    await expectToast(page, toasts.existed)
    await expect(page.getByText('报告已生成')).toBeVisible()
    await expect(balance(page)).toHaveText(left(1))
    await page.goto(kind.confirm)
    await page.getByRole('link', { name: '打开报告' }).click()
    await expect(page).toHaveURL(kind.online)
  })

  test(`${name}: without enough power the top-up dialog opens and nothing is ordered`, { tag: '@nightly' }, async ({
    page,
    world,
    asSeller,
  }) => {
    await asSeller()
    await world.call(devtools.power, { body: { phone: SELLER.phone, power: 350 } })
    await kind.order(page)
    const dialog = page.getByRole('dialog', { name: '算力不足' })
    await expect(dialog).toContainText(`本次需要${kind.price.toFixed(2)}`)
    await dialog.getByRole('button', { name: '关闭' }).click()
    await expect(page.getByRole('button', { name: '生成报告' })).toBeEnabled()
  })

  test(`${name}: the URL restores search, state and marketplace; a list of 10,000 reports shows one page at a time`, {
    tag: '@nightly',
  }, async ({ page, world, asSeller }) => {
    const token = await asSeller()
    await kind.create(world, token)
    await kind.create(world, token, 'failing')
    await world.settle()
    await page.goto(`${kind.list}?state=failed`)
    await expect(card(page, `${failing} US 失败`)).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByLabel('报告状态').selectOption('complete')
    await expect(card(page, `${subject} US 已完成`)).toBeVisible()
    await expect(page).toHaveURL(`${kind.list}?state=complete`)
    await page.getByLabel('筛选站点').selectOption('JP')
    await expect(page.getByText('没有符合条件的报告')).toBeVisible()
    const requests: string[] = []
    page.on('request', (request) => kind.listCall.test(request.url()) && requests.push(request.url()))
    await page.goto(`${kind.list}?page=7`)
    await page.getByRole('searchbox').pressSequentially(kind.search)
    await expect(page.getByText('找到 1 份')).toBeVisible()
    await expect(page).toHaveURL(`${kind.list}?search=${kind.search}`)
    expect(requests.filter((url) => url.includes('search=')).length).toBeLessThan(kind.search.length)
    await world.call(devtools.scenarios, { body: { on: ['hugeLists'] } })
    await page.goto(`${kind.list}?page=500`)
    await expect(page.getByText('共 10,000 份')).toBeVisible()
    await expect(page.getByRole('button', { name: '第 500 页' })).toHaveAttribute('aria-current', 'page')
  })

  test(`${name}: the previous version stays readable, with a notice, while a new one runs or fails`, {
    tag: '@nightly',
  }, async ({ page, world, asSeller }) => {
    const token = await asSeller()
    await kind.create(world, token)
    await world.settle()
    await world.call(devtools.scenarios, { body: { on: ['reportStuck'] } })
    await page.goto(kind.list)
    const report = card(page, subject)
    await report.hover()
    await report.getByRole('link', { name: '查看报告' }).click()
    const back = page.getByRole('main').getByRole('link', { name: '返回列表' })
    const place = await back.boundingBox()
    await page.getByRole('button', { name: '更新报告' }).click()
    await confirmPrice(page, '更新')
    await expect(page.getByRole('status').filter({ hasText: '新版报告正在生成' })).toBeVisible()
    await expect(page.getByRole('button', { name: /下载 PDF|更新报告/ })).toHaveCount(0)
    expect(await back.boundingBox()).toEqual(place)
    await expect(page.getByRole('heading', { level: 2, name: kind.firstSection })).toBeVisible()
    await world.call(devtools.scenarios, { body: { on: ['reportFailing'], off: ['reportStuck'] } })
    await expect(page.getByRole('alert').filter({ hasText: '新版报告生成失败' })).toContainText('算力已退回')
    await expect(page.getByRole('heading', { level: 2, name: kind.firstSection })).toBeVisible()
    await world.call(devtools.scenarios, { body: { off: ['reportFailing'] } })
    await page.getByRole('button', { name: '重新创建' }).click()
    await confirmPrice(page, '重新创建')
    await expect(page.getByRole('button', { name: '下载 PDF' })).toBeVisible()
  })

  test(`${name}: every failure reason is shown as text`, { tag: '@nightly' }, async ({ page, world, asSeller }) => {
    const id = await kind.create(world, await asSeller(), 'failing')
    await world.settle()
    const reasons = [
      [kind.gone.failure, kind.gone.says],
      ['tooManyAttempts', /多次尝试后仍未能生成报告/],
      [null, /生成报告时出现内部错误/],
    ] as const
    let failure: (typeof reasons)[number][0] = null
    // A test cannot cause these failures, so the route fakes them. All reasons share this route, because replacing it
    // could break an answer that is still pending when the next page opens.
    await page.route(kind.listCall, async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      for (const row of body.data.row) row.failure = failure
      await route.fulfill({ response: answer, json: body })
    })
    for (const [reason, says] of reasons) {
      failure = reason
      await page.goto(`${kind.progress}?id=${id}`)
      await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible()
    }
  })
}
