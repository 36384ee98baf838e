import { useLocation, useSearch } from 'wouter'
import { startSession } from '#web/api/session.ts'
import { wayBack } from '#web/kit/way-back.ts'

const AFTER_LOGIN = '/products'

/** Where the person was going, kept through all screens of the accounts, and how to let them in. */
export function useEntry() {
  const [, navigate] = useLocation()
  const search = useSearch()
  const back = wayBack(search)
  const after = back ?? AFTER_LOGIN
  return {
    after,
    /** Whether a page that needs a login sent the person here. */
    sentHere: back !== undefined,
    /** The same query on another screen of the accounts. */
    to: (path: string) => (search ? `${path}?${search}` : path),
    enter: ({ token, user }: { token: string; user: Parameters<typeof startSession>[1] }) => {
      startSession(token, user)
      navigate(after, { replace: true })
    },
  }
}
