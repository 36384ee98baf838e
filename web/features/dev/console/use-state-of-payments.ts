import { simulators } from '#contracts/api/dev/simulators.ts'
import { useCall } from '#web/api/queries.ts'

const POLL_MS = 3000

/** Payments and notices of the payment simulators. Polled, because they also change without a user action. */
export const useStateOfPayments = () => useCall(simulators.state, {}, { refetchInterval: POLL_MS, retry: false })
