/** Columns of a file that are read when they are needed; those used last stay in memory. */
import type { ArrayOf, ColumnArray, ColumnFile, ValueKind } from './column-file.ts'

/** NaN: unknown. */
export interface StoredColumn<A extends ColumnArray = ColumnArray> {
  /** The whole column, for filters and order. */
  all(): A
  /** One value. Does not bring the column into memory. */
  at(row: number): number
}

export type StoredColumns = <K extends ValueKind>(name: string, kind: K) => StoredColumn<ArrayOf<K>>

interface Limits {
  bytes: number
  /** Columns that stay in memory even if they take more. */
  columns: number
}

export function storedColumns(file: ColumnFile, limits: Limits): StoredColumns {
  const inMemory = new Map<string, ColumnArray>()
  const evict = () => {
    let bytes = 0
    for (const { byteLength } of inMemory.values()) bytes += byteLength
    for (const [name, { byteLength }] of inMemory) {
      if (bytes <= limits.bytes || inMemory.size <= limits.columns) return
      inMemory.delete(name)
      bytes -= byteLength
    }
  }
  return (name, kind) => {
    const valueAt = file.values(name, kind)
    return {
      all() {
        // The cast: all columns of a name have the same kind.
        const values = (inMemory.get(name) ?? file.read(name, kind)) as ArrayOf<typeof kind>
        inMemory.delete(name)
        inMemory.set(name, values)
        evict()
        return values
      },
      at: (row) => inMemory.get(name)?.[row] ?? valueAt(row),
    }
  }
}
