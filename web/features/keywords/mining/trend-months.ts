/** The months of a series that ends in `last`, oldest first: `2026-01` and 2 give `2025-12` and `2026-01`. */
export function monthsUntil(last: string, count: number): string[] {
  const end = Number(last.slice(0, 4)) * 12 + Number(last.slice(5, 7)) - 1
  return Array.from({ length: count }, (_, at) => {
    const month = end - (count - 1 - at)
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}
