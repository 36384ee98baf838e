/** How a filter field shows a metric: percent instead of a fraction, and its unit. */

import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import type { MetricUnit } from '#contracts/model/screener/metric.ts'

interface FieldUnit {
  /** The displayed number is the value times this. */
  factor: number
  unit: string | undefined
  decimals: number
  /** Whether numbers below zero make sense. */
  isSigned: boolean
}

const percent = { factor: 100, unit: '%', decimals: 1 }
const plain = { factor: 1, unit: undefined, decimals: 0, isSigned: false }

export function fieldUnit(unit: MetricUnit, marketplace: Marketplace): FieldUnit {
  switch (unit) {
    case 'money': {
      const { currency, decimals } = marketplaces[marketplace]
      return { factor: 1, unit: currency, decimals, isSigned: false }
    }
    case 'yuan':
      return { factor: 1, unit: '¥', decimals: 2, isSigned: false }
    case 'share':
      return { ...percent, isSigned: true }
    case 'change':
      return { ...percent, isSigned: true }
    case 'perMille':
      return { factor: 1000, unit: '‰', decimals: 1, isSigned: false }
    case 'shift':
      return { ...plain, isSigned: true }
    case 'rating':
      return { ...plain, decimals: 1 }
    case 'times':
      return { ...plain, decimals: 2 }
    case 'grams':
      return { ...plain, unit: 'g' }
    case 'cubicCentimeters':
      return { ...plain, unit: 'cm³' }
    default:
      return plain
  }
}
