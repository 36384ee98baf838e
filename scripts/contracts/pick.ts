/** A value in unchecked data; undefined if it does not exist. */
export function pick(data: unknown, ...path: readonly (string | number)[]): unknown {
  let value = data
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = new Map(Object.entries(value)).get(String(step))
  }
  return value
}

export const rowsIn = (data: unknown, ...path: readonly (string | number)[]): readonly unknown[] => {
  const rows = pick(data, ...path)
  return Array.isArray(rows) ? rows : []
}

export function textIn(data: unknown, ...path: readonly (string | number)[]): string | undefined {
  const value = pick(data, ...path)
  return typeof value === 'string' && value !== '' ? value : undefined
}

export function numberIn(data: unknown, ...path: readonly (string | number)[]): number | undefined {
  const value = pick(data, ...path)
  return typeof value === 'number' ? value : undefined
}

/** Whether a path such as `data.row[].url` equals `place` or lies inside it. */
export const isWithin = (path: string, place: string): boolean =>
  path === place || ['.', '[', '{'].some((step) => path.startsWith(place + step))
