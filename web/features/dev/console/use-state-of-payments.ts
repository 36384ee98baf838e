import { simulators } from '#contracts/api/dev/simulators.ts'
import { useCall } from '#web/api/queries.ts'

const POLL_MS = 3000

/** Payments and notices at the simulators. Polled, because they change on their own. */
export const useStateOfPayments = () => useCall(simulators.state, {}, { refetchInterval: POLL_MS, retry: false })
