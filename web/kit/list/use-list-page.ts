import { PAGE_SIZE } from '#contracts/core/page.ts'
import { usePage } from '#web/kit/url-state.ts'
import { useIsNarrow } from './use-is-narrow.ts'

/** Rows of a window. Small enough for a page of pictures, large enough for few calls. */
export const WINDOW_SIZE = 50

/** The page to ask for: the first window of a table, or the page of the address for cards. */
export function useListPage(isGallery = false): { page: number; size: number } {
  const [page] = usePage()
  const isNarrow = useIsNarrow()
  return isNarrow || isGallery ? { page, size: PAGE_SIZE } : { page: 1, size: WINDOW_SIZE }
}
