import { useLocation } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import { startSession } from '#web/api/session.ts'
import { wayBack } from '#web/kit/way-back.ts'

const AFTER_LOGIN = '/products'

/** Where the person was going, kept through all screens of the accounts, and how to let them in. */
export function useEntry() {
  const [, navigate] = useLocation()
  const search = useSearch()
  const after = wayBack(search) ?? AFTER_LOGIN
  return {
    after,
    /** The same query on another screen of the accounts. */
    to: (path: string) => path + search,
    enter: ({ token, user }: { token: string; user: Parameters<typeof startSession>[1] }) => {
      startSession(token, user)
      navigate(after, { replace: true })
    },
  }
}
