/** Columns of numbers that grow by rows and are too many for memory: a file holds them until each is read. */
import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs'

const ROWS_A_BLOCK = 1 << 14

export interface SpilledColumns {
  /** One value a column; NaN: unknown. */
  push(row: Float32Array): void
  /** All values of a column so far. */
  column(at: number): Float32Array
  /** Frees the file, which has no name any more. */
  close(): void
}

export function spilledColumns(path: string, width: number): SpilledColumns {
  const fd = openSync(path, 'wx+')
  rmSync(path)
  /** Column after column of the rows that are not in the file yet. */
  const block = new Float32Array(ROWS_A_BLOCK * width)
  let written = 0
  let waiting = 0
  return {
    push(row) {
      for (let at = 0; at < width; at++) block[at * ROWS_A_BLOCK + waiting] = row[at]!
      if (++waiting < ROWS_A_BLOCK) return
      writeAll(fd, block)
      written++
      waiting = 0
    },
    column(at) {
      const values = new Float32Array(written * ROWS_A_BLOCK + waiting)
      for (let number = 0; number < written; number++) {
        const part = values.subarray(number * ROWS_A_BLOCK, (number + 1) * ROWS_A_BLOCK)
        readAll(fd, part, (number * width + at) * ROWS_A_BLOCK * Float32Array.BYTES_PER_ELEMENT)
      }
      const start = at * ROWS_A_BLOCK
      values.set(block.subarray(start, start + waiting), written * ROWS_A_BLOCK)
      return values
    },
    close: () => closeSync(fd),
  }
}

function writeAll(fd: number, values: Float32Array): void {
  const bytes = new Uint8Array(values.buffer)
  for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at, bytes.length - at)
}

function readAll(fd: number, values: Float32Array, position: number): void {
  const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength)
  for (let at = 0; at < bytes.length; ) {
    const read = readSync(fd, bytes, at, bytes.length - at, position + at)
    if (read === 0) throw new Error('The file of waiting columns is cut off')
    at += read
  }
}
