import type { Marketplace } from '../marketplaces.ts'
import { EU_MARKETPLACES } from './freight/levies.data.ts'

/**
 * Whether import VAT is also charged on freight and clearance from the border to the first destination. So it is in the EU
 * (Directive 2006/112/EC, article 86) and in the UK (VAT Act 1994, section 21). Elsewhere it is charged on the customs
 * value and the duty.
 */
export const taxesAllFreight = (marketplace: Marketplace): boolean =>
  marketplace === 'UK' || EU_MARKETPLACES.includes(marketplace)
