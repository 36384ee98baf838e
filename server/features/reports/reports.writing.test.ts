/** A report that a language model words, from the order to what is stored: the real server, and the model's counterpart. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Sentence } from '#contracts/model/report/figure.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { STORY } from '#fixtures/story.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { type RenderPool, renderPool } from './making/render-pool.ts'
import { type LlmCounterpart, llmCounterpart } from './narrative/counterpart/counterpart.ts'
import { sellerOf } from './reports.seller.test-support.ts'

const KEY = 'sk-secret-of-the-test'
let model: LlmCounterpart
let pool: RenderPool
let t: TestApp
beforeAll(async () => {
  model = await llmCounterpart({ key: KEY })
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

/** A report of the kind, made while its owner listens. */
async function made(kind: 'asin' | 'market', behaviour: string, language?: string) {
  model.behave(behaviour)
  const s = await sellerOf(t, kind)
  const heard: { stage: string; sentence?: string | undefined }[] = []
  const leave = s.world.hub.follow({
    user: { id: 1, token: 'stream', expiresAt: Number.POSITIVE_INFINITY },
    begin: async () => {},
    hear: ({ stage, sentence }) => void heard.push({ stage, sentence }),
    end: () => {},
  })
  await s.create(s.subject, language === undefined ? {} : { language })
  const row = await s.settle()
  leave()
  const report: Report = (await s.online()).data.report
  return { row, report, stages: heard.map(({ stage }) => stage), said: heard.flatMap(({ sentence }) => sentence ?? []) }
}
const writtenIn = (report: Report) =>
  [...JSON.stringify(report).matchAll(/"written":(\{[^}]*\})/g)].map(
    ([, json]): NonNullable<Sentence['written']> => JSON.parse(json ?? ''),
  )

it.each(['asin', 'market'] as const)(
  'of kind %s: each sentence is told as it is released, and stands in the report',
  async (kind) => {
    const { row, report, stages, said } = await made(kind, 'faithful')
    expect(row).toMatchObject({ state: 1 })
    expect(report.writer).toMatchObject({ by: 'model', model: 'example-1', released: said.length, of: said.length })
    expect([...new Set(stages)]).toEqual(['reading', 'analysing', 'writing', 'drawing', 'saving', 'done'])
    expect(said.length).toBeGreaterThan(10)
    // Beside them stands who wrote, which only a reader of that language is told.
    const texts = writtenIn(report).map(({ text }) => text)
    expect(new Set(texts.filter((text) => !text.includes('example-1')))).toEqual(new Set(said))
    expect(texts.filter((text) => text.includes('example-1'))).toHaveLength(1)
  },
)
it('in the language that it was ordered in', async () => {
  const { report } = await made('asin', 'faithful', 'en-US')
  expect(new Set(writtenIn(report).map(({ language }) => language))).toEqual(new Set(['en-US']))
})
it.each([
  ['invented', 'invented'],
  ['flipped', 'invented'],
])('is in the words of the rules when the model’s are %s, and complete', async (behaviour, fallback) => {
  const { row, report } = await made('asin', behaviour)
  expect(row).toMatchObject({ state: 1, failure: null })
  expect(report.writer).toEqual({ by: 'rules', fallback })
  expect(writtenIn(report)).toEqual([])
  expect(JSON.stringify(report)).not.toContain(KEY)
})
it('is in the words of the rules, without a note, where no model is configured', async () => {
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
it('of a model that hangs up is told as dropped, and the next report does not wait for it', async () => {
  const own = renderPool(1, { baseUrl: model.baseUrl, key: KEY, model: 'example-1', timeoutMs: 20_000 })
  const app = await testApp({ pool: own })
  model.behave('cutOff')
  const s = await sellerOf(app)
  const heard: { stage: string; sentence?: string | undefined }[] = []
  s.world.hub.follow({
    user: { id: 1, token: 'stream', expiresAt: Number.POSITIVE_INFINITY },
    begin: async () => {},
    hear: ({ stage, sentence }) => void heard.push({ stage, sentence }),
    end: () => {},
  })
  for (const asin of [s.subject, s.other]) {
    await s.create(asin)
    await s.settle()
  }
  expect(model.received).toHaveLength(1)
  const last = heard.findLastIndex(({ sentence }) => sentence !== undefined)
  expect(heard.slice(last + 1).find(({ stage }) => stage !== 'writing')?.stage).toBe('analysing')
  const { report } = (await s.online()).data
  expect(report.writer).toEqual({ by: 'rules', fallback: 'unreachable' })
  expect(writtenIn(report)).toEqual([])
  await app.close()
})
it('is done before another whose model does not answer, and that one when the model hangs up', async () => {
  model.behave('silent', 'faithful')
  const s = await sellerOf(t)
  const done = Promise.withResolvers<void>()
  const leave = s.world.hub.follow({
    user: { id: 1, token: 'stream', expiresAt: Number.POSITIVE_INFINITY },
    begin: async () => {},
    hear: ({ stage }) => void (stage === 'done' && done.resolve()),
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
