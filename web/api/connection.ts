/** Whether the server can be reached, as far as this page knows. Watched behind the login: watch-connection.ts. */
import { signal } from '@preact/signals-react'

/** `offline`: the device has no network. `unreachable`: it has one, and the server does not answer. */
export type Connection = 'online' | 'offline' | 'unreachable'

export const connection = signal<Connection>('online')

/** Counts the calls that got no answer from the server. */
export const lostCalls = signal(0)

/** No answer at all, or a proxy's that has no server behind it. */
const LOST = [0, 502, 503, 504]

export const isLost = ({ status }: { status: number }) => LOST.includes(status)
