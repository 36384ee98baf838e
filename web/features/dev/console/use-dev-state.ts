import { devFaults } from '#contracts/api/dev/devtools-faults.ts'
import { devState } from '#contracts/api/dev/devtools-state.ts'
import { useCall } from '#web/api/queries.ts'

const POLL_MS = 3000
/** The same input as in web/app/dev-mark.tsx, so that both files share one cached query. */
const INPUT = { query: {} }

/**
 * The state of the world that this browser uses. A world is a separate set of data on the server. Polled, because
 * scripts change the state too.
 */
export const useDevState = () => useCall(devState.read, INPUT, { refetchInterval: POLL_MS })
export const useFaults = () => useCall(devFaults.index, {}, { refetchInterval: POLL_MS })
