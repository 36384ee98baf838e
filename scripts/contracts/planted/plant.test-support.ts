/** How a difference is planted in the answers of a call. */
import type { Change, Envelope } from '#server/app/deviating-server.test-support.ts'

export interface Plant {
  what: string
  /** The call that is changed. */
  at: string
  /** The call whose answer shows the difference. */
  call: string
  /** The path of the reported difference. */
  path: string
  change: Change
  /** Differences of one set can be planted together: none hides another. */
  set: 1 | 2 | 3 | 4
}

export type Fields = Record<string, unknown>
/** The casts below are safe: the real server answers, and its data follows the contract. */
const ofSuccess =
  (change: (data: Fields) => unknown) =>
  (envelope: Envelope): Envelope =>
    envelope.code === 1 ? { ...envelope, data: change(envelope.data as Fields) } : envelope
export const data = (change: (data: Fields) => unknown): Change => ({ envelope: ofSuccess(change) })
export const user = (change: (user: Fields) => Fields) => data((all) => ({ ...all, user: change(all.user as Fields) }))
export const rows = (name: string, change: (row: Fields) => Fields) =>
  data((all) => ({ ...all, [name]: (all[name] as Fields[]).map(change) }))
export const list = (name: string, change: (rows: Fields[]) => Fields[]) =>
  data((all) => ({ ...all, [name]: change(all[name] as Fields[]) }))
export const field = (name: string, change: (value: never) => unknown) => (row: Fields) => ({
  ...row,
  [name]: change(row[name] as never),
})
export const renameField = (from: string, to: string) => (row: Fields) => {
  const { [from]: value, ...rest } = row
  return { ...rest, [to]: value }
}
export const removeField = (name: string) => (row: Fields) => {
  const { [name]: _, ...rest } = row
  return rest
}
export const refusal = (code: number, change: (envelope: Envelope) => unknown): Change => ({
  envelope: (envelope) => (envelope.code === code ? change(envelope) : envelope),
})
export const plant = (
  set: Plant['set'],
  call: string,
  path: string,
  what: string,
  change: Change,
  at = call,
): Plant => ({
  set,
  call,
  path,
  what,
  change,
  at,
})
