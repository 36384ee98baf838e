/** The words of a language model in a report, and every way in which there are none: against a counterpart on this machine. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sentenceOf } from '#contracts/model/report/format.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { textOf } from '#contracts/model/report/texts.ts'
import { asinReport } from '../asin/asin-report.ts'
import { fullFacts } from '../asin/facts.test-support.ts'
import { briefOf } from './brief.ts'
import { type LlmCounterpart, llmCounterpart } from './counterpart/counterpart.ts'
import { type AiSettings, narrate } from './narrate.ts'
import { restOf } from './rest.ts'

const KEY = 'sk-secret-of-the-test'
const report = asinReport(fullFacts())
const brief = briefOf(report, 'zh-CN')
let model: LlmCounterpart
let settings: AiSettings
beforeAll(async () => {
  model = await llmCounterpart({ key: KEY })
  settings = { baseUrl: model.baseUrl, key: KEY, model: 'example-1', timeoutMs: 10_000 }
})
beforeEach(() => {
  model.received.length = 0
})
afterAll(() => model.close())

const narrated = (change: Partial<AiSettings> = {}, language: 'zh-CN' | 'en-US' = 'zh-CN') => {
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
  it('words every sentence, each released as it comes, and the other language stays', async () => {
    model.behave('faithful')
    const { report: made, problem, sentences } = await narrated({}, language)
    const of = briefOf(report, language).length
    expect(problem).toBeUndefined()
    expect(made.writer).toEqual({ by: 'model', language, model: 'example-1', released: of, of })
    expect(sentences).toHaveLength(of)
    const opening = language === 'zh-CN' ? '数据显示，' : 'In short: '
    const other = language === 'zh-CN' ? 'en-US' : 'zh-CN'
    expect(swotOf(made, language)).toEqual(swotOf(report, language).map((text) => opening + text))
    expect(swotOf(made, other)).toEqual(swotOf(report, other))
  })
})

it('is asked with the key, for a stream, and told the sentences and nothing else of the report', async () => {
  model.behave('faithful')
  await narrated()
  expect(model.received).toHaveLength(1)
  expect(model.received[0]).toMatchObject({
    model: 'example-1',
    sentences: brief.map(({ id, text }) => ({ id, text })),
  })
  expect(JSON.stringify(model.received)).not.toContain(report.title)
})
it('words around the answer are no part of it', async () => {
  model.behave('chatty')
  expect((await narrated()).report.writer).toMatchObject({ by: 'model', released: brief.length })
})
it('a sentence that is answered twice stands as it was first worded', async () => {
  model.behave('repeated')
  const { report: made, sentences } = await narrated()
  expect(made.writer).toMatchObject({ by: 'model', released: brief.length })
  expect(sentences).toHaveLength(brief.length)
})
it('an endpoint that is down is asked again after a minute, and another one at once', async () => {
  let now = 0
  const rest = restOf(() => now)
  const ask = async (change: Partial<AiSettings> = {}) =>
    (await narrate(report, { ...settings, ...change }, { language: 'zh-CN', rest })).report.writer
  model.behave('broken', 'broken', 'faithful')
  expect(await ask()).toEqual({ by: 'rules', fallback: 'unreachable' })
  now = 59_999
  expect(await ask()).toEqual({ by: 'rules', fallback: 'unreachable' })
  expect(model.received).toHaveLength(2)
  const other = await llmCounterpart({ key: KEY })
  expect(await ask({ baseUrl: other.baseUrl })).toMatchObject({ by: 'model' })
  await other.close()
  now = 60_000
  expect(await ask()).toMatchObject({ by: 'model' })
})
it('an endpoint that answers badly is asked for the next report', async () => {
  const rest = restOf()
  model.behave('garbage', 'faithful')
  expect((await narrate(report, settings, { language: 'zh-CN', rest })).report.writer).toMatchObject({ by: 'rules' })
  expect((await narrate(report, settings, { language: 'zh-CN', rest })).report.writer).toMatchObject({ by: 'model' })
})
it('a mistake of ours is no silence of the model', async () => {
  model.behave('faithful')
  const onSentence = () => {
    throw new TypeError('a mistake')
  }
  const { report: made, problem } = await narrate(report, settings, { language: 'zh-CN', onSentence })
  expect([made.writer, problem]).toEqual([{ by: 'rules', fallback: 'garbage' }, 'garbage: a mistake'])
})
it('a refusal for now is asked again, once', async () => {
  model.behave('busy', 'faithful')
  expect((await narrated()).report.writer).toMatchObject({ by: 'model' })
  expect(model.received).toHaveLength(2)
  model.behave('busy')
  expect((await narrated()).report.writer).toEqual({ by: 'rules', fallback: 'unreachable' })
  expect(model.received).toHaveLength(4)
})

describe('the rules write, and say why, when the model', () => {
  it.each([
    ['invents a number', 'invented', 'invented'],
    ['says the opposite', 'flipped', 'invented'],
    ['uses markup', 'markup', 'garbage'],
    ['answers sentences that there are not', 'wrongIds', 'garbage'],
    ['answers in another language', 'otherLanguage', 'garbage'],
    ['writes something else', 'garbage', 'garbage'],
    ['writes nothing', 'nothing', 'garbage'],
    ['sends a page', 'page', 'garbage'],
    ['ends for its length', 'long', 'garbage'],
    ['never ends', 'endless', 'garbage'],
    ['breaks the connection', 'cutOff', 'unreachable'],
    ['ends half-way', 'cutShort', 'unreachable'],
    ['is out of order', 'broken', 'unreachable'],
  ])('%s', async (_, behaviour, fallback) => {
    model.behave(behaviour)
    const { report: made, problem } = await narrated()
    expect(made.writer).toEqual({ by: 'rules', fallback })
    expect(swotOf(made, 'zh-CN')).toEqual(swotOf(report, 'zh-CN'))
    expect(problem).toMatch(new RegExp(`^${fallback}: `))
    expect(JSON.stringify([made, problem])).not.toContain(KEY)
  })
  it.each(['slow', 'silent'])('does not finish in time: %s', async (behaviour) => {
    model.behave(behaviour)
    expect((await narrated({ timeoutMs: 150 })).report.writer).toEqual({ by: 'rules', fallback: 'timeout' })
  })
  it('does not know the key', async () => {
    const { report: made, problem } = await narrated({ key: 'sk-another' })
    expect(made.writer).toEqual({ by: 'rules', fallback: 'unreachable' })
    expect(problem).toBe('unreachable: HTTP 401')
  })
  it('is not there', async () => {
    const gone = await llmCounterpart({ key: KEY })
    await gone.close()
    expect((await narrated({ baseUrl: gone.baseUrl })).report.writer).toEqual({ by: 'rules', fallback: 'unreachable' })
  })
})

it('what was released before a number was invented is not in the report', async () => {
  model.behave('invented')
  const { report: made, sentences } = await narrated()
  expect(sentences.length).toBeGreaterThan(3)
  for (const sentence of sentences) expect(JSON.stringify(made)).not.toContain(sentence)
})
it('the writer is told among the sources when a model was asked, and not when none is configured', async () => {
  const sources = ({ sections }: Report, language: 'zh-CN' | 'en-US') =>
    sections
      .flatMap(({ key, blocks }) => (key === 'sources' ? blocks : []))
      .flatMap((block) =>
        block.kind === 'findings' ? block.items.map((item) => sentenceOf(item, language, 'US')) : [],
      )
      .at(-1)
  model.behave('faithful')
  const { report: worded } = await narrated()
  expect(sources(worded, 'zh-CN')).toContain('由语言模型 example-1 改写')
  expect(sources(worded, 'en-US')).toBe(textOf('en-US', 'written.rules', {}))
  model.behave('invented')
  expect(sources((await narrated()).report, 'en-US')).toBe(textOf('en-US', 'written.invented', {}))
  const { report: made, problem } = await narrate(report, undefined, { language: 'zh-CN' })
  expect([made, problem]).toEqual([{ ...report, writer: { by: 'rules' } }, undefined])
})
