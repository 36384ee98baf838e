import { devWorlds } from '#contracts/api/dev/devtools-worlds.ts'
import { useCall } from '#web/api/queries.ts'

const POLL_MS = 5000

export const useAccounts = () => useCall(devWorlds.accounts, {}, { refetchInterval: POLL_MS })

/** Options for selecting an account. `all` is the label of the first option, which has an empty value. */
export function useAccountChoices(all: string): { value: string; label: string }[] {
  const { data } = useAccounts()
  return [
    { value: '', label: all },
    ...(data?.row ?? []).map(({ phone, nickname }) => ({ value: phone, label: `${nickname} · ${phone}` })),
  ]
}
