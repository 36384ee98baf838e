/** State that stands in the address: it survives a reload, and the browser's Back undoes it. */
import { useLocation } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'

/** The page that an address names; 1 when it names none or no page at all. */
export function pageIn(search: URLSearchParams): number {
  const text = search.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}

/** The query with another page in it; the first page goes without saying. */
export function withPage(search: URLSearchParams, page: number): URLSearchParams {
  const changed = new URLSearchParams(search)
  if (page > 1) changed.set('page', String(page))
  else changed.delete('page')
  return changed
}

interface Turning {
  /** Instead of the page before, which Back would otherwise lead to. */
  replace?: boolean
}

/** The page of a list, and how to turn to another. */
export function usePage(): [page: number, turnTo: (page: number, how?: Turning) => void] {
  const [path, navigate] = useLocation()
  const search = new URLSearchParams(useSearch())
  const turnTo = (page: number, how?: Turning) => {
    const query = withPage(search, page).toString()
    navigate(query ? `${path}?${query}` : path, how)
  }
  return [pageIn(search), turnTo]
}
