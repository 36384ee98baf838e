import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BatchDefaults } from '#contracts/model/calculators/profit/batch.ts'
import { readSheet } from '#web/kit/sheets/read-sheet.ts'
import { BatchClient } from './batch-client.ts'
import { ThreadWorker } from './worker.test-support.ts'

const defaults: BatchDefaults = { marketplace: 'US', on: '2026-06-15', rates: null }
const csv = (text: string, name = 'spring.csv') => new File([text], name, { type: 'text/csv' })
const MUGS =
  'SKU,price,cost,freight,length (in),width (in),height (in),weight (lb),category\n' +
  'MUG,29.99,8,2,10,8,5,0.8,home\nBAD,free,8,2,10,8,5,0.8,home\nBARE,20.5,,,,,,,'

let client: BatchClient
beforeEach(() => {
  vi.stubGlobal('Worker', ThreadWorker)
  client = new BatchClient()
})
afterEach(() => {
  client.cancel()
  vi.unstubAllGlobals()
})

const cellsOf = async (file: File) => readSheet(new Uint8Array(await file.arrayBuffer())).rows.map(({ cells }) => cells)

describe('a batch', () => {
  test('gives the profit of each product, and the errors by row and column', async () => {
    const outcome = await client.run(csv(MUGS), defaults)
    expect(outcome).toMatchObject({
      isReadable: true,
      rows: [
        { line: 2, label: 'MUG', net: { value: 841 }, missing: [] },
        { line: 4, label: 'BARE', net: null, missing: ['cost', 'referral', 'fulfilment'] },
      ],
      errors: [{ line: 3, column: 'price', reason: 'notNumber', value: 'free' }],
    })
  })

  test('reports its progress up to the last product', async () => {
    const steps: number[] = []
    await client.run(csv(`price\n${'20\n'.repeat(1200)}`), defaults, ({ done }) => steps.push(done))
    expect(steps).toEqual([0, 500, 1000, 1200])
  })

  test('writes results, errors and a template into files, and can read its own template', async () => {
    await client.run(csv(MUGS), defaults)
    const results = await client.write('results', 'xlsx', 'en-US')
    expect(results.name).toBe('spring Profit.xlsx')
    expect((await cellsOf(results)).map(([line, label]) => [line, label])).toEqual([
      ['Row', 'SKU / ASIN'],
      [2, 'MUG'],
      [4, 'BARE'],
    ])
    const errors = await client.write('errors', 'csv', 'zh-CN')
    expect(errors.name).toBe('spring 错误.csv')
    expect((await cellsOf(errors))[1]).toEqual(['3', '售价', 'free', '不是数字：请只写数字，如 19.99'])
    const template = await client.write('template', 'xlsx', 'zh-CN')
    const outcome = await client.run(template, defaults)
    expect(outcome).toMatchObject({ isReadable: true, errors: [], rows: [{ label: 'MUG-RED' }] })
  })

  test('says why a file cannot be read, and where', async () => {
    expect(await client.run(csv('price\n"20'), defaults)).toEqual({ isReadable: false, fault: 'openQuote', line: 2 })
    expect(await client.run(csv(''), defaults)).toEqual({ isReadable: false, fault: 'empty', line: null })
  })
})

test('rejects a request for results before a file has been read', async () => {
  await expect(client.write('results', 'csv', 'en-US')).rejects.toThrow('worker')
})

describe('a canceled batch', () => {
  test('stops its worker, and the next batch starts without results', async () => {
    const running = client.run(csv(MUGS), defaults)
    const rejected = expect(running).rejects.toMatchObject({ name: 'AbortError' })
    client.cancel()
    await rejected
    expect(ThreadWorker.started.size).toBe(0)
    expect(await client.run(csv(MUGS), defaults)).toMatchObject({ isReadable: true })
  })

  test('stops in the middle of a calculation', async () => {
    const running = client.run(csv(`price\n${'20\n'.repeat(5000)}`), defaults, () => client.cancel())
    await expect(running).rejects.toMatchObject({ name: 'AbortError' })
    expect(ThreadWorker.started.size).toBe(0)
  })
})
