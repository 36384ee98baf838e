/** Runs real products through both calculators, as a seller does. Set REAL_DATA_DIR to the folder of the records. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from 'vitest'
import type { calculators } from '#contracts/api/calculators.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import type { Carton, Charge, FreightInput } from '#contracts/model/calculators/freight/input.ts'
import type { Component, ModeResult } from '#contracts/model/calculators/freight/result.ts'
import { compute, modeOf, RATES } from '#contracts/model/calculators/freight/shipment.test-support.ts'
import { startFreight } from '#contracts/model/calculators/freight/start.ts'
import { toProfit, withFreight } from '#contracts/model/calculators/freight/to-profit.ts'
import { emptyInput, type ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { unitProfit } from '#contracts/model/calculators/profit/unit.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { roundTo } from '#contracts/model/number.ts'
import type { Range } from '#contracts/model/range.ts'
import { testApp } from '#server/app/test-app.test-support.ts'
import { TEST_CATALOGUE, TEST_NOW } from '#server/app/test-catalogue.test-setup.ts'
import { catalogueOf } from '#server/features/catalogue/catalogue.ts'
import { openCatalogue, openCatalogueForWriting } from '#server/features/catalogue/catalogue-file.ts'
import { importProducts } from '#server/features/imports/import-products.ts'

export const FOLDER = process.env.REAL_DATA_DIR
/** The seller's current day. */
export const TODAY = '2026-11-23'

/** An app whose catalogue holds the real records. */
async function openRealProducts() {
  const dataDir = mkdtempSync(join(tmpdir(), 'real-products-'))
  const catalogueFile = join(dataDir, 'catalogue.sqlite')
  copyFileSync(TEST_CATALOGUE, catalogueFile)
  const db = openCatalogueForWriting(catalogueFile)
  const file = join(FOLDER ?? '', 'products/real-products.json')
  await importProducts({ db, file, owner: null, now: () => new Date(TEST_NOW) })
  db.close()
  const connection = openCatalogue(catalogueFile)
  const t = await testApp({ dataDir, catalogueFile, catalogue: catalogueOf(connection) })
  const seller = t.as(await t.seller())
  return {
    /** A calculation that starts from the facts of the product call, filled in as the page does. */
    async start(asin: string, marketplace: Marketplace, on: string): Promise<ProfitInput> {
      const { body } = await seller.get(`/api/calculators/product?asin=${asin}&marketplace=${marketplace}`)
      const facts: Output<typeof calculators.product> = body.data
      const { price, size, weight, measures, feeCategory, returnRate } = facts
      if (price === null) throw new Error(`${asin} has no price`)
      const empty = emptyInput(marketplace, on)
      return {
        ...empty,
        price,
        size: measures === 'piece' ? null : size,
        weight: measures === 'piece' ? null : weight,
        measures: measures === 'item' ? 'item' : 'package',
        feeCategory,
        returns: { ...empty.returns, rate: returnRate },
      }
    },
    async close() {
      await t.close()
      connection.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type RealProducts = Awaited<ReturnType<typeof openRealProducts>>

/** `products` is opened once a file, by the first test that uses it. */
export const test = base.extend<{ $file: { products: RealProducts } }>({
  products: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it depends on
    async ({}, use) => {
      const products = await openRealProducts()
      await use(products)
      await products.close()
    },
    { scope: 'file' },
  ],
})

/** Sides of one carton in cm, its gross weight in kg. */
export const cartonsOf = (
  count: number,
  [length, width, height]: readonly [number, number, number],
  kilograms: number,
  unitsPerCarton: number,
): Carton => ({
  count,
  lengthMm: length * 10,
  widthMm: width * 10,
  heightMm: height * 10,
  weightGrams: kilograms * 1000,
  unitsPerCarton,
})

/** Goods that cost this many yuan a unit. */
export const goodsOf = (yuan: number): FreightInput['goods'] => ({
  ...startFreight('US', TODAY).goods,
  unitValue: { amount: yuan * 100, currency: 'CNY' },
})

/** A charge for the shipment in US cents. */
export const charge = (component: Charge['component'], amount: number, changes: Partial<Charge> = {}): Charge => ({
  component,
  mode: null,
  per: 'shipment',
  low: amount,
  high: amount,
  currency: 'USD',
  ...changes,
})

/** A shipment with only the published lists filled in; one dollar is ¥7.00, €0.80, £0.75 or ₹85. */
export function shipment(marketplace: Marketplace, changes: Partial<FreightInput>): FreightInput {
  const start = startFreight(marketplace, TODAY)
  return { ...start, exchange: RATES, options: { ...start.options, insurance: null }, ...changes }
}

/** Duty by one layer, looked up today. */
export function dutyOf(
  input: FreightInput,
  rates: Partial<Record<FreightInput['duty']['layers'][number]['kind'], number>>,
) {
  const layers = input.duty.layers.map((layer) => ({
    ...layer,
    rate: rates[layer.kind] ?? null,
    lookedUpOn: TODAY,
  }))
  return { ...input, duty: { ...input.duty, layers } }
}

/** The result of one mode, and `into`, which copies its freight to a profit calculation. */
export function shippedBy(input: FreightInput, mode: ModeResult['mode']) {
  const freight = compute(input, TODAY)
  const result = modeOf(freight, mode)
  return { freight, result, into: (profit: ProfitInput) => withFreight(profit, toProfit(input, freight, result)) }
}

type Amount = number | [low: number, high: number]
const amountIn = ({ low, high, value }: Range): Amount => (low === high ? value : [low, high])

/** The amounts of all components; null if unknown. */
export const componentsIn = ({ components }: ModeResult): Partial<Record<Component['key'], Amount | null>> =>
  Object.fromEntries(components.map(({ key, amount }) => [key, amount && amountIn(amount)]))

/** The parts of the landed cost of one unit, and their total. */
export const landedIn = ({ landed }: ModeResult) => {
  const parts = {
    goods: landed.goods,
    freight: landed.freight,
    duty: landed.duty,
    vat: landed.vat,
    total: landed.total,
  }
  return Object.fromEntries(Object.entries(parts).map(([key, amount]) => [key, amount && amountIn(amount)]))
}

/** The known lines of a unit. */
export const linesIn = (input: ProfitInput) =>
  Object.fromEntries(unitProfit(input).lines.flatMap(({ key, amount }) => (amount ? [[key, amountIn(amount)]] : [])))

/** The net with its bounds, and the fractions of the most likely net with four decimals. */
export function figuresIn(input: ProfitInput) {
  const { net, margin, roi, breakEvenAcos } = unitProfit(input)
  const fraction = (range: Range | null) => range && roundTo(range.value, 4)
  return {
    net: net?.value ?? null,
    between: net && net.low !== net.high ? [net.low, net.high] : null,
    margin: fraction(margin),
    roi: fraction(roi),
    breakEvenAcos: fraction(breakEvenAcos),
  }
}
