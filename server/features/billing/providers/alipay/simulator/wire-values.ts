/** Amounts and times in Alipay's messages: yuan with two decimals, Beijing time. */

export const MIN_FEN = 1
export const MAX_FEN = 10_000_000_000

export const yuan = (fen: number): string => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`

/** Fen of an amount such as `88.8`; undefined if invalid or out of bounds. */
export function fenOf(value: unknown): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(String(value)) ?? []
  if (whole === undefined) return undefined
  const fen = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return fen >= MIN_FEN && fen <= MAX_FEN ? fen : undefined
}

/** China is eight hours ahead of UTC, without summer time. */
const BEIJING_OFFSET_MS = 8 * 3_600_000

/** `2026-11-21 15:04:05` in Beijing. */
export const beijing = (time: number): string =>
  new Date(time + BEIJING_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')

/** The instant of a Beijing time, with or without seconds; undefined if invalid. */
export function instantOf(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?$/.test(text)) return undefined
  const full = text.length === 16 ? `${text}:00` : text
  const time = Date.parse(`${full.replace(' ', 'T')}+08:00`)
  return Number.isFinite(time) && beijing(time) === full ? time : undefined
}

/** The end of a `timeout_express` (`15m`, `2h`, `1d`, `1c`: midnight); undefined if invalid. */
export function endOf(timeout: string, now: number): number | undefined {
  if (timeout === '1c') return Math.ceil((now + BEIJING_OFFSET_MS + 1) / DAY_MS) * DAY_MS - BEIJING_OFFSET_MS
  const [, count, unit = ''] = /^(\d{1,5})([mhd])$/.exec(timeout) ?? []
  const length = Number(count) * (UNITS[unit] ?? Number.NaN)
  return length >= 60_000 && length <= MAX_LIFETIME_MS ? now + length : undefined
}

const DAY_MS = 86_400_000
const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: DAY_MS }

/** Maximum and default lifetime of an unpaid trade. */
export const MAX_LIFETIME_MS = 15 * DAY_MS
