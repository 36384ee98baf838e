import { useRememberedPage } from '#web/kit/session-store.ts'
import { withPage } from '#web/kit/url-state.ts'

/** The list of reports, on the page that was shown last. */
export function useListPath(): string {
  const search = withPage(new URLSearchParams(), useRememberedPage('asinReport')).toString()
  return `/products/asin_fx/index${search && `?${search}`}`
}
