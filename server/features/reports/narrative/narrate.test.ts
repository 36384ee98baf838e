import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sentenceOf } from '#contracts/model/report/format.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { textOf } from '#contracts/model/report/texts.ts'
import { asinReport } from '../asin/asin-report.ts'
import { fullFacts } from '../asin/facts.test-support.ts'
import { briefOf } from './brief.ts'
import { circuitBreaker } from './circuit-breaker.ts'
import { type AiSettings, narrate } from './narrate.ts'
import { type LlmSimulator, llmSimulator } from './simulator/simulator.ts'

const KEY = 'sk-secret-of-the-test'
const report = asinReport(fullFacts())
const brief = briefOf(report, 'zh-CN')
let model: LlmSimulator
let settings: AiSettings
beforeAll(async () => {
  model = await llmSimulator({ key: KEY })
  settings = { baseUrl: model.baseUrl, key: KEY, model: 'example-1', timeoutMs: 10_000 }
})
beforeEach(() => {
  model.received.length = 0
})
afterAll(() => model.close())

const narrateReport = (change: Partial<AiSettings> = {}, language: 'zh-CN' | 'en-US' = 'zh-CN') => {
  const sentences: string[] = []
  const onSentence = (text: string) => void sentences.push(text)
  return narrate(report, { ...settings, ...change }, { language, onSentence }).then((result) => ({
    ...result,
    sentences,
  }))
}
const swotOf = ({ sections }: Report, language: 'zh-CN' | 'en-US') =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'swot'
        ? block.quadrants.flatMap(({ items }) => items.map((item) => sentenceOf(item, language, 'US')))
        : [],
    ),
  )

describe.each(['zh-CN', 'en-US'] as const)('a faithful model in %s', (language) => {
  it('rewords and streams every sentence and leaves the other language unchanged', async () => {
    model.behave('faithful')
    const { report: narrated, problem, sentences } = await narrateReport({}, language)
    const of = briefOf(report, language).length
    expect(problem).toBeUndefined()
    expect(narrated.writer).toEqual({ by: 'model', language, model: 'example-1', released: of, of })
    expect(sentences).toHaveLength(of)
    const opening = language === 'zh-CN' ? '数据显示，' : 'In short: '
    const other = language === 'zh-CN' ? 'en-US' : 'zh-CN'
    expect(swotOf(narrated, language)).toEqual(swotOf(report, language).map((text) => opening + text))
    expect(swotOf(narrated, other)).toEqual(swotOf(report, other))
  })
})

it('sends the sentences and nothing else of the report', async () => {
  model.behave('faithful')
  await narrateReport()
  expect(model.received).toHaveLength(1)
  expect(model.received[0]).toMatchObject({
    model: 'example-1',
    sentences: brief.map(({ id, text }) => ({ id, text })),
  })
  expect(JSON.stringify(model.received)).not.toContain(report.title)
})
it('ignores text around the numbered lines', async () => {
  model.behave('chatty')
  expect((await narrateReport()).report.writer).toMatchObject({ by: 'model', released: brief.length })
})
it('uses the first of two rewordings of a sentence', async () => {
  model.behave('repeated')
  const { report: narrated, sentences } = await narrateReport()
  expect(narrated.writer).toMatchObject({ by: 'model', released: brief.length })
  expect(sentences).toHaveLength(brief.length)
})
it('calls an endpoint that is down again after a minute, and another endpoint at once', async () => {
  let now = 0
  const breaker = circuitBreaker(() => now)
  const ask = async (change: Partial<AiSettings> = {}) =>
    (await narrate(report, { ...settings, ...change }, { language: 'zh-CN', breaker })).report.writer
  model.behave('broken', 'broken', 'faithful')
  expect(await ask()).toEqual({ by: 'rules', fallback: 'unreachable' })
  now = 59_999
  expect(await ask()).toEqual({ by: 'rules', fallback: 'unreachable' })
  expect(model.received).toHaveLength(2)
  const other = await llmSimulator({ key: KEY })
  expect(await ask({ baseUrl: other.baseUrl })).toMatchObject({ by: 'model' })
  await other.close()
  now = 60_000
  expect(await ask()).toMatchObject({ by: 'model' })
})
it('calls an endpoint for the next report after an unusable answer', async () => {
  const breaker = circuitBreaker()
  model.behave('garbage', 'faithful')
  expect((await narrate(report, settings, { language: 'zh-CN', breaker })).report.writer).toMatchObject({ by: 'rules' })
  expect((await narrate(report, settings, { language: 'zh-CN', breaker })).report.writer).toMatchObject({ by: 'model' })
})
it('falls back to the rules when the sentence callback throws', async () => {
  model.behave('faithful')
  const onSentence = () => {
    throw new TypeError('a mistake')
  }
  const { report: narrated, problem } = await narrate(report, settings, { language: 'zh-CN', onSentence })
  expect([narrated.writer, problem]).toEqual([{ by: 'rules', fallback: 'garbage' }, 'garbage: a mistake'])
})
it('retries a rate-limited request once', async () => {
  model.behave('busy', 'faithful')
  expect((await narrateReport()).report.writer).toMatchObject({ by: 'model' })
  expect(model.received).toHaveLength(2)
  model.behave('busy')
  expect((await narrateReport()).report.writer).toEqual({ by: 'rules', fallback: 'unreachable' })
  expect(model.received).toHaveLength(4)
})

