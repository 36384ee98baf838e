import { useQueryClient } from '@tanstack/react-query'
import { account } from '#contracts/api/accounts/account.ts'
import { refreshAccount } from '#web/api/calls.ts'
import { keyOf } from '#web/api/queries.ts'
import type { SessionUser } from '#web/api/session.ts'

/** Shows what the account has become, here and in the bar. */
export function useTellAccount() {
  const queries = useQueryClient()
  return (changed: { user: SessionUser }) => {
    queries.setQueryData(keyOf(account.info, {}), changed)
    void refreshAccount().catch(() => {})
  }
}
