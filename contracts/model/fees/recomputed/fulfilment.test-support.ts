/**
 * Fulfilment fees computed a second time, typed from the text of DOMAIN B2 alone: no code and no data of the engine. All
 * comparisons are exact.
 */
import { canada } from './canada.test-support.ts'
import { europe } from './europe.test-support.ts'
import { japan } from './japan.test-support.ts'
import type { Answer, Package } from './package.test-support.ts'
import { us } from './us.test-support.ts'

/** The fee by DOMAIN B2, minor units. */
export function recompute(asked: Package): Answer {
  switch (asked.marketplace) {
    case 'US':
      return us(asked)
    case 'JP':
      return asked.goods === 'dangerous' ? 'unknown' : japan(asked)
    case 'UK':
      return europe('UK', asked)
    case 'DE':
      return europe('DE', asked)
    case 'CA':
      return canada(asked)
    default:
      return 'unknown'
  }
}
