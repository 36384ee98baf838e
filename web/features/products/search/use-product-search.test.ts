import { expect, test, vi } from 'vitest'
import { stubBrowser } from '#web/api/browser.test-support.ts'

stubBrowser()
vi.stubGlobal('window', new EventTarget())
const { isNarrowed, readProductSearch } = await import('./use-product-search.ts')

const isNarrowedBy = (address: string) => isNarrowed(readProductSearch(new URLSearchParams(address)))

test.each(['words=travel+mug', 'without=steel', 'brands=Acme', 'sellers=Acme', 'category=1', 'price=10..20'])(
  'an address with %s is narrowed',
  (address) => expect(isNarrowedBy(address)).toBe(true),
)

test.each(['', 'marketplace=DE&data=sample', 'month=2026-09', 'sort=price.asc', 'match=exact', 'words='])(
  'an address with “%s” is not narrowed',
  (address) => expect(isNarrowedBy(address)).toBe(false),
)
