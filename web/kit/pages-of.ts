import { useEffect } from 'react'
import { usePage } from './url-state.ts'

interface Listed {
  data: { total: number } | undefined
  isSuccess: boolean
  isPlaceholderData: boolean
}

/**
 * How many pages a list has. An address that names one beyond them is led to the last: that its last row was deleted, or
 * somebody typed it, must not look as if there were nothing.
 */
export function usePagesOf({ data, isSuccess, isPlaceholderData }: Listed, size: number): number {
  const [page, turnTo] = usePage()
  const pages = Math.ceil((data?.total ?? 0) / size)
  const last = Math.max(pages, 1)
  const beyond = isSuccess && !isPlaceholderData && page > last
  useEffect(() => {
    if (beyond) turnTo(last, { replace: true })
  })
  return pages
}
