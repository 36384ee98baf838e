/** Whether this page can reach the server. watch-connection.ts updates it, which the login does not load. */
import { signal } from '@preact/signals-react'

/** `offline`: the device has no network. `unreachable`: it has network, but the server does not answer. */
export type Connection = 'online' | 'offline' | 'unreachable'

export const connection = signal<Connection>('online')

/** Number of calls without an answer from the server. */
export const lostCalls = signal(0)

/** No answer, or a proxy's answer for a server that is down. */
const LOST = [0, 502, 503, 504]

export const isLost = ({ status }: { status: number }) => LOST.includes(status)
