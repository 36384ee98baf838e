import type { Watch } from '#contracts/api/watches.ts'
import { DEFAULT_MARKETPLACE, type Marketplace } from '#contracts/model/marketplaces.ts'
import { productPath } from '#web/features/catalogue/public/product-path.ts'

export const marketAddress = (id: string, marketplace: Marketplace) =>
  `/products/hot-market-detail?${new URLSearchParams({ nicheId: id, marketplace })}`

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
  if (kind === 'market') return marketAddress(subject, on)
  return productPath(subject.split('/')[1] ?? '', on)
}
