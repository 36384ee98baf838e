import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleProduct } from '#server/features/reports/asin/facts.test-support.ts'
import { LANGUAGES } from '../language.ts'
import type { Check } from '../report/block-kinds.ts'
import { sentenceOf } from '../report/format.ts'
import { type ListingFacts, listingChecks, listingScore } from './listing.ts'
import { promotionsIn } from './phrases.ts'
import { characters, hasEmoji, wordsOf } from './text.ts'

const stamp = { method: 'sample' as const, asOf: '2026-11-19' }
const listing = (change: Partial<ListingFacts> = {}): ListingFacts => ({ ...sampleProduct('B0SAMPLE01'), ...change })
const check = (facts: ListingFacts, key: Check['rule']['key']) => {
  const found = listingChecks(facts, stamp).find((each) => each.rule.key === key)
  if (!found) throw new Error(`no check ${key}`)
  return found
}
const perfect = listing({
  bullets: Array.from({ length: 5 }, () => 'Keeps coffee hot for eight hours'),
  description: 'A mug. '.repeat(200),
  images: 8,
  videos: 1,
  aPlus: true,
  rating: 4.9,
  ratings: 3000,
})

test('a listing that meets every rule scores 100', () => {
  const checks = listingChecks(perfect, stamp)
  expect(checks.every((each) => each.verdict === 'pass' && !each.fix)).toBe(true)
  expect(checks.reduce((total, each) => total + each.maximum, 0)).toBe(100)
  expect(listingScore(checks)).toBe(100)
})

describe('the title', () => {
  const title = (text: string, change: Partial<ListingFacts> = {}) => listing({ title: text, ...change })
  test('fails above 200 characters, with each emoji counted as one', () => {
    expect(check(title('a'.repeat(201)), 'listing.title.length').verdict).toBe('fail')
    expect(check(title('👨‍👩‍👧'.repeat(200)), 'listing.title.length').verdict).toBe('pass')
  })
  test('loses some points if it is short', () => {
    expect(check(title('Northpeak Mug'), 'listing.title.length')).toMatchObject({ verdict: 'warn', points: 1 })
  })
  test('begins with the brand, whose characters are never banned', () => {
    const odd = title('Yes! Mug for travel', { brand: 'Yes!' })
    expect(check(odd, 'listing.title.brand').verdict).toBe('pass')
    expect(check(odd, 'listing.title.banned').verdict).toBe('pass')
    expect(check(title('Mug! for {travel}', { brand: null }), 'listing.title.banned').verdict).toBe('fail')
  })
  test('begins with the brand regardless of spaces, case and punctuation', () => {
    const brandOf = (text: string, brand: string) => check(title(text, { brand }), 'listing.title.brand').verdict
    expect(brandOf('AmazonBasics velvet hanger', 'Amazon Basics')).toBe('pass')
    expect(brandOf('L-ECOVER watch', 'Lecover')).toBe('pass')
    expect(brandOf('Velvet hanger by AmazonBasics', 'Amazon Basics')).toBe('warn')
    expect(brandOf('Velvet hanger', 'Amazon Basics')).toBe('fail')
  })
  test('repeats no word more than twice, except small words', () => {
    expect(check(title('Mug and cup and pot and lid'), 'listing.title.repeats').verdict).toBe('pass')
    expect(check(title('Mug travel mug coffee MUG'), 'listing.title.repeats').verdict).toBe('fail')
    expect(check(title('水筒 保温 水筒 ステンレス 水筒', { marketplace: 'JP' }), 'listing.title.repeats').verdict).toBe(
      'fail',
    )
  })
  test('has no words in capitals and no promotion', () => {
    expect(check(title('TRAVEL COFFEE LARGE MUG'), 'listing.title.capitals').verdict).toBe('fail')
    expect(check(title('Cable with USB and HDMI for a screen'), 'listing.title.capitals').verdict).toBe('pass')
    expect(check(title('Mug with free shipping'), 'listing.title.promotion').verdict).toBe('fail')
    expect(check(title('水筒 送料無料', { marketplace: 'JP' }), 'listing.title.promotion').verdict).toBe('fail')
  })
})

