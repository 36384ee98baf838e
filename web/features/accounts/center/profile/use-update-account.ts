import { useQueryClient } from '@tanstack/react-query'
import { account } from '#contracts/api/accounts/account.ts'
import { refreshAccount } from '#web/api/calls.ts'
import { keyOf } from '#web/api/queries.ts'
import type { SessionUser } from '#web/api/session.ts'

/** Stores the changed account in the query cache and refreshes the session's user, whom the top bar shows. */
export function useUpdateAccount() {
  const queries = useQueryClient()
  return (changed: { user: SessionUser }) => {
    queries.setQueryData(keyOf(account.info, {}), changed)
    void refreshAccount().catch(() => {})
  }
}
