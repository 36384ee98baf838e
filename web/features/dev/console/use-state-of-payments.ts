import { counterparts } from '#contracts/api/dev/counterparts.ts'
import { useCall } from '#web/api/queries.ts'

const EVERY_MS = 3000

/** Payments and notices at the counterparts, read again every few seconds: they change without us. */
export const useStateOfPayments = () => useCall(counterparts.state, {}, { refetchInterval: EVERY_MS, retry: false })
