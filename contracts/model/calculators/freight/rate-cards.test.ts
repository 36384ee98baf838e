import { describe, expect, test } from 'vitest'
import type { RateCard } from './rate-card.ts'
import { PUBLISHED_RATE_CARDS } from './rate-cards.data.ts'
import { checkRateCards, chooseCard } from './rate-cards.ts'
import { cardOf, compute, modeOf, priceOf, shipmentTo, TODAY } from './shipment.test-support.ts'

const air = (changes: Partial<RateCard> = {}) => cardOf('air', [priceOf('kg', 500, 800)], changes)
const faults = (...cards: RateCard[]) => checkRateCards(cards).map(({ field, reason }) => [field, reason])
const choose = (cards: RateCard[], on: string, region: RateCard['region'] = null) => {
  const chosen = chooseCard(cards, { mode: 'air', marketplace: 'US', region, on })
  return chosen && [chosen.card.id, chosen.state]
}
const [first, second] = [
  air({ id: 'first', validFrom: '2026-01-01', validTo: '2026-06-30' }),
  air({ id: 'second', validFrom: '2026-07-01', validTo: '2026-12-31' }),
]

describe('published rate cards', () => {
  test('are without faults, and each price and transit time names its source', () => {
    expect(checkRateCards(PUBLISHED_RATE_CARDS)).toEqual([])
    for (const { prices, transitDays } of PUBLISHED_RATE_CARDS)
      for (const quote of [...prices, ...(transitDays ? [transitDays] : [])]) expect(quote.source).not.toBe('')
  })
  test('quote B3: air $5–8 a kg, express $8–15, LCL $60–150 a CBM, 40′ $2,500–5,300, sea DDP $1.80–3.20', () => {
    const bounds = (id: string) =>
      PUBLISHED_RATE_CARDS.find((card) => card.id === id)!.prices.map(({ low, high }) => [low, high])
    expect(bounds('us-air-2025-q4')).toEqual([[500, 800]])
    expect(bounds('us-express-2025-q4')).toEqual([[800, 1500]])
    expect(bounds('us-lcl-usWest-2025-q4')).toEqual([[6000, 15_000]])
    expect(bounds('us-fcl-usWest-2025-q4')).toEqual([
      [280_000, 455_000],
      [250_000, 530_000],
    ])
    expect(bounds('us-sea-ddp-2026-11')).toEqual([[180, 320]])
  })
  test('take 20–30 days to the West and 25–35 to the East, LCL 5–10 days more', () => {
    const days = (id: string) => {
      const { low, high } = PUBLISHED_RATE_CARDS.find((card) => card.id === id)!.transitDays!
      return [low, high]
    }
    expect(days('us-fcl-usWest-2025-q4')).toEqual([20, 30])
    expect(days('us-fcl-usEast-2025-q4')).toEqual([25, 35])
    expect(days('us-lcl-usWest-2025-q4')).toEqual([25, 40])
    expect(days('us-lcl-usEast-2025-q4')).toEqual([30, 45])
  })
  test('have ended, and the result says so', () => {
    const freight = compute(shipmentTo('US', { rateCards: [...PUBLISHED_RATE_CARDS] }))
    expect(modeOf(freight, 'air')).toMatchObject({
      notes: ['cardEnded'],
      card: { id: 'us-air-2025-q4', kind: 'published', validTo: '2025-12-31' },
    })
    // Its source has no date.
    expect(modeOf(freight, 'seaParcel').notes).toContain('cardUndated')
    expect(modeOf(freight, 'seaParcel').notes).not.toContain('cardEnded')
    expect(modeOf(freight, 'rail')).toMatchObject({ gap: 'notServed', total: null, components: [] })
  })
})

describe('the card of a shipment', () => {
  test('is the one in force on its day', () => {
    expect(choose([first, second], '2026-06-30')).toEqual(['first', 'inForce'])
    expect(choose([first, second], '2026-07-01')).toEqual(['second', 'inForce'])
  })
  test('is the card of its region before the card of the whole marketplace', () => {
    const west = air({ id: 'west', region: 'usWest' })
    expect(choose([air({ id: 'any' }), west], TODAY, 'usWest')).toEqual(['west', 'inForce'])
    expect(choose([air({ id: 'any' }), west], TODAY, 'usEast')).toEqual(['any', 'inForce'])
    expect(choose([west], TODAY, 'usEast')).toBeNull()
  })
  test('has a note if its days are over or have not begun', () => {
    expect(choose([first, second], '2027-01-01')).toEqual(['second', 'ended'])
    expect(choose([first, second], '2025-12-31')).toEqual(['first', 'notYet'])
  })
})

describe('a list of rate cards', () => {
  test('may not contain two cards for one mode, region and day', () => {
    expect(faults(first, second)).toEqual([])
    expect(faults(first, { ...second, validFrom: '2026-06-30' })).toEqual([['rateCards.1.validFrom', 'cardsOverlap']])
    expect(faults({ ...second, validFrom: '2026-06-30' }, first)).toEqual([['rateCards.1.validFrom', 'cardsOverlap']])
    expect(faults({ ...first, validTo: null }, second)).toEqual([['rateCards.1.validFrom', 'cardsOverlap']])
    expect(faults(first, { ...second, validFrom: '2026-06-30', region: 'usWest' })).toEqual([])
  })
  test.each([
    [{ validFrom: '2026-02-30' }, 'validFrom', 'badDay'],
    [{ validTo: '2025-01-01' }, 'validTo', 'reversed'],
    [{ prices: [] }, 'prices', 'missing'],
    [{ prices: [priceOf('kg', 800, 500)] }, 'prices.0', 'reversed'],
    [{ prices: [priceOf('kg', -1, 500)] }, 'prices.0.low', 'negative'],
    [{ prices: [priceOf('kg', Number.NaN)] }, 'prices.0.low', 'notANumber'],
    [{ prices: [priceOf('cbm', 500)] }, 'prices.0.per', 'cardUnits'],
    [{ prices: [priceOf('kg', 500), priceOf('kg', 600)] }, 'prices.1.per', 'duplicate'],
    [{ region: 'uk' }, 'region', 'cardRegion'],
    [{ measure: { ...air().measure, divisor: 0 } }, 'measure.divisor', 'notPositive'],
    [{ measure: { ...air().measure, divisor: null } }, 'measure.divisor', 'missing'],
    [{ measure: { ...air().measure, stepGrams: null } }, 'measure.stepGrams', 'missing'],
    [{ minimumCharge: -5 }, 'minimumCharge', 'negative'],
    [{ fuelRate: { low: 0.2, high: 0.1 } }, 'fuelRate', 'reversed'],
  ] as [Partial<RateCard>, string, string][])('refuses %j at %s: %s', (changes, field, reason) => {
    expect(faults(air(changes))).toContainEqual([`rateCards.0.${field}`, reason])
  })
  test('may not price FCL by weight', () => {
    expect(faults(cardOf('seaFcl', [priceOf('kg', 100)], { measure: air().measure }))).toContainEqual([
      'rateCards.0.measure.per',
      'cardUnits',
    ])
  })
})
