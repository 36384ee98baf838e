import { useLocation } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import { startSession } from '#web/api/session.ts'
import { wayBack } from '#web/kit/way-back.ts'

const AFTER_LOGIN = '/products'

/** The return address, kept in the query through all account screens, and the way to start a session. */
export function useEntry() {
  const [, navigate] = useLocation()
  const search = useSearch()
  const after = wayBack(search) ?? AFTER_LOGIN
  return {
    after,
    /** The path of another account screen with the return address. */
    to: (path: string) => path + search,
    enter: ({ token, user }: { token: string; user: Parameters<typeof startSession>[1] }) => {
      startSession(token, user)
      navigate(after, { replace: true })
    },
  }
}
