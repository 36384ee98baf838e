/** Fees of the three named products on 2026-11-15, computed from Amazon's fee tables without the product's code. */

export interface GoldenFees {
  vat: number
  referral: { value: number; low: number; high: number } | null
  fba: number
  storage: number | null
}

/** US: large standard size, $10–50, peak season. A mug is billed by its dimensional weight. */
const PEAK = [397, 421, 448, 489, 534, 573, 589, 615, 629, 649, 666, 708]
function us(price: number, [length, width, height]: [number, number, number], grams: number): GoldenFees {
  const inches = (length / 25.4) * (width / 25.4) * (height / 25.4)
  const ounces = Math.max(inches / 139, grams / 453.59237) * 16
  const row = PEAK[Math.ceil(ounces / 4) - 1] ?? Number.NaN
  return {
    vat: 0,
    referral: exactFee(Math.round(price * 0.15)),
    fba: Math.round(row * 1.035),
    storage: (inches / 1728) * 240,
  }
}

/**
 * DE: a lamp with 1.07 kg dimensional weight is a small parcel up to 1.4 kg. The commission is between 5% and 15%, shown
 * as 15%.
 */
function de(price: number, [length, width, height]: [number, number, number], grams: number): GoldenFees {
  const kilos = Math.max(grams, (length * width * height) / 5000) / 1000
  if (kilos <= 0.9 || kilos > 1.4) throw new Error(`${kilos} kg belongs to another row of the fee table`)
  return {
    vat: price - price / 1.19,
    referral: { value: Math.round(price * 0.15), low: Math.round(price * 0.05), high: Math.round(price * 0.15) },
    fba: 341,
    storage: null,
  }
}

/** JP, up to 2 kg: ¥420 if the three sides sum to at most 40 cm, ¥425 up to 50 cm. The commission is unknown. */
function jp(price: number, sides: [number, number, number]): GoldenFees {
  const sum = sides.reduce((total, side) => total + side, 0)
  if (sum <= 300 || sum > 500) throw new Error(`${sum} mm belongs to another row of the fee table`)
  return { vat: price - price / 1.1, referral: null, fba: sum <= 400 ? 420 : 425, storage: null }
}

const exactFee = (value: number) => ({ value, low: value, high: value })

export const FEES: Record<string, (price: number, size: [number, number, number], grams: number) => GoldenFees> = {
  US: us,
  DE: de,
  JP: jp,
}
