import type { Watch } from '#contracts/api/watches.ts'

/** Where the app shows the watched item. */
export function watchAddress({
  kind,
  id,
  subject,
  address,
}: Pick<Watch, 'kind' | 'id' | 'subject' | 'address'>): string {
  if (kind === 'patents') return `/patent-new?tab=watches&watch=${id}`
  if (kind === 'market') return `/products/hot-market-detail?${new URLSearchParams({ nicheId: subject })}`
  if (kind === 'productSearch') return address ?? '/select/product'
  const [marketplace = '', asin = ''] = subject.split('/')
  return productAddress(asin, marketplace)
}

export const productAddress = (asin: string, marketplace: string) =>
  `/products/hot-product-detail?${new URLSearchParams({ asin, marketplace })}`
