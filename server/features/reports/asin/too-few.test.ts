import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#contracts/model/language.ts'
import type { Block } from '#contracts/model/report/block-kinds.ts'
import { sentenceOf } from '#contracts/model/report/format.ts'
import { figuresOf } from '#contracts/model/report/walk.ts'
import { sentencesOf } from '../market/sentences.test-support.ts'
import { asinReport } from './asin-report.ts'
import { contextOf } from './context.ts'
import { fullFacts, sampleProduct, sparseFacts } from './facts.test-support.ts'
import type { AsinFacts } from './facts.ts'
import { judgements } from './metrics/judgements.ts'
import { metricsOf } from './metrics/metrics.ts'

const real = (asin: string, at: number, observedOn = '2026-08-02') =>
  sampleProduct(asin, { source: 'brightdata', observedOn, price: 1999 + at * 300, rating: 4, ratings: 100 })
const amongRivals = (count: number): AsinFacts =>
  sparseFacts(
    {},
    {
      competitors: Array.from({ length: count }, (_, at) => ({
        product: real(`B07RIVAL0${at}`, at),
        sharedKeywords: null,
      })),
    },
  )
const blocksOf = (facts: AsinFacts): Block[] => asinReport(facts).sections.flatMap(({ blocks }) => blocks)
const labelsIn = (facts: AsinFacts) =>
  [...figuresOf(asinReport(facts))].flatMap(({ figure: { label, value } }) => (label && value !== null ? [label] : []))
const keysOf = (facts: AsinFacts): string[] => sentencesOf(asinReport(facts)).map(({ key }) => key)
const subjectsOf = (facts: AsinFacts): string[] =>
  judgements(contextOf(facts), metricsOf(contextOf(facts))).map(({ subject }) => subject)

const OF_RIVALS =
  /^rivals\.(median|priceGap|ratingsGap|likeness|nearest)|^(rivals|overview|price)\.insight\.(price|ratings|nearestOnly|place|rating)$/

describe('four rivals', () => {
  const facts = amongRivals(4)
  test('give no median, no price rank and no most similar product', () => {
    expect(keysOf(facts).filter((key) => OF_RIVALS.test(key))).toEqual([])
    expect(labelsIn(facts).filter((label) => OF_RIVALS.test(label))).toEqual([])
  })
  test('are called too few in both languages', () => {
    const tooFewSentences = sentencesOf(asinReport(facts)).filter(({ key }) => key === 'few.insight.small')
    const inCompetitors = tooFewSentences.map((sentence) =>
      LANGUAGES.map((language) => sentenceOf(sentence, language, 'US')),
    )
    expect(inCompetitors).toContainEqual([
      '样本太少，不作判断：最高相似度、竞品中位价、较竞品中位价、竞品中位评分、竞品中位评分数、评分数较竞品中位。',
      expect.stringMatching(/^Not enough data to tell: Highest similarity, Competitors’ median price, .+\.$/),
    ])
  })
  test('make the section partial but keep its table', () => {
    const section = asinReport(facts).sections.find(({ key }) => key === 'competitors')
    expect(section?.completeness).toBe('partial')
    expect(section?.blocks.some((block) => block.kind === 'table' && block.rows.length === 5)).toBe(true)
  })
  test('make no strength and no weakness', () => {
    const known = fullFacts({ rating: 4.9, ratings: 9000, price: 9900 })
    const few = { ...known, competitors: known.competitors.slice(0, 4) }
    const ofRivals = (subjects: string[]) =>
      subjects.filter((subject) => ['rating', 'ratings', 'price', 'alike'].includes(subject))
    expect(ofRivals(subjectsOf(known))).toEqual(['rating', 'ratings', 'alike', 'price'])
    expect(ofRivals(subjectsOf(few))).toEqual([])
  })
})

test('five rivals give medians', () => {
  expect(keysOf(amongRivals(5))).toEqual(
    expect.arrayContaining(['rivals.insight.price', 'rivals.insight.ratings', 'price.insight.place']),
  )
})

test('four ratings give no strength, no share of stars and no topic of buyers', () => {
  const rated = (ratings: number) => fullFacts({ rating: 5, ratings, stars: [0, 0, 0, 0, ratings] })
  expect([rated(4), rated(5)].map((facts) => subjectsOf(facts).includes('rating'))).toEqual([false, true])
  const topics = (facts: AsinFacts) => subjectsOf(facts).filter((subject) => ['praise', 'complaint'].includes(subject))
  expect([rated(4), rated(5)].map(topics)).toEqual([[], ['praise', 'complaint']])
  const hasShares = (facts: AsinFacts) => labelsIn(facts).includes('ratings.positive')
  expect([rated(4), rated(5)].map(hasShares)).toEqual([false, true])
})

test('four keywords give neither a share of paid traffic nor a change in demand', () => {
  const facts = fullFacts()
  const few = { ...facts, placements: facts.placements?.slice(0, 4) ?? null }
  const words = ['ads', 'demand', 'leads', 'converts']
  expect(subjectsOf(few).filter((subject) => words.includes(subject))).toEqual([])
  expect(labelsIn(few).filter((label) => /adDependence|keywords\.demand|leading$/.test(label))).toEqual([])
})

describe('the day of each row', () => {
  const table = (facts: AsinFacts) =>
    blocksOf(facts).find((each) => each.kind === 'table' && each.title === 'rivals.table')
  const days = (facts: AsinFacts) => {
    const found = table(facts)
    if (found?.kind !== 'table') throw new Error('no table of rivals')
    const at = found.columns.findIndex(({ label }) => label === 'column.observedOn')
    return at < 0 ? null : found.rows.map((row) => row[at])
  }
  test('has its own column if the days of the rows differ', () => {
    const facts = amongRivals(5)
    const [first, ...rest] = facts.competitors
    if (!first) throw new Error('no rivals')
    const later = { ...first, product: { ...first.product, observedOn: '2026-09-14' } }
    const shown = days({ ...facts, competitors: [...rest, later] })
    expect(shown?.toSorted()).toEqual([...Array(5).fill('2026-08-02'), '2026-09-14'])
  })
  test('is the day of an older price or rank if the newer record lacks it', () => {
    const facts = amongRivals(5)
    const [first, ...rest] = facts.competitors
    if (!first) throw new Error('no rivals')
    const outdated = { ...first, product: { ...first.product, factDays: { price: '2026-07-01' } } }
    expect(days({ ...facts, competitors: [...rest, outdated] })).toContain('2026-07-01')
  })
  test('is left out if all rows are of one day', () => {
    expect(days(amongRivals(5))).toBeNull()
  })
})
