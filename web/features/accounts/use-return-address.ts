import { useLocation } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import { startSession } from '#web/api/session.ts'
import { wayBack } from '#web/kit/way-back.ts'

const AFTER_LOGIN = '/products'

/** Handles the address to open after login. All account screens keep it in their query. */
export function useReturnAddress() {
  const [, navigate] = useLocation()
  const search = useSearch()
  const after = wayBack(search) ?? AFTER_LOGIN
  return {
    after,
    /** Adds the return address to the path of another account screen. */
    to: (path: string) => path + search,
    /** Starts the session and opens the return address. */
    enter: ({ token, user }: { token: string; user: Parameters<typeof startSession>[1] }) => {
      startSession(token, user)
      navigate(after, { replace: true })
    },
  }
}
