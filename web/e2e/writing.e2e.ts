/**
 * What the pages say about the language model. The test server has no model, so the tests fake the event stream and the
 * writer of the report. `reports.writing.test.ts` covers the effect of a model on a report.
 */
import { KINDS } from './report-kinds.ts'
import { expect, test } from './support.ts'

for (const kind of KINDS) {
  test(`${kind.name}: sentences appear as they are written; the report names the author or why no model was used`, {
    tag: '@nightly',
  }, async ({ page, world, asSeller }) => {
    const token = await asSeller()
    await world.scenario('reportStuck')
    const id = await kind.create(world, token)
    const report = { id, kind: kind.name === 'ASIN' ? 'asin' : 'market', subject: '', title: '' }
    const event = (sentence: string) => {
      const data = { ...report, marketplace: 'US', state: 0, stage: 'writing', progress: 50, sentence }
      return `event: report\ndata: ${JSON.stringify(data)}\n\n`
    }
    await page.route('**/api/report/progress', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: event('需求平稳。') + event('竞争分散。') }),
    )
    await page.goto(`${kind.progress}?id=${id}`)
    const written = page.getByRole('region', { name: 'AI 正在撰写' })
    await expect(written).toContainText('需求平稳。竞争分散。')
    await world.scenario('reportStuck', { on: false })
    await world.settle()
    await page.unroute('**/api/report/progress')
    await page.goto(kind.address)
    await expect(page.getByText('摘要、SWOT 与行动建议由规则引擎依据本报告的数字撰写。')).toBeVisible()

    let writer: object = {}
    await page.route(`**${kind.calls.online}?*`, async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      body.data.report.writer = writer
      await route.fulfill({ response: answer, json: body })
    })
    const byRules = (fallback: string) => ({ by: 'rules', fallback })
    for (const [by, says] of [
      [
        { by: 'model', language: 'zh-CN', model: 'example-1', released: 38, of: 40 },
        '其中 38 句由语言模型 example-1 改写',
      ],
      [byRules('unreachable'), '语言模型无法连接'],
      [byRules('timeout'), '语言模型未按时作答'],
      [byRules('garbage'), '语言模型的回答无法采用'],
      [byRules('invented'), '语言模型写出了与本报告数据不符的内容，其文字未采用'],
    ] as const) {
      writer = by
      await page.reload()
      await expect(page.getByText(says)).toBeVisible()
    }
  })
}
