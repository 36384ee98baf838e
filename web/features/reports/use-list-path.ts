import { useRememberedPage } from '#web/kit/session-store.ts'
import { addressOnPage } from '#web/kit/url-state.ts'

/** The list of reports, on the page that was shown last. */
export const useListPath = (): string => addressOnPage('/products/asin_fx/index', useRememberedPage('asinReport'))
