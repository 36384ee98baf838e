/** State in the URL: it survives a reload, and Back undoes it. */
import { useLocation } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'

/** The page number in a query string; 1 if the number is missing or invalid. */
export function pageIn(search: URLSearchParams): number {
  const text = search.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}

/** The query with another page; page 1 is omitted. */
export function withPage(search: URLSearchParams, page: number): URLSearchParams {
  const changed = new URLSearchParams(search)
  if (page > 1) changed.set('page', String(page))
  else changed.delete('page')
  return changed
}

export function addressOnPage(path: string, page: number): string {
  const query = withPage(new URLSearchParams(), page).toString()
  return query ? `${path}?${query}` : path
}

/** The query with each of these values set, or deleted if it is empty, and back on page 1. */
export function withValues(search: URLSearchParams, values: Readonly<Record<string, string>>): URLSearchParams {
  const changed = withPage(search, 1)
  for (const [name, value] of Object.entries(values)) {
    if (value) changed.set(name, value)
    else changed.delete(name)
  }
  return changed
}

/** The query of the address, and a setter for some of its values. */
export function useSearchValues(): [
  search: URLSearchParams,
  setSearch: (values: Readonly<Record<string, string>>) => void,
] {
  const [path, navigate] = useLocation()
  const search = new URLSearchParams(useSearch())
  const setSearch = (values: Readonly<Record<string, string>>) => {
    const query = withValues(search, values).toString()
    // Otherwise Back would undo a typed value character by character.
    navigate(query ? `${path}?${query}` : path, { replace: true })
  }
  return [search, setSearch]
}

interface TurnOptions {
  replace?: boolean
}

export function usePage(): [page: number, setPage: (page: number, options?: TurnOptions) => void] {
  const [path, navigate] = useLocation()
  const search = new URLSearchParams(useSearch())
  const setPage = (page: number, options?: TurnOptions) => {
    const query = withPage(search, page).toString()
    navigate(query ? `${path}?${query}` : path, options)
  }
  return [pageIn(search), setPage]
}

/** The query with one value set, or deleted if it is empty. The list stays on its page. */
export function withOpened(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const changed = new URLSearchParams(search)
  if (value) changed.set(name, value)
  else changed.delete(name)
  return changed
}

/** Whether a history state belongs to an overlay. The page below an overlay keeps its scroll position. */
export const isOpenedOver = (state: unknown): boolean => typeof state === 'object' && state !== null && 'over' in state

interface OpenedOptions {
  /** Set if an opened item has pages of its own: opening an item then resets the page. */
  paged?: boolean
}

/** The id of the opened item in the query parameter `name`, and its setter. Null or the Back button closes the item. */
export function useOpened(
  name: string,
  { paged = false }: OpenedOptions = {},
): [opened: number | null, open: (id: number | null) => void] {
  const [path, navigate] = useLocation()
  const search = new URLSearchParams(useSearch())
  const text = search.get(name) ?? ''
  const open = (id: number | null) => {
    const opened = withOpened(search, name, id === null ? '' : String(id))
    const query = (paged ? withPage(opened, 1) : opened).toString()
    navigate(query ? `${path}?${query}` : path, { replace: id === null, state: { over: name } })
  }
  return [/^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null, open]
}