describe('falls back to the rules when the model', () => {
  it.each([
    ['invents a number', 'invented', 'invented'],
    ['says the opposite', 'flipped', 'invented'],
    ['uses markup', 'markup', 'garbage'],
    ['returns unknown sentence ids', 'wrongIds', 'garbage'],
    ['answers in another language', 'otherLanguage', 'garbage'],
    ['writes something else', 'garbage', 'garbage'],
    ['writes nothing', 'nothing', 'garbage'],
    ['sends an HTML page', 'page', 'garbage'],
    ['hits its length limit', 'long', 'garbage'],
    ['never ends', 'endless', 'garbage'],
    ['breaks the connection', 'cutOff', 'unreachable'],
    ['ends the stream early', 'cutShort', 'unreachable'],
    ['answers with a server error', 'broken', 'unreachable'],
  ])('%s', async (_, behaviour, fallback) => {
    model.behave(behaviour)
    const { report: narrated, problem } = await narrateReport()
    expect(narrated.writer).toEqual({ by: 'rules', fallback })
    expect(swotOf(narrated, 'zh-CN')).toEqual(swotOf(report, 'zh-CN'))
    expect(problem).toMatch(new RegExp(`^${fallback}: `))
    expect(JSON.stringify([narrated, problem])).not.toContain(KEY)
  })
  it.each(['slow', 'silent'])('times out (%s)', async (behaviour) => {
    model.behave(behaviour)
    expect((await narrateReport({ timeoutMs: 150 })).report.writer).toEqual({ by: 'rules', fallback: 'timeout' })
  })
  it('rejects the key', async () => {
    const { report: narrated, problem } = await narrateReport({ key: 'sk-another' })
    expect(narrated.writer).toEqual({ by: 'rules', fallback: 'unreachable' })
    expect(problem).toBe('unreachable: HTTP 401')
  })
  it('is unreachable', async () => {
    const stopped = await llmSimulator({ key: KEY })
    await stopped.close()
    expect((await narrateReport({ baseUrl: stopped.baseUrl })).report.writer).toEqual({
      by: 'rules',
      fallback: 'unreachable',
    })
  })
})

it('drops the sentences that were released before an invented number', async () => {
  model.behave('invented')
  const { report: narrated, sentences } = await narrateReport()
  expect(sentences.length).toBeGreaterThan(3)
  for (const sentence of sentences) expect(JSON.stringify(narrated)).not.toContain(sentence)
})
it('names the writer in the sources only when a model is configured', async () => {
  const sources = ({ sections }: Report, language: 'zh-CN' | 'en-US') =>
    sections
      .flatMap(({ key, blocks }) => (key === 'sources' ? blocks : []))
      .flatMap((block) =>
        block.kind === 'findings' ? block.items.map((item) => sentenceOf(item, language, 'US')) : [],
      )
      .at(-1)
  model.behave('faithful')
  const { report: worded } = await narrateReport()
  expect(sources(worded, 'zh-CN')).toContain('由语言模型 example-1 改写')
  expect(sources(worded, 'en-US')).toBe(textOf('en-US', 'written.rules', {}))
  model.behave('invented')
  expect(sources((await narrateReport()).report, 'en-US')).toBe(textOf('en-US', 'written.invented', {}))
  const { report: narrated, problem } = await narrate(report, undefined, { language: 'zh-CN' })
  expect([narrated, problem]).toEqual([{ ...report, writer: { by: 'rules' } }, undefined])
})
