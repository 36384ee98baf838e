import { expect, test } from 'vitest'
import { asinReport } from '../asin-report.ts'
import { contextOf } from '../context.ts'
import { fullFacts } from '../facts.test-support.ts'
import { judgements, subjectsOf } from './judgements.ts'
import { metricsOf } from './metrics.ts'
import { withTones } from './section-tones.ts'

const facts = fullFacts()
const report = asinReport(facts)
const toneOf = (key: string) => report.sections.find((section) => section.key === key)?.tone

test('a section with only good findings has a good tone, one with a bad finding a bad tone', () => {
  expect(toneOf('sales')).toBe('good')
  expect(toneOf('rights')).toBe('bad')
  // Has both praise and a complaint.
  expect(toneOf('ratings')).toBe('bad')
  expect(toneOf('overview')).toBeUndefined()
})

test('every judgement belongs to a section', () => {
  const context = contextOf(facts)
  const metrics = metricsOf(context)
  const [any] = judgements(context, metrics)
  const plain = report.sections.map(({ tone, ...section }) => section)
  for (const { name } of subjectsOf(context, metrics)) {
    const toned = withTones(plain, any ? [{ ...any, subject: name, good: false }] : [])
    expect(toned.filter((section) => 'tone' in section).length, name).toBe(1)
  }
})
