import { counterparts } from '#contracts/api/dev/counterparts.ts'
import { useCall } from '#web/api/queries.ts'

const POLL_MS = 3000

/** Payments and notices at the counterparts. Polled, because they change on their own. */
export const useStateOfPayments = () => useCall(counterparts.state, {}, { refetchInterval: POLL_MS, retry: false })
