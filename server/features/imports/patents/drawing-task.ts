/** What a worker thread of drawings is asked for, and what it answers. */

/** Bytes of a drawing, which is held in memory while it is read. */
export const DRAWING_BYTES_MAX = 25_000_000

export interface DrawingTask {
  /** A file, or the bytes of one. */
  source: string | Uint8Array
  /** Where the figures go, as PNG: `-1.png` and so on is put behind it. Its folder is made. */
  target: string
  /** So many figures the sheet holds at most, where that is known. */
  most: number | undefined
}

/** `noPicture`: neither TIFF, PNG nor JPG, whatever its name says. */
export type DrawingFault = 'noPicture' | 'tooLarge' | 'damaged'

/** The descriptors of the figures in their order; null of one with nothing on it: it is shown, and never found by picture. */
export type TakenDrawing = { descriptors: (Uint8Array | null)[] } | { refused: DrawingFault }
