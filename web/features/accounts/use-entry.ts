import { useLocation } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import { startSession } from '#web/api/session.ts'
import { wayBack } from '#web/kit/way-back.ts'

const AFTER_LOGIN = '/products'

/** Where the login leads: the return address, which all account screens keep in their query. */
export function useEntry() {
  const [, navigate] = useLocation()
  const search = useSearch()
  const after = wayBack(search) ?? AFTER_LOGIN
  return {
    after,
    /** The path of another account screen with the return address. */
    to: (path: string) => path + search,
    /** Starts the session and opens the return address. */
    enter: ({ token, user }: { token: string; user: Parameters<typeof startSession>[1] }) => {
      startSession(token, user)
      navigate(after, { replace: true })
    },
  }
}
