import { devWorlds } from '#contracts/api/dev/devtools-worlds.ts'
import { useCall } from '#web/api/queries.ts'

const EVERY_MS = 5000

/** The sample accounts of this world. */
export const useAccounts = () => useCall(devWorlds.accounts, {}, { refetchInterval: EVERY_MS })

/** To choose one of them, or all under the name that is given. */
export function useAccountChoices(all: string): { value: string; label: string }[] {
  const { data } = useAccounts()
  return [
    { value: '', label: all },
    ...(data?.row ?? []).map(({ phone, nickname }) => ({ value: phone, label: `${nickname} · ${phone}` })),
  ]
}
