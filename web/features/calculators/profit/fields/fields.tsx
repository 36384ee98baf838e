import { DutyFields } from './duty-fields.tsx'
import { MoneyFields, OwnFields, ReturnFields, StorageFields, TaxFields } from './folded-fields.tsx'
import { GoodsFields } from './goods-fields.tsx'
import type { GroupProps } from './group-props.ts'
import { ProductFields } from './product-fields.tsx'
import { AdFields, FulfilmentFields } from './selling-fields.tsx'

/** All inputs below the product, in the order in which a unit meets its costs. */
export const Fields = (props: GroupProps) => (
  <>
    <ProductFields {...props} />
    <GoodsFields {...props} />
    <DutyFields {...props} />
    <FulfilmentFields {...props} />
    {props.input.fulfilment === 'fba' && <StorageFields {...props} />}
    <AdFields {...props} />
    <ReturnFields {...props} />
    <TaxFields {...props} />
    <MoneyFields {...props} />
    <OwnFields {...props} />
  </>
)
