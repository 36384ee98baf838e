import { useEffect } from 'react'
import { usePage } from './url-state.ts'

interface Listed {
  data: { total: number } | undefined
  isSuccess: boolean
  isPlaceholderData: boolean
}

/** The number of pages of a list. Redirects to the last page if the current page no longer exists. */
export function usePagesOf({ data, isSuccess, isPlaceholderData }: Listed, size: number): number {
  const [page, setPage] = usePage()
  const pages = Math.ceil((data?.total ?? 0) / size)
  const last = Math.max(pages, 1)
  const beyond = isSuccess && !isPlaceholderData && page > last
  useEffect(() => {
    if (beyond) setPage(last, { replace: true })
  })
  return pages
}
