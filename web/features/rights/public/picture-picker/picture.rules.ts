/** Limits and checks of the picker: SPEC sections 2, 4, 5 and 9. */
import { formatCount, type Grouping } from '#contracts/model/number.ts'
import type { Size } from '#web/kit/crop/crop.rules.ts'

/** For the `accept` attribute. */
export const ACCEPT = '.jpg,.png'
const TYPES = ['image/jpeg', 'image/png']

/** Longest side in pixels. It is enough to keep every line of a drawing visible. */
export const LONGEST_SIDE = 1024
/** Maximum length of a data URL, as in `Picture` of contracts/api/rights/patents.ts. */
export const MAX_CHARACTERS = 900_000
/** Browsers need four bytes per decoded pixel; above this limit phones run out of memory. */
const MAX_PIXELS = 60_000_000
const MAX_BYTES = 30 * 1024 * 1024

/**
 * Why a picture is rejected. `one`: there was more than one file. `broken`: it cannot be decoded. `cut`: it is
 * truncated. `slow`: its site did not respond in time.
 */
export type Problem = 'one' | 'type' | 'tooLarge' | 'broken' | 'cut' | 'slow'

/** Checks files before they are read. */
export function problemOf(files: readonly Pick<File, 'type' | 'size'>[]): Problem | undefined {
  const [file, ...more] = files
  if (more.length > 0) return 'one'
  if (!file || !TYPES.includes(file.type)) return 'type'
  return file.size > MAX_BYTES ? 'tooLarge' : undefined
}

/** Checks the content, because the file name can be wrong, and a small file can decode to gigabytes. */
export function problemIn(bytes: Uint8Array): Problem | undefined {
  const head = headOfPng(bytes) ?? headOfJpeg(bytes)
  if (!head) return 'broken'
  if (head.width * head.height > MAX_PIXELS) return 'tooLarge'
  // Browsers draw a truncated picture without an error, and the search would compare its missing part as gray.
  return holds(bytes, head.end, head.at) ? undefined : 'cut'
}

/** The size in pixels from the header. The end marker `end` must follow somewhere after the offset `at`. */
interface Head extends Size {
  at: number
  end: readonly number[]
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength)

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const IEND = [0x49, 0x45, 0x4e, 0x44]

function headOfPng(bytes: Uint8Array): Head | undefined {
  if (bytes.length < 24 || !PNG.every((byte, at) => bytes[at] === byte)) return undefined
  const view = viewOf(bytes)
  return { width: view.getUint32(16), height: view.getUint32(20), at: 16, end: IEND }
}

/** Markers of JPEG frames with a size (ITU T.81, table B.1): C0–CF except C4, C8 and CC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/**
 * The end-of-image marker of JPEG. It never occurs inside scan data. An embedded thumbnail has the same marker, but
 * before the frame header, where the search starts.
 */
const EOI = [0xff, 0xd9]

function headOfJpeg(bytes: Uint8Array): Head | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined
  const view = viewOf(bytes)
  for (let at = 2; at + 9 <= bytes.length; at += 2 + view.getUint16(at + 2)) {
    // Any number of fill bytes may precede a marker.
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1
    if (bytes[at] !== 0xff || at + 9 > bytes.length) return undefined
    if (isFrame(bytes[at + 1] ?? 0))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5), at, end: EOI }
  }
  return undefined
}

/** Whether the bytes contain the sequence. Searches backwards, because the marker is usually at the end. */
function holds(bytes: Uint8Array, sequence: readonly number[], from: number): boolean {
  const [first = 0] = sequence
  for (let at = bytes.lastIndexOf(first); at >= from; at = bytes.lastIndexOf(first, at - 1))
    if (sequence.every((byte, index) => bytes[at + index] === byte)) return true
  return false
}

/** Finds a product code in a text or link: B0 and eight upper-case letters or digits. */
export const findProductCode = (pasted: string): string | undefined => /B0[A-Z0-9]{8}/.exec(pasted.trim())?.[0]

/** Scales a size down so that no side exceeds LONGEST_SIDE. */
export function fitSize({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Formats a file size like `128 KB` or `2.4 MB`. */
export function sizeText(bytes: number, grouping?: Grouping): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1024
    ? `${formatCount(Math.max(1, Math.round(kilobytes)), grouping)} KB`
    : `${formatCount(kilobytes / 1024, grouping, 1)} MB`
}
