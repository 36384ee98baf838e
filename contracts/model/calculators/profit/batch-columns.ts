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
  /** Cell of the sample row in the template. A category is given by its key and written by its name. */
  example: string | number | null
}

const column = (
  meaning: CellMeaning,
  example: BatchColumn['example'],
  { unit = null, isRequired = false }: { unit?: string | null; isRequired?: boolean } = {},
): BatchColumn => ({
  meaning,
  isRequired,
  unit,
  example,
})

/** Example: the parcel of DOMAIN B2 in the US. */
export const BATCH_COLUMNS: Readonly<Record<BatchKey, BatchColumn>> = {
  sku: column('text', 'MUG-RED'),
  asin: column('text', 'B0EXAMPLE1'),
  marketplace: column('marketplace', 'US'),
  price: column('money', 29.99, { isRequired: true }),
  cost: column('money', 8),
  freight: column('money', 2),
  length: column('length', 25.4, { unit: 'cm' }),
  width: column('length', 20.32, { unit: 'cm' }),
  height: column('length', 12.7, { unit: 'cm' }),
  weight: column('weight', 363, { unit: 'g' }),
  category: column('category', 'home'),
  day: column('day', '2026-06-15'),
  fulfilment: column('fulfilment', 'FBA'),
  postage: column('money', null),
  storageMonths: column('months', 1),
  acos: column('share', 15, { unit: '%' }),
  returnRate: column('share', 5, { unit: '%' }),
  dutyRate: column('share', 7.5, { unit: '%' }),
  other: column('money', 0.3),
}
