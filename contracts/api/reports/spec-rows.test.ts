import { expect, it } from 'vitest'
import { completeOrder, completePage } from './spec-rows.ts'

const product = '{"marketplace":"DE","imageUrl":"https://example.com/a.jpg"}'
const specRow = { id: 7, asin: 'B0SAMPLE01', product, url: '', state: 0 }

it('completes a row that has only the specified fields, taking the marketplace from its product', () => {
  const { row } = completePage(
    { row: [specRow, { ...specRow, state: 2 }, { ...specRow, product: 'x', state: 1 }] },
    {},
  ) as {
    row: object[]
  }
  expect(row).toEqual([
    expect.objectContaining({ ...specRow, marketplace: 'DE', stage: 'queued', progress: 0, failure: null }),
    expect.objectContaining({ marketplace: 'DE', stage: 'failed', progress: 100 }),
    expect.objectContaining({ marketplace: 'US', stage: 'done', progress: 100, revision: null, updated_at: '' }),
  ])
})

it('assumes another page after a full one and none after a shorter one', () => {
  const page = (rows: number, query: object) => completePage({ row: Array(rows).fill(specRow) }, { query })
  expect(page(20, {})).toMatchObject({ total: 21, page: 1, size: 20 })
  expect(page(3, { page: 2 })).toMatchObject({ total: 23, page: 2, size: 20 })
  expect(completePage(null, {})).toMatchObject({ row: [], total: 0 })
})

it('keeps the fields that our server adds', () => {
  const whole = { ...specRow, marketplace: 'UK', stage: 'drawing', progress: 60, failure: null, revision: 2 }
  const dated = { ...whole, created_at: '2026-11-23T06:00:00.000Z', updated_at: '2026-11-23T06:00:00.000Z' }
  const page = { row: [dated], total: 41, page: 2, size: 20 }
  expect(completePage(page, { query: { page: 2 } })).toEqual(page)
  expect(completeOrder({ id: 7, created: 0 })).toEqual({ id: 7, created: 0 })
  expect(completeOrder(null)).toEqual({ id: 0, created: 1 })
})
