import type { Watch } from '#contracts/api/watches.ts'
import { DEFAULT_MARKETPLACE } from '#contracts/model/marketplaces.ts'
import { marketPath, productPath } from '#web/features/catalogue/public/detail-paths.ts'

/** Where the app shows the watched item. */
export function watchAddress({
  kind,
  id,
  subject,
  address,
  marketplace,
}: Pick<Watch, 'kind' | 'id' | 'subject' | 'address' | 'marketplace'>): string {
  if (kind === 'patents') return `/patent-new?tab=watches&watch=${id}`
  if (kind === 'productSearch') return address ?? '/select/product'
  if (kind === 'marketSearch') return address ?? '/select/market'
  const on = marketplace ?? DEFAULT_MARKETPLACE
  if (kind === 'market') return marketPath(subject, on)
  return productPath(subject.split('/')[1] ?? '', on)
}
