import type { PageTitle } from '#web/kit/screen.ts'
import { useRememberedPage } from '#web/kit/session-store.ts'
import { addressOnPage } from '#web/kit/url-state.ts'

/** Returns a function for the address of a crumb. A list opens on the page that was shown last. */
export function useCrumbAddress() {
  const asin = useRememberedPage('asinReport')
  const market = useRememberedPage('marketReport')
  const shown: Partial<Record<PageTitle, number>> = { asin, market }
  return ({ title, path }: { title: PageTitle; path: string }) => addressOnPage(path, shown[title] ?? 1)
}
