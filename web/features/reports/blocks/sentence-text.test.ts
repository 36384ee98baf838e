import { expect, test } from 'vitest'
import { LANGUAGES } from '#contracts/model/language.ts'
import type { Block } from '#contracts/model/report/block-kinds.ts'
import type { Sentence } from '#contracts/model/report/figure.ts'
import { sentenceOf } from '#contracts/model/report/format.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { sentenceParts } from '#contracts/model/report/sentence-parts.ts'
import { fullReport, sparseReport } from '../models/models.test-support.ts'
import { reportContextOf } from './report-context.tsx'

function sentencesOf(block: Block): Sentence[] {
  switch (block.kind) {
    case 'verdict':
      return block.reasons
    case 'columns':
      return block.columns.flatMap(({ items }) => items)
    case 'findings':
      return block.items
    case 'swot':
      return block.quadrants.flatMap(({ items }) => items)
    case 'actions':
      return block.actions.flatMap(({ what, why }) => [what, why])
    case 'checks':
      return block.checks.flatMap(({ rule, fix }) => (fix ? [rule, fix] : [rule]))
    case 'missing':
      return [block.what]
    default:
      return []
  }
}

const allSentences = ({ sections }: Report) => sections.flatMap(({ blocks }) => blocks.flatMap(sentencesOf))

test.each(LANGUAGES)('joined sentence parts equal the sentence in the PDF in %s', (language) => {
  for (const report of [fullReport(), sparseReport()]) {
    const sentences = allSentences(report)
    expect(sentences.length).toBeGreaterThan(10)
    for (const sentence of sentences) {
      const parts = sentenceParts(sentence, reportContextOf(language, 3, report))
      const text = parts.map((part) => (typeof part === 'string' ? part : part.text))
      expect(text.join('')).toBe(sentenceOf(sentence, language, report.marketplace))
    }
  }
})

test('keeps a number in a sentence as a figure with its origin', () => {
  const sentence = allSentences(fullReport()).find(({ params }) => Object.values(params).some(isFigure))
  expect(sentence && sentenceParts(sentence, inChinese).some(isFigure)).toBe(true)
})

test('uses model-written text only in its own language, and keeps matching numbers in it as figures', () => {
  const sentence = allSentences(fullReport()).find(({ key }) => key === 'sales.insight.trailing')
  const written = { language: 'zh-CN', text: '一年售出 13704 件，增长 20.0%。' } as const
  const parts = sentence ? sentenceParts({ ...sentence, written }, inChinese) : []
  expect(parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')).toBe(
    '一年售出 13,704 件，增长 20.0%。',
  )
  expect(parts.filter(isFigure)).toMatchObject([
    { text: '13,704', figure: { label: 'sales.unitsTwelve' } },
    { text: '20.0%', figure: { label: 'sales.trailing' } },
  ])
  const other = sentence && sentenceParts({ ...sentence, written }, inEnglish)
  expect(other).toEqual(sentence && sentenceParts(sentence, inEnglish))
})

const american = { marketplace: 'US', sample: false } as const
const [inChinese, inEnglish] = [reportContextOf('zh-CN', 3, american), reportContextOf('en-US', 3, american)]

const isFigure = (part: unknown) => typeof part === 'object'
