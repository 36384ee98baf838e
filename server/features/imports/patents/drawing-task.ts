/** What a worker thread of drawings is asked for, and what it answers. */
import type { PictureFault } from '../picture-files.ts'

export interface DrawingTask {
  /** A file, or the bytes of one. */
  source: string | Uint8Array
  /** Where the figures go, as PNG: `-1.png` and so on is put behind it. Its folder is made. */
  target: string
  /** So many figures the sheet holds at most, where that is known. */
  most: number | undefined
}

/** The descriptors of the figures in their order; null of one with nothing on it: it is shown, and never found by picture. */
export type TakenDrawing = { descriptors: (Uint8Array | null)[] } | { refused: PictureFault }
