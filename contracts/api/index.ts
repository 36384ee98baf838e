/** Every call of the product, by feature. */
import { account } from './account.ts'
import { billing } from './billing.ts'
import { devtools } from './devtools.ts'
import { extension } from './extension.ts'
import { products } from './products.ts'
import { reports } from './reports.ts'

export const api = { account, products, reports, billing, extension, devtools } as const
