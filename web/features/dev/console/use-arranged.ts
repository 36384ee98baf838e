import { devFaults } from '#contracts/api/dev/devtools-faults.ts'
import { devState } from '#contracts/api/dev/devtools-state.ts'
import { useCall } from '#web/api/queries.ts'

const EVERY_MS = 3000
/** Under the key by which the mark in the frame knows it too. */
const ASKED = { query: {} }

/** What is arranged in this world, which scripts change too: read again every few seconds. */
export const useArranged = () => useCall(devState.read, ASKED, { refetchInterval: EVERY_MS })
/** The rules, with how often each was met. */
export const useFaults = () => useCall(devFaults.index, {}, { refetchInterval: EVERY_MS })
