export interface Sort {
  column: number
  descending: boolean
}

type Value = number | string | null

/** Row indexes in sorted order. Unknown values come last in both directions. */
export function orderOf(rows: readonly (readonly Value[])[], sort: Sort | undefined): number[] {
  const places = rows.map((_, at) => at)
  if (!sort) return places
  const { column, descending } = sort
  return places.sort((a, b) => {
    const [one, other] = [rows[a]?.[column] ?? null, rows[b]?.[column] ?? null]
    if (one === null || other === null) return Number(one === null) - Number(other === null) || a - b
    const order =
      typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other))
    return (descending ? -order : order) || a - b
  })
}

/** The sorting after a click. The first click sorts numbers descending and words ascending; the third removes it. */
export function nextSort(sort: Sort | undefined, column: number, isNumber: boolean): Sort | undefined {
  if (sort?.column !== column) return { column, descending: isNumber }
  return sort.descending === isNumber ? { column, descending: !isNumber } : undefined
}
