/** The strength below which a share of all pixels lie. */
export function strengthAt(strength: Float32Array, share: number): number {
  let most = 0
  for (let i = 0; i < strength.length; i++) if (strength[i]! > most) most = strength[i]!
  if (most === 0) return 0
  const counts = new Uint32Array(512)
  for (let i = 0; i < strength.length; i++) counts[Math.min(511, (strength[i]! / most) * 512) | 0]!++
  let left = share * strength.length
  for (let i = 0; i < 512; i++) {
    left -= counts[i]!
    if (left <= 0) return ((i + 0.5) / 512) * most
  }
  return most
}
