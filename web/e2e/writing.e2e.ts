/** Reports that a language model words: a server that is told of one, and the model's counterpart. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '#scripts/process/running-server.ts'
import { copySmallWorld, SMALL_WORLD } from '#scripts/test/small-world.ts'
import { type LlmCounterpart, llmCounterpart } from '#server/gateways/llm/counterpart.ts'
import { KINDS, type KindInStories } from './report-kinds.ts'
import { hasVersions } from './report-steps.ts'
import { test as base, expect } from './support.ts'

const KEY = 'sk-secret-of-the-test'

interface Writing {
  model: LlmCounterpart
  url: string
}

const test = base.extend<{ writing: Writing }>({
  // For each test: an endpoint that did not answer is left alone for a while.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from it
  writing: async ({}, use) => {
    const dir = mkdtempSync(join(tmpdir(), 'writing-'))
    copySmallWorld(dir)
    const model = await llmCounterpart({ key: KEY })
    const ai = { AI_BASE_URL: model.baseUrl, AI_API_KEY: KEY, AI_MODEL: 'example-1', AI_TIMEOUT_S: '3' }
    const { url, child } = await startServer({ ...SMALL_WORLD, ...ai, DATA_DIR: dir })
    await use({ model, url })
    child.stop()
    await child.ended
    await model.close()
    rmSync(dir, { recursive: true, force: true })
  },
  baseURL: ({ writing }, use) => use(writing.url),
})

const FALLBACKS: Record<KindInStories['name'], [behaviour: string, says: string][]> = {
  ASIN: [
    ['invented', '语言模型写出了与本报告数据不符的内容，其文字未采用'],
    ['slow', '语言模型未按时作答'],
  ],
  market: [
    ['garbage', '语言模型的回答无法采用'],
    ['broken', '语言模型无法连接'],
  ],
}

for (const kind of KINDS) {
  test(`${kind.name}: what the model writes is read as it is released, the report says who wrote it, and why it was not the model`, async ({
    page,
    world,
    writing,
    asSeller,
  }) => {
    const token = await asSeller()
    await world.scenario('reportStuck')
    const id = await kind.ordered(world, token)
    await page.goto(`${kind.progress}?id=${id}`)
    await expect.poll(async () => (await world.activity()).stream.length).toBe(1)
    writing.model.behave('faithful')
    await world.scenario('reportStuck', { on: false })
    const written = page.getByRole('region', { name: 'AI 正在撰写' })
    await expect(written.getByText(/^数据显示，/).first()).toBeVisible()
    await page.getByRole('link', { name: '在线查看' }).click()
    await expect(page.getByText(/其中 \d+ 句由语言模型 example-1 改写/)).toBeVisible()

    for (const [at, [behaviour, says]] of FALLBACKS[kind.name].entries()) {
      writing.model.behave(behaviour)
      await kind.updated(world, token, id)
      await hasVersions(world, token, id, at + 2)
      await page.reload()
      await expect(page.getByText(says)).toContainText('摘要、SWOT 与行动建议改由规则引擎撰写')
    }
  })
}
