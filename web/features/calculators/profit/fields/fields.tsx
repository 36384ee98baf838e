import { memo } from 'react'
import { memoByInputs } from '../../parts/memo-by-inputs.ts'
import { DutyFields } from './duty-fields.tsx'
import { MoneyFields, OwnFields, ReturnFields, StorageFields, TaxFields } from './folded-fields.tsx'
import { GoodsFields } from './goods-fields.tsx'
import type { GroupProps } from './group-props.ts'
import { ProductFields } from './product-fields.tsx'
import { AdFields, FulfilmentFields } from './selling-fields.tsx'

const Product = memoByInputs(
  ProductFields,
  'marketplace',
  'price',
  'on',
  'feeCategory',
  'size',
  'weight',
  'measures',
  'isDangerous',
  'vat',
)
const Goods = memoByInputs(GoodsFields, 'marketplace', 'cost', 'freight')
const Duty = memoByInputs(DutyFields, 'marketplace', 'tariffs', 'fixedDuty', 'freightToBorder')
const Fulfilment = memoByInputs(FulfilmentFields, 'marketplace', 'fulfilment', 'fbm')
const Storage = memoByInputs(StorageFields, 'marketplace', 'storageMonths', 'placement', 'lowInventory')
const Ads = memoByInputs(AdFields, 'marketplace', 'ads', 'conversionRate')
const Returns = memoByInputs(ReturnFields, 'marketplace', 'returns')
const Tax = memoByInputs(TaxFields, 'marketplace', 'vat')
const Money = memoByInputs(MoneyFields, 'marketplace', 'payoutRate', 'exchangeRate', 'other')
const Own = memoByInputs(OwnFields, 'marketplace', 'own', 'fulfilment')

/** All inputs below the product, in the order in which the costs of a unit arise. `change` must be stable. */
export const Fields = memo((props: GroupProps) => (
  <>
    <Product {...props} />
    <Goods {...props} />
    <Duty {...props} />
    <Fulfilment {...props} />
    {props.input.fulfilment === 'fba' && <Storage {...props} />}
    <Ads {...props} />
    <Returns {...props} />
    <Tax {...props} />
    <Money {...props} />
    <Own {...props} />
  </>
))