test('finds promotions as whole words only', () => {
  expect(promotionsIn('Discounted? No: a discount', 'en')).toEqual(['discount'])
  expect(promotionsIn('Viscount', 'en')).toEqual([])
  expect(promotionsIn('discounter', 'en')).toEqual([])
})

test('a fact that is not known neither earns nor costs points', () => {
  const unknown = listing({
    description: null,
    images: null,
    videos: null,
    aPlus: null,
    rating: null,
    ratings: null,
    bullets: [],
  })
  const checks = listingChecks(unknown, stamp)
  expect(
    checks.filter((each) => each.verdict === 'unknown').every((each) => each.maximum === 0 && each.points === 0),
  ).toBe(true)
  for (const language of LANGUAGES)
    for (const { rule, verdict } of checks)
      if (verdict === 'unknown') expect(sentenceOf(rule, language, 'US')).not.toMatch(/[—:：\d]/)
  // The title's 20 points alone are not enough for a score.
  expect(listingScore(checks)).toBeNull()
})

test('a score needs 60 judged points', () => {
  const scoreOf = (change: Partial<ListingFacts>) => listingScore(listingChecks({ ...perfect, ...change }, stamp))
  expect(scoreOf({ bullets: [], aPlus: null, description: null })).toBe(100)
  expect(scoreOf({ bullets: [], aPlus: null, description: null, videos: null })).toBeNull()
})

test('a score is between 0 and 100, and points are between 0 and their maximum', () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.constant('SALE! SALE! SALE!'))
  const count = fc.option(fc.nat({ max: 5000 }))
  fc.assert(
    fc.property(
      text,
      fc.array(text, { maxLength: 8 }),
      fc.option(text),
      count,
      fc.option(fc.boolean()),
      fc.option(fc.double({ min: 0, max: 5, noNaN: true })),
      fc.constantFrom('US', 'DE', 'JP'),
      (title, bullets, description, images, aPlus, rating, marketplace) => {
        const facts = listing({
          title,
          bullets,
          description,
          images,
          videos: images,
          aPlus,
          rating,
          ratings: images,
          marketplace,
        })
        const checks = listingChecks(facts, stamp)
        for (const each of checks) {
          expect(each.points).toBeGreaterThanOrEqual(0)
          expect(each.points).toBeLessThanOrEqual(each.maximum)
          expect(each.verdict === 'pass').toBe(each.maximum > 0 && each.points === each.maximum)
        }
        const score = listingScore(checks)
        if (score !== null) expect(score >= 0 && score <= 100).toBe(true)
      },
    ),
  )
})

test('characters counts what a person sees as one character', () => {
  expect(characters('café 🇯🇵👍🏽')).toBe(7)
  expect(characters('保温水筒')).toBe(4)
  expect(hasEmoji('Mug™ 12 oz © 2026')).toBe(false)
  expect(hasEmoji('Mug ✅')).toBe(true)
  expect(wordsOf('Don’t stop, 2-pack', 'en')).toEqual(['Don’t', 'stop', '2', 'pack'])
})

test('A+ content replaces the description', () => {
  const withoutText = (aPlus: boolean) => listingChecks(listing({ description: 'A mug.', aPlus }), stamp)
  const ofDescription = (aPlus: boolean) =>
    withoutText(aPlus).filter(({ rule }) => rule.key.startsWith('listing.description'))
  expect([true, false].map((aPlus) => ofDescription(aPlus).map(({ points, maximum }) => [points, maximum]))).toEqual([
    [[10, 10]],
    [[0, 10]],
  ])
})

test('bullet points of 256 to 500 characters count half, and the rule shows how many there are', () => {
  const long = check(listing({ bullets: ['a'.repeat(300), 'a'.repeat(100)] }), 'listing.bullets.long')
  expect(sentenceOf(long.rule, 'en-US', 'US')).toBe(
    'Bullet points of a good length (10–255 characters): 1 of 2; 1 with up to 500 characters count half',
  )
  expect([long.points, long.maximum]).toEqual([5, 7])
})

test('a product without ratings is not judged by its rating and has no missing data', () => {
  const checks = listingChecks(listing({ rating: null, ratings: 0 }), stamp)
  expect(checks.map(({ rule }) => rule.key)).not.toContain('listing.rating')
  expect(checks.filter(({ verdict }) => verdict === 'unknown')).toEqual([])
})
