/** Task and answer of a drawing worker. */
import type { PictureFault } from '../picture-files.ts'

export interface DrawingTask {
  /** A path, or the bytes of a file. */
  source: string | Uint8Array
  /** Path of the PNG files without their ending: `-1.png` and so on is appended. The folder is created. */
  target: string
  /** Maximum number of figures on the sheet, if known. */
  most: number | undefined
}

/** Descriptors of the figures in order; null for a blank figure, which is shown but never found by picture. */
export type ConvertedDrawing = { descriptors: (Uint8Array | null)[] } | { rejected: PictureFault }
