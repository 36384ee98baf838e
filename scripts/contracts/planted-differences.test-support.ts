/** Differences that another upstream could have, one for each kind of mistake, and where each must be reported. */
import { files, own, streams } from './planted/effects.test-support.ts'
import { refusals, shapes } from './planted/forms.test-support.ts'
import type { Plant } from './planted/plant.test-support.ts'
import { dates, magnitudes, orders } from './planted/values.test-support.ts'

export type { Plant }

export const PLANTS: readonly Plant[] = [
  ...shapes,
  ...refusals,
  ...dates,
  ...orders,
  ...magnitudes,
  ...own,
  ...streams,
  ...files,
]
