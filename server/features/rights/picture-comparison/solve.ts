/** Values per row of the equations: eight unknowns, then the right side. */
export const STRIDE = 9

const ANSWER = new Float64Array(8)

/**
 * Solves symmetric equations of up to eight unknowns in place by Cholesky decomposition; only the lower triangle is read. The
 * next call overwrites the result.
 */
export function solve(m: Float64Array, unknowns: number): Float64Array {
  for (let r = 0; r < unknowns; r++) {
    for (let c = 0; c <= r; c++) {
      let sum = m[r * STRIDE + c]!
      for (let k = 0; k < c; k++) sum -= m[r * STRIDE + k]! * m[c * STRIDE + k]!
      m[r * STRIDE + c] = r === c ? Math.sqrt(Math.max(1e-9, sum)) : sum / m[c * STRIDE + c]!
    }
  }
  for (let r = 0; r < unknowns; r++) {
    let sum = m[r * STRIDE + 8]!
    for (let k = 0; k < r; k++) sum -= m[r * STRIDE + k]! * ANSWER[k]!
    ANSWER[r] = sum / m[r * STRIDE + r]!
  }
  for (let r = unknowns - 1; r >= 0; r--) {
    let sum = ANSWER[r]!
    for (let k = r + 1; k < unknowns; k++) sum -= m[k * STRIDE + r]! * ANSWER[k]!
    ANSWER[r] = sum / m[r * STRIDE + r]!
  }
  return ANSWER
}
