export {
  accountsWithEndedLevel,
  ensureUpstreamAccount,
  isAccountGone,
  phoneOf,
  setLevel,
} from './account.store.ts'
export type { AccountsWorld } from './accounts.world.ts'
