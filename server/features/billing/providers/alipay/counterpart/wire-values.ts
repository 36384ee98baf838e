/** Money and time as they stand in Alipay's messages: yuan with two decimals, and the clock of Beijing. */

/** The smallest and largest amount of a trade, in fen. */
export const LEAST = 1
export const MOST = 10_000_000_000

export const yuan = (fen: number): string => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`

/** Whole fen of an amount like `88.8`; undefined for what is no amount of a trade. */
export function fenOf(value: unknown): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(String(value)) ?? []
  if (whole === undefined) return undefined
  const fen = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return fen >= LEAST && fen <= MOST ? fen : undefined
}

/** China keeps one time, eight hours ahead of UTC, without summer time. */
const AHEAD_MS = 8 * 3_600_000

/** `2026-11-21 15:04:05` in Beijing. */
export const beijing = (time: number): string => new Date(time + AHEAD_MS).toISOString().slice(0, 19).replace('T', ' ')

/** The instant of a Beijing time with or without seconds; undefined for what is none. */
export function instantOf(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?$/.test(text)) return undefined
  const full = text.length === 16 ? `${text}:00` : text
  const time = Date.parse(`${full.replace(' ', 'T')}+08:00`)
  return Number.isFinite(time) && beijing(time) === full ? time : undefined
}

/** When a `timeout_express` ends (`15m`, `2h`, `1d`, `1c`: until the end of the day); undefined for what is none. */
export function endOf(timeout: string, now: number): number | undefined {
  if (timeout === '1c') return Math.ceil((now + AHEAD_MS + 1) / DAY_MS) * DAY_MS - AHEAD_MS
  const [, count, unit = ''] = /^(\d{1,5})([mhd])$/.exec(timeout) ?? []
  const length = Number(count) * (UNITS[unit] ?? Number.NaN)
  return length >= 60_000 && length <= LONGEST_MS ? now + length : undefined
}

const DAY_MS = 86_400_000
const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: DAY_MS }

/** A trade may wait for its buyer for 15 days, and does unless told otherwise. */
export const LONGEST_MS = 15 * DAY_MS
