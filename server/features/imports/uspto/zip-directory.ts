/** Reads the directory at the end of a zip file (APPNOTE.TXT 6.3.10, including zip64). */
import type { FileHandle } from 'node:fs/promises'
import { BrokenFileError } from '../split-records.ts'

export interface ZipEntry {
  name: string
  /** 0: stored, 8: deflated; others are not supported. */
  method: number
  encrypted: boolean
  packedSize: number
  size: number
  crc: number
  /** Position of its local header. */
  offset: number
}

const ENTRIES_MAX = 200_000
const DIRECTORY_MAX = 64_000_000 // bytes
const SIGNATURE = { entry: 0x02014b50, end: 0x06054b50, end64: 0x06064b50, locator64: 0x07064b50 }
const LENGTH = { entry: 46, end: 22, end64: 56, locator64: 20, comment: 0xffff }

/** Entries in directory order, without folders. Throws {@link BrokenFileError}. */
export async function readDirectory(handle: FileHandle, fileSize: number): Promise<ZipEntry[]> {
  const { count, size, offset } = await findDirectory(handle, fileSize)
  if (count > ENTRIES_MAX || size > DIRECTORY_MAX)
    throw new BrokenFileError(null, `The zip file has more than ${ENTRIES_MAX} files.`)
  if (offset + size > fileSize) throw damagedZipError()
  const bytes = await readAt(handle, offset, size)
  const entries: ZipEntry[] = []
  let at = 0
  while (at + LENGTH.entry <= bytes.length && bytes.readUInt32LE(at) === SIGNATURE.entry) {
    const { entry, length } = entryAt(bytes, at)
    if (!entry.name.endsWith('/')) entries.push(entry)
    at += length
  }
  return entries
}

async function findDirectory(handle: FileHandle, fileSize: number) {
  const from = Math.max(0, fileSize - LENGTH.end - LENGTH.comment)
  const tail = await readAt(handle, from, fileSize - from)
  const at = tail.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  if (at === -1 || at + LENGTH.end > tail.length)
    throw new BrokenFileError(null, 'The zip file is cut off: the directory at its end is missing. Download it again.')
  const end = {
    count: tail.readUInt16LE(at + 10),
    size: tail.readUInt32LE(at + 12),
    offset: tail.readUInt32LE(at + 16),
  }
  if (end.count < 0xffff && end.offset < 0xffffffff) return end
  const locator = at - LENGTH.locator64
  if (locator < 0 || tail.readUInt32LE(locator) !== SIGNATURE.locator64) return end
  const end64 = await readAt(handle, big(tail, locator + 8), LENGTH.end64)
  if (end64.length < LENGTH.end64 || end64.readUInt32LE(0) !== SIGNATURE.end64) throw damagedZipError()
  return { count: big(end64, 32), size: big(end64, 40), offset: big(end64, 48) }
}

function entryAt(bytes: Buffer, at: number): { entry: ZipEntry; length: number } {
  const flags = bytes.readUInt16LE(at + 8)
  const [nameLength, extraLength, commentLength] = [28, 30, 32].map((where) => bytes.readUInt16LE(at + where))
  const extraAt = at + LENGTH.entry + (nameLength ?? 0)
  const extraEnd = extraAt + (extraLength ?? 0)
  if (extraEnd > bytes.length) throw damagedZipError()
  const entry: ZipEntry = {
    name: bytes.toString(flags & 0x800 ? 'utf8' : 'latin1', at + LENGTH.entry, extraAt),
    method: bytes.readUInt16LE(at + 10),
    encrypted: (flags & 1) === 1,
    crc: bytes.readUInt32LE(at + 16),
    packedSize: bytes.readUInt32LE(at + 20),
    size: bytes.readUInt32LE(at + 24),
    offset: bytes.readUInt32LE(at + 42),
  }
  return {
    entry: withZip64Values(entry, bytes.subarray(extraAt, extraEnd)),
    length: extraEnd + (commentLength ?? 0) - at,
  }
}

/** Replaces values that exceed 32 bits by those in extra field 1. */
function withZip64Values(entry: ZipEntry, extra: Buffer): ZipEntry {
  let at = 0
  while (at + 4 <= extra.length && extra.readUInt16LE(at) !== 1) at += 4 + extra.readUInt16LE(at + 2)
  if (at + 4 > extra.length) return entry
  let next = at + 4
  const wide = (value: number) => {
    if (value !== 0xffffffff || next + 8 > extra.length) return value
    next += 8
    return big(extra, next - 8)
  }
  // The field has only the values that exceed 32 bits, in this order.
  const size = wide(entry.size)
  const packedSize = wide(entry.packedSize)
  return { ...entry, size, packedSize, offset: wide(entry.offset) }
}

function big(bytes: Buffer, at: number): number {
  const value = bytes.readBigUInt64LE(at)
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw damagedZipError()
  return Number(value)
}

export async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

export const damagedZipError = () => new BrokenFileError(null, 'The zip file is damaged.')
