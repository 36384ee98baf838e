/** The columns of a batch file; their names are in batch.texts.ts. */

export const BATCH_KEYS = [
  'sku',
  'asin',
  'marketplace',
  'price',
  'cost',
  'freight',
  'length',
  'width',
  'height',
  'weight',
  'category',
  'day',
  'fulfilment',
  'postage',
  'storageMonths',
  'acos',
  'returnRate',
  'dutyRate',
  'other',
] as const
export type BatchKey = (typeof BATCH_KEYS)[number]

export type CellMeaning =
  | 'text'
  | 'marketplace'
  | 'money'
  | 'length'
  | 'weight'
  | 'category'
  | 'day'
  | 'fulfilment'
  | 'months'
  | 'share'

interface BatchColumn {
  meaning: CellMeaning
  /** A row without it cannot be calculated at all. */
  isRequired: boolean
  /** Unit that the header of the template names. */
  unit: string | null
  /** Cells of the two rows of the template. A category is a key, written by its name. */
  examples: readonly [string | number | null, string | number | null]
}

const column = (
  meaning: CellMeaning,
  examples: BatchColumn['examples'],
  { unit = null, isRequired = false }: { unit?: string | null; isRequired?: boolean } = {},
): BatchColumn => ({
  meaning,
  isRequired,
  unit,
  examples,
})

/** Examples: the parcel of DOMAIN B2 in the US, and a product shipped by its seller in Germany. */
export const BATCH_COLUMNS: Readonly<Record<BatchKey, BatchColumn>> = {
  sku: column('text', ['MUG-RED', 'LAMP-01']),
  asin: column('text', ['B0EXAMPLE1', null]),
  marketplace: column('marketplace', ['US', 'DE']),
  price: column('money', [29.99, 39.9], { isRequired: true }),
  cost: column('money', [8, 11.5]),
  freight: column('money', [2, 1.8]),
  length: column('length', [25.4, 30], { unit: 'cm' }),
  width: column('length', [20.32, 20], { unit: 'cm' }),
  height: column('length', [12.7, 15], { unit: 'cm' }),
  weight: column('weight', [363, 900], { unit: 'g' }),
  category: column('category', ['home', 'home']),
  day: column('day', ['2026-06-15', '2026-06-15']),
  fulfilment: column('fulfilment', ['FBA', 'FBM']),
  postage: column('money', [null, 4.99]),
  storageMonths: column('months', [1, null]),
  acos: column('share', [15, 12], { unit: '%' }),
  returnRate: column('share', [5, 8], { unit: '%' }),
  dutyRate: column('share', [7.5, null], { unit: '%' }),
  other: column('money', [0.3, 0.2]),
}
