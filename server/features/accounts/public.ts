/** What other subjects may use of accounts. */
export {
  accountsWithEndedLevel,
  isAccountGone,
  phoneOf,
  setLevel,
  standInFor,
} from './account.store.ts'
export type { AccountsWorld } from './accounts.world.ts'
