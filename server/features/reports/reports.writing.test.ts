import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Sentence } from '#contracts/model/report/figure.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { STORY } from '#fixtures/story.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { type RenderPool, renderPool } from './making/render-pool.ts'
import { type LlmSimulator, llmSimulator } from './narrative/simulator/simulator.ts'
import { sellerOf } from './reports.seller.test-support.ts'

const KEY = 'sk-secret-of-the-test'
let model: LlmSimulator
let pool: RenderPool
let t: TestApp
beforeAll(async () => {
  model = await llmSimulator({ key: KEY })
  pool = renderPool(2, { baseUrl: model.baseUrl, key: KEY, model: 'example-1', timeoutMs: 20_000 })
  t = await testApp({ pool })
})
beforeEach(() => {
  model.received.length = 0
})
afterAll(async () => {
  await t.close()
  await model.close()
})

async function makeReport(kind: 'asin' | 'market', behaviour: string, language?: string) {
  model.behave(behaviour)
  const s = await sellerOf(t, kind)
  const events: { stage: string; sentence?: string | undefined }[] = []
  const leave = s.world.hub.follow({
    user: { id: 1, token: 'stream', expiresAt: Number.POSITIVE_INFINITY },
    begin: async () => {},
    receive: ({ stage, sentence }) => void events.push({ stage, sentence }),
    end: () => {},
  })
  await s.create(s.subject, language === undefined ? {} : { language })
  const row = await s.settle()
  leave()
  const report: Report = (await s.online()).data.report
  return {
    row,
    report,
    stages: events.map(({ stage }) => stage),
    sentences: events.flatMap(({ sentence }) => sentence ?? []),
  }
}
const writtenIn = (report: Report) =>
  [...JSON.stringify(report).matchAll(/"written":(\{[^}]*\})/g)].map(
    ([, json]): NonNullable<Sentence['written']> => JSON.parse(json ?? ''),
  )

it.each(['asin', 'market'] as const)(
  'a report of kind %s streams each released sentence and contains it',
  async (kind) => {
    const { row, report, stages, sentences } = await makeReport(kind, 'faithful')
    expect(row).toMatchObject({ state: 1 })
    expect(report.writer).toMatchObject({
      by: 'model',
      model: 'example-1',
      released: sentences.length,
      of: sentences.length,
    })
    expect([...new Set(stages)]).toEqual(['reading', 'analysing', 'writing', 'drawing', 'saving', 'done'])
    expect(sentences.length).toBeGreaterThan(10)
    // One more text names the model as the writer.
    const texts = writtenIn(report).map(({ text }) => text)
    expect(new Set(texts.filter((text) => !text.includes('example-1')))).toEqual(new Set(sentences))
    expect(texts.filter((text) => text.includes('example-1'))).toHaveLength(1)
  },
)
it('a report is worded in the language of its order', async () => {
  const { report } = await makeReport('asin', 'faithful', 'en-US')
  expect(new Set(writtenIn(report).map(({ language }) => language))).toEqual(new Set(['en-US']))
})
it.each([
  ['invented', 'invented'],
  ['flipped', 'invented'],
])('a report is complete and worded by the rules if the model’s text is %s', async (behaviour, fallback) => {
  const { row, report } = await makeReport('asin', behaviour)
  expect(row).toMatchObject({ state: 1, failure: null })
  expect(report.writer).toEqual({ by: 'rules', fallback })
  expect(writtenIn(report)).toEqual([])
  expect(JSON.stringify(report)).not.toContain(KEY)
})
it('a report is worded by the rules, without a note, if no model is configured', async () => {
  const plain = await testApp()
  const s = await sellerOf(plain)
  await s.create(STORY.asin)
  await s.settle()
  const { report } = (await s.online()).data
  expect(report.writer).toEqual({ by: 'rules' })
  expect(JSON.stringify(report)).not.toContain('"written.')
  expect(model.received).toEqual([])
  await plain.close()
})
it('the sentences of a model that hangs up are dropped, and the next report does not wait for the model', async () => {
  const own = renderPool(1, { baseUrl: model.baseUrl, key: KEY, model: 'example-1', timeoutMs: 20_000 })
  const app = await testApp({ pool: own })
  model.behave('cutOff')
  const s = await sellerOf(app)
  const events: { stage: string; sentence?: string | undefined }[] = []
  s.world.hub.follow({
    user: { id: 1, token: 'stream', expiresAt: Number.POSITIVE_INFINITY },
    begin: async () => {},
    receive: ({ stage, sentence }) => void events.push({ stage, sentence }),
    end: () => {},
  })
  for (const asin of [s.subject, s.other]) {
    await s.create(asin)
    await s.settle()
  }
  expect(model.received).toHaveLength(1)
  const last = events.findLastIndex(({ sentence }) => sentence !== undefined)
  expect(events.slice(last + 1).find(({ stage }) => stage !== 'writing')?.stage).toBe('analysing')
  const { report } = (await s.online()).data
  expect(report.writer).toEqual({ by: 'rules', fallback: 'unreachable' })
  expect(writtenIn(report)).toEqual([])
  await app.close()
})
it('a silent model delays only its own report, which finishes when the model hangs up', async () => {
  model.behave('silent', 'faithful')
  const s = await sellerOf(t)
  const done = Promise.withResolvers<void>()
  const leave = s.world.hub.follow({
    user: { id: 1, token: 'stream', expiresAt: Number.POSITIVE_INFINITY },
    begin: async () => {},
    receive: ({ stage }) => void (stage === 'done' && done.resolve()),
    end: () => {},
  })
  await s.create(s.subject)
  await s.create(s.other)
  await done.promise
  leave()
  const states = async () => (await s.list()).row.map(({ state }: { state: number }) => state).toSorted()
  expect(await states()).toEqual([0, 1])
  model.hangUp()
  await s.world.jobs.idle()
  expect(await states()).toEqual([1, 1])
})
