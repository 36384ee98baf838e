/**
 * A file of typed arrays: a JSON header, then each array at a multiple of 8 bytes. Arrays are read on demand, so a file
 * may hold more than a process keeps in memory. Numbers are little-endian, as on every machine that Node supports.
 */
import { closeSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs'

/** Marks the file and the version of this format. */
const MARK = 'COLUMNS1'
/** Mark, length of the header, and nothing else. */
const PREFIX_BYTES = 16
const ALIGNMENT = 8
/** Bytes to read at once, since texts and values in use often follow each other. */
const TEXT_BLOCK = 16 * 1024
const VALUE_BLOCK = 1024

const ARRAYS = {
  u8: Uint8Array,
  u16: Uint16Array,
  u32: Uint32Array,
  i32: Int32Array,
  f32: Float32Array,
  f64: Float64Array,
} as const
export type ArrayKind = keyof typeof ARRAYS
export type ColumnArray = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array | Float64Array

export type ArrayOf<K extends ArrayKind> = InstanceType<(typeof ARRAYS)[K]>
/** Kinds whose values can be read one by one. */
export type ValueKind = 'u32' | 'f32' | 'f64'

/** An array that is made when it is written, so that not all arrays are in memory at once. */
export interface LaterArray {
  readonly kind: ArrayKind
  readonly length: number
  make(): ColumnArray
}

interface Section {
  name: string
  kind: ArrayKind
  /** Bytes from the end of the header. */
  offset: number
  length: number
}

export interface ColumnFile {
  /** What the writer passed as `facts`. */
  readonly facts: unknown
  /** Reads an array. Throws if the file has no array of this name and kind, or is cut off. */
  read<K extends ArrayKind>(name: string, kind: K): ArrayOf<K>
  /** Reads single values of an array. Throws as `read` does. */
  values(name: string, kind: ValueKind): (at: number) => number
  /** Reads texts in UTF-8 from an array of kind `u8`, by their bytes. Throws as `read` does. */
  texts(name: string): (from: number, to: number) => string
  /** Keeps the file open, whatever `close` does, until the function that it returns is called. */
  hold(): () => void
  close(): void
}

/** Writes the file beside its final place and renames it, so that readers see the old file or the new one. */
export function writeColumnFile(
  path: string,
  facts: unknown,
  arrays: Iterable<readonly [string, ColumnArray | LaterArray]>,
): void {
  const given = [...arrays]
  let offset = 0
  const sections = given.map(([name, values]): Section => {
    const kind = 'make' in values ? values.kind : kindOf(values)
    const section = { name, kind, offset, length: values.length }
    offset = aligned(offset + values.length * ARRAYS[kind].BYTES_PER_ELEMENT)
    return section
  })
  const header = Buffer.from(JSON.stringify({ facts, sections }))
  const start = aligned(PREFIX_BYTES + header.length)
  const prefix = Buffer.alloc(PREFIX_BYTES)
  prefix.write(MARK, 'latin1')
  prefix.writeUInt32LE(header.length, MARK.length)
  // Another process may be writing the same file, such as an import while the server starts.
  const unfinished = `${path}.${process.pid}.unfinished`
  try {
    const fd = openSync(unfinished, 'w')
    try {
      writeWhole(fd, prefix, 0)
      writeWhole(fd, header, PREFIX_BYTES)
      // There is one section per array.
      for (const [at, [, values]] of given.entries())
        writeWhole(fd, bytesOf('make' in values ? values.make() : values), start + sections[at]!.offset)
    } finally {
      closeSync(fd)
    }
    renameSync(unfinished, path)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}

/** Throws if the file is missing or has another format. The caller closes it. */
export function openColumnFile(path: string): ColumnFile {
  const fd = openSync(path, 'r')
  try {
    const prefix = readWhole(fd, PREFIX_BYTES, 0, path)
    if (Buffer.from(prefix).toString('latin1', 0, MARK.length) !== MARK)
      throw new Error(`${path} is no file of columns`)
    const length = new DataView(prefix).getUint32(MARK.length, true)
    const text = Buffer.from(readWhole(fd, length, PREFIX_BYTES, path)).toString()
    const { facts, sections } = JSON.parse(text) as { facts: unknown; sections: Section[] } // writeColumnFile wrote it
    const byName = new Map(sections.map((section) => [section.name, section]))
    const sectionsAt = aligned(PREFIX_BYTES + length)
    const sectionOf = (name: string, kind: ArrayKind) => {
      const section = byName.get(name)
      if (section?.kind !== kind) throw new Error(`${path} has no array ${name} of kind ${kind}`)
      return section
    }
    const blockReader = (name: string, { kind, offset, length }: Section, blockBytes: number) => {
      const end = length * ARRAYS[kind].BYTES_PER_ELEMENT
      // One memory for all blocks: a page of a list reads hundreds of them.
      let memory = Buffer.alloc(0)
      let [start, stop] = [0, 0]
      return (from: number, to: number): Buffer => {
        if (to > end) throw new Error(`${name} of ${path} is cut off`)
        if (from < start || to > stop) {
          const size = Math.min(Math.max(to - from, blockBytes), end - from)
          if (size > memory.length) memory = Buffer.alloc(size)
          // Nothing is in memory if the read fails.
          stop = start
          readInto(fd, memory.subarray(0, size), sectionsAt + offset + from, path)
          start = from
          stop = from + size
        }
        return memory.subarray(from - start, to - start)
      }
    }
    let holders = 0
    /** Calling the returned function twice counts once. */
    const hold = () => {
      holders++
      let isHeld = true
      return () => {
        if (isHeld && --holders === 0) closeSync(fd)
        isHeld = false
      }
    }
    return {
      facts,
      read<K extends ArrayKind>(name: string, kind: K) {
        const section = sectionOf(name, kind)
        const type = ARRAYS[kind]
        const bytes = readWhole(fd, section.length * type.BYTES_PER_ELEMENT, sectionsAt + section.offset, path)
        // The cast: TypeScript does not connect a type with its own constructor in a table.
        return new type(bytes) as ArrayOf<K>
      },
      values(name, kind) {
        const { BYTES_PER_ELEMENT } = ARRAYS[kind]
        const bytesAt = blockReader(name, sectionOf(name, kind), VALUE_BLOCK)
        const decode = DECODERS[kind]
        return (at) => decode(bytesAt(at * BYTES_PER_ELEMENT, (at + 1) * BYTES_PER_ELEMENT))
      },
      texts(name) {
        const bytesAt = blockReader(name, sectionOf(name, 'u8'), TEXT_BLOCK)
        return (from, to) => bytesAt(from, to).toString('utf8')
      },
      hold,
      close: hold(),
    }
  } catch (error) {
    closeSync(fd)
    throw error
  }
}

const DECODERS: Readonly<Record<ValueKind, (bytes: Buffer) => number>> = {
  u32: (bytes) => bytes.readUInt32LE(),
  f32: (bytes) => bytes.readFloatLE(),
  f64: (bytes) => bytes.readDoubleLE(),
}

const bytesOf = ({ buffer, byteOffset, byteLength }: ColumnArray) => new Uint8Array(buffer, byteOffset, byteLength)

const aligned = (bytes: number) => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT

function kindOf(values: ColumnArray): ArrayKind {
  const kinds = Object.keys(ARRAYS) as ArrayKind[] // keys of a const object
  const kind = kinds.find((each) => values instanceof ARRAYS[each])
  if (!kind) throw new Error('Not an array of a known kind')
  return kind
}

/** A write may take only a part of the bytes. */
function writeWhole(fd: number, bytes: Uint8Array, position: number): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at, bytes.length - at, position + at)
}

function readWhole(fd: number, length: number, position: number, path: string): ArrayBuffer {
  const bytes = new Uint8Array(length)
  readInto(fd, bytes, position, path)
  return bytes.buffer
}

function readInto(fd: number, bytes: Uint8Array, position: number, path: string): void {
  for (let at = 0; at < bytes.length; ) {
    const read = readSync(fd, bytes, at, bytes.length - at, position + at)
    if (read === 0) throw new Error(`${path} is cut off`)
    at += read
  }
}
