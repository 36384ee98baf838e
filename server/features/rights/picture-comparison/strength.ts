/** Quantiles of the strength, from a histogram of 512 bins. */
export function strengthQuantiles(strength: Float32Array, shares: readonly number[]): number[] {
  let most = 0
  for (let i = 0; i < strength.length; i++) if (strength[i]! > most) most = strength[i]!
  if (most === 0) return shares.map(() => 0)
  const counts = new Uint32Array(512)
  const scale = 511.99 / most
  for (let i = 0; i < strength.length; i++) counts[(strength[i]! * scale) | 0]!++
  return shares.map((share) => {
    let left = share * strength.length
    for (let i = 0; i < 512; i++) {
      left -= counts[i]!
      if (left <= 0) return ((i + 0.5) / 512) * most
    }
    return most
  })
}
