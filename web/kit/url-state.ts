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

/** The address of a list on one of its pages. */
export function addressOnPage(path: string, page: number): string {
  const query = withPage(new URLSearchParams(), page).toString()
  return query ? `${path}?${query}` : path
}

/** The query with these values in it; an empty one goes without saying, and with another question the first page begins. */
export function withValues(search: URLSearchParams, values: Readonly<Record<string, string>>): URLSearchParams {
  const changed = withPage(search, 1)
  for (const [name, value] of Object.entries(values)) {
    if (value) changed.set(name, value)
    else changed.delete(name)
  }
  return changed
}

/** What the address asks for, and how to ask for something else. */
export function useAsked(): [asked: URLSearchParams, ask: (values: Readonly<Record<string, string>>) => void] {
  const [path, navigate] = useLocation()
  const search = new URLSearchParams(useSearch())
  const ask = (values: Readonly<Record<string, string>>) => {
    const query = withValues(search, values).toString()
    // Each letter of a date would otherwise be a step back.
    navigate(query ? `${path}?${query}` : path, { replace: true })
  }
  return [search, ask]
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

/** The query with something opened or, by an empty text, closed; the page of the list beneath stays. */
export function withOpened(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const changed = new URLSearchParams(search)
  if (value) changed.set(name, value)
  else changed.delete(name)
  return changed
}

/** Whether an address was gone to by opening something over the page: the page beneath stays where it is. */
export const isOpenedOver = (state: unknown): boolean => typeof state === 'object' && state !== null && 'over' in state

interface Opening {
  /** What is opened has pages of its own: another begins with the first. */
  paged?: boolean
}

/**
 * What is opened over the page, by the number that the address names, and how to open another or, by null, none. Back
 * closes what was opened here.
 */
export function useOpened(
  name: string,
  { paged = false }: Opening = {},
): [opened: number | null, open: (id: number | null) => void] {
  const [path, navigate] = useLocation()
  const search = new URLSearchParams(useSearch())
  const text = search.get(name) ?? ''
  const open = (id: number | null) => {
    const opened = withOpened(search, name, id === null ? '' : String(id))
    const query = (paged ? withPage(opened, 1) : opened).toString()
    navigate(query ? `${path}?${query}` : path, { replace: id === null, state: { over: name } })
  }
  return [/^[1-9]\d{0,11}$/.test(text) ? Number(text) : null, open]
}
