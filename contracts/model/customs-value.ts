/** What customs duty is charged on. */
import type { Marketplace } from './marketplaces.ts'

/** US and Canada value goods as sold for export, the others with the freight to the border (common knowledge, no source). */
export const isValuedForExport = (marketplace: Marketplace): boolean => marketplace === 'US' || marketplace === 'CA'
