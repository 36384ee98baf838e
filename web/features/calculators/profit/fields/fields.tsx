import { type ComponentType, memo } from 'react'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { DutyFields } from './duty-fields.tsx'
import { MoneyFields, OwnFields, ReturnFields, StorageFields, TaxFields } from './folded-fields.tsx'
import { GoodsFields } from './goods-fields.tsx'
import type { GroupProps } from './group-props.ts'
import { ProductFields } from './product-fields.tsx'
import { AdFields, FulfilmentFields } from './selling-fields.tsx'

/** A keystroke renders only the group whose inputs it changes: all of them take longer than a keystroke may. */
const reading = (Group: ComponentType<GroupProps>, ...keys: (keyof ProfitInput)[]) =>
  memo(
    Group,
    (before, after) =>
      before.change === after.change &&
      ['marketplace' as const, ...keys].every((key) => before.input[key] === after.input[key]),
  )

const Product = reading(ProductFields, 'price', 'on', 'feeCategory', 'size', 'weight', 'measures', 'isDangerous', 'vat')
const Goods = reading(GoodsFields, 'cost', 'freight')
const Duty = reading(DutyFields, 'tariffs', 'freightToBorder')
const Fulfilment = reading(FulfilmentFields, 'fulfilment', 'fbm')
const Storage = reading(StorageFields, 'storageMonths', 'placement', 'lowInventory')
const Ads = reading(AdFields, 'ads', 'conversionRate')
const Returns = reading(ReturnFields, 'returns')
const Tax = reading(TaxFields, 'vat')
const Money = reading(MoneyFields, 'payoutRate', 'exchangeRate', 'other')
const Own = reading(OwnFields, 'own', 'fulfilment')

/** All inputs below the product, in the order in which a unit meets its costs. `change` must be stable. */
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
