/** What the picker takes: SPEC sections 2, 4, 5 and 9. */
import { formatCount, type Grouping } from '#contracts/model/number.ts'
import type { Size } from '#web/kit/crop/crop.rules.ts'

/** As the browser's own dialog is told. */
export const ACCEPT = '.jpg,.png'
const TYPES = ['image/jpeg', 'image/png']

/** A picture is sent no larger than this: enough for every line of a drawing. */
export const LONGEST_SIDE = 1024
/** What a data URL may weigh: `Picture` of contracts/api/rights/patents.ts. */
export const MOST_CHARACTERS = 900_000
/** A browser unpacks a picture to four bytes a pixel: beyond this a phone runs out of memory. */
const MOST_PIXELS = 60_000_000
const MOST_BYTES = 30 * 1024 * 1024

/**
 * Why a picture is not taken. `one`: there were several. `broken`: it holds no picture that can be drawn. `cut`: not to its
 * end. `slow`: the site that it lies at did not hand it out.
 */
export type Problem = 'one' | 'type' | 'tooLarge' | 'broken' | 'cut' | 'slow'

/** What is wrong with files before they are read. */
export function problemOf(files: readonly Pick<File, 'type' | 'size'>[]): Problem | undefined {
  const [file, ...more] = files
  if (more.length > 0) return 'one'
  if (!file || !TYPES.includes(file.type)) return 'type'
  return file.size > MOST_BYTES ? 'tooLarge' : undefined
}

/** What is wrong with what a file really holds, by its bytes: its name may lie, and a small file may unpack to gigabytes. */
export function problemIn(bytes: Uint8Array): Problem | undefined {
  const head = headOfPng(bytes) ?? headOfJpeg(bytes)
  if (!head) return 'broken'
  if (head.width * head.height > MOST_PIXELS) return 'tooLarge'
  // A browser draws what there is of it and says nothing; the search would compare the grey rest.
  return holds(bytes, head.end, head.at) ? undefined : 'cut'
}

/** How large a file says its picture is, where it says so, and the bytes with which the picture ends. */
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

/** Frames in which a JPEG says how large it is (ITU T.81, table B.1): all of C0–CF but C4, C8 and CC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** Its end: within what is drawn an FF is never followed by it. A small picture in the head of the file has its own. */
const EOI = [0xff, 0xd9]

function headOfJpeg(bytes: Uint8Array): Head | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined
  const view = viewOf(bytes)
  for (let at = 2; at + 9 <= bytes.length; at += 2 + view.getUint16(at + 2)) {
    // Any number of fill bytes may stand before a marker.
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1
    if (bytes[at] !== 0xff || at + 9 > bytes.length) return undefined
    if (isFrame(bytes[at + 1] ?? 0))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5), at, end: EOI }
  }
  return undefined
}

/** Whether the sequence stands anywhere from a place on; sought from behind, where it mostly is. */
function holds(bytes: Uint8Array, sequence: readonly number[], from: number): boolean {
  const [first = 0] = sequence
  for (let at = bytes.lastIndexOf(first); at >= from; at = bytes.lastIndexOf(first, at - 1))
    if (sequence.every((byte, index) => bytes[at + index] === byte)) return true
  return false
}

/** The product code in a pasted text or link: B0 and eight upper-case letters or digits. A link is only searched for it. */
export const codeIn = (pasted: string): string | undefined => /B0[A-Z0-9]{8}/.exec(pasted.trim())?.[0]

/** How large a picture is drawn: its longest side no longer than ours. */
export function fitted({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Bytes as a person reads them: `128 KB`, `2.4 MB`. */
export function sizeText(bytes: number, grouping?: Grouping): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1024
    ? `${formatCount(Math.max(1, Math.round(kilobytes)), grouping)} KB`
    : `${formatCount(kilobytes / 1024, grouping, 1)} MB`
}
