/**
 * Whether this page can reach the server. The code that updates it is a separate file, watch-connection.ts, because the
 * login does not load that code.
 */
import { signal } from '@preact/signals-react'

/** `offline`: the device has no network. `unreachable`: it has network, but the server does not answer. */
export type Connection = 'online' | 'offline' | 'unreachable'

export const connection = signal<Connection>('online')

/** Number of calls without an answer from the server. */
export const lostCalls = signal(0)

/** Status codes of a lost call: 0 without an answer, the others from a proxy whose server is down. */
const LOST = [0, 502, 503, 504]

export const isLost = ({ status }: { status: number }) => LOST.includes(status)
