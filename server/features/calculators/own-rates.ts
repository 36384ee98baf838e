import type { ExchangeRates } from '#contracts/model/calculators/exchange.ts'
import type { World } from '#server/platform/world.ts'
import { settingsOf } from './calculators.store.ts'

/** The exchange rates that the account has entered; null if it has none. */
export async function ownRates({ db }: Pick<World, 'db'>, accountId: number): Promise<ExchangeRates | null> {
  const stored = await settingsOf(db, accountId)
  if (stored === undefined) return null
  const { exchange = null }: { exchange?: ExchangeRates | null } = JSON.parse(stored) // written by `saveSettings` only
  return exchange
}
