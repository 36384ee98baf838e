/** Exact fractions of big integers. Denominators are positive. */
export interface Q {
  n: bigint
  d: bigint
}
/** Decimal fractions as they are written: 0.1 is one tenth. */
export function q(value: number): Q {
  const [mantissa = '0', exponent = '0'] = value.toString().toLowerCase().split('e')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  const shift = Number(exponent) - fraction.length
  const digits = BigInt(whole + fraction)
  return shift >= 0 ? { n: digits * 10n ** BigInt(shift), d: 1n } : { n: digits, d: 10n ** BigInt(-shift) }
}
export const add = (a: Q, b: Q): Q => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d })
export const mul = (a: Q, b: Q): Q => ({ n: a.n * b.n, d: a.d * b.d })
export const div = (a: Q, b: Q): Q => ({ n: a.n * b.d, d: a.d * b.n })
export const less = (a: Q, b: Q): boolean => a.n * b.d < b.n * a.d
export const max = (a: Q, b: Q): Q => (less(a, b) ? b : a)
export const min = (a: Q, b: Q): Q => (less(a, b) ? a : b)
export const ZERO = q(0)
export const total = (all: Q[]): Q => all.reduce(add, ZERO)
export const ceil = ({ n, d }: Q): Q => ({ n: (n + d - 1n) / d, d: 1n })
/** Rounds half up to whole numbers; amounts are not negative. */
export const cents = ({ n, d }: Q): Q => ({ n: (2n * n + d) / (2n * d), d: 1n })
export const num = ({ n, d }: Q): number => Number(n) / Number(d)

/** Low and high; null: unknown. */
export type Bounds = [Q, Q] | null
