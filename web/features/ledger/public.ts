/** What other subjects may use of the ledger: calls that cost power, and the top-up dialog. */
export { leaveTopUp, openTopUp, type TopUp, useTopUp } from './top-up.state.ts'
export { type Charge, useCharged } from './use-charged.ts'
