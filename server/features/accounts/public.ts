export {
  accountsWithEndedLevel,
  ensureUpstreamAccount,
  isAccountGone,
  levelOf,
  phoneOf,
  setLevel,
} from './account.store.ts'
export type { AccountsWorld } from './accounts.world.ts'
