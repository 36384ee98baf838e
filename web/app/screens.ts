/** All screens of the product. Routes, menu, titles, breadcrumbs, guard, palette and e2e tests use this list. */
import { screens as billing } from '#web/features/billing/index.ts'
import { screens as calculators } from '#web/features/calculators/index.ts'
import { screens as extension } from '#web/features/extension/index.ts'
import { screens as home } from '#web/features/home/index.ts'
import { screens as keywords } from '#web/features/keywords/index.ts'
import { screens as knowledge } from '#web/features/knowledge/index.ts'
import { screens as listing } from '#web/features/listing/index.ts'
import { screens as markets } from '#web/features/markets/index.ts'
import { screens as images } from '#web/features/pictures/index.ts'
import { screens as products } from '#web/features/products/index.ts'
import { screens as reports } from '#web/features/reports/index.ts'
import { screens as infringement } from '#web/features/rights/infringement/index.ts'
import { screens as patents } from '#web/features/rights/patents/index.ts'
import { screens as trademarks } from '#web/features/rights/trademarks/index.ts'
import { screens as search } from '#web/features/search/index.ts'
import { screens as sourcing } from '#web/features/sourcing/index.ts'
import type { Screen } from '#web/kit/screen.ts'
import { firstScreens } from './first-screens.ts'
import { screens as userCenter } from './user-center/index.ts'

export const screens: readonly Screen[] = [
  ...firstScreens,
  ...home,
  ...markets,
  ...products,
  ...patents,
  ...trademarks,
  ...reports,
  ...keywords,
  ...search,
  ...sourcing,
  ...listing,
  ...calculators,
  ...images,
  ...infringement,
  ...extension,
  ...knowledge,
  ...billing,
  ...userCenter,
]
