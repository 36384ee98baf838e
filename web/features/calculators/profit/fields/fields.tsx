import { memo } from 'react'
import { reading } from '../../parts/reading.ts'
import { DutyFields } from './duty-fields.tsx'
import { MoneyFields, OwnFields, ReturnFields, StorageFields, TaxFields } from './folded-fields.tsx'
import { GoodsFields } from './goods-fields.tsx'
import type { GroupProps } from './group-props.ts'
import { ProductFields } from './product-fields.tsx'
import { AdFields, FulfilmentFields } from './selling-fields.tsx'

const Product = reading(
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
const Goods = reading(GoodsFields, 'marketplace', 'cost', 'freight')
const Duty = reading(DutyFields, 'marketplace', 'tariffs', 'fixedDuty', 'freightToBorder')
const Fulfilment = reading(FulfilmentFields, 'marketplace', 'fulfilment', 'fbm')
const Storage = reading(StorageFields, 'marketplace', 'storageMonths', 'placement', 'lowInventory')
const Ads = reading(AdFields, 'marketplace', 'ads', 'conversionRate')
const Returns = reading(ReturnFields, 'marketplace', 'returns')
const Tax = reading(TaxFields, 'marketplace', 'vat')
const Money = reading(MoneyFields, 'marketplace', 'payoutRate', 'exchangeRate', 'other')
const Own = reading(OwnFields, 'marketplace', 'own', 'fulfilment')

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
