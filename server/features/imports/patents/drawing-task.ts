/** What a worker thread of drawings is asked for, and what it answers. */

/** Bytes of a drawing, which is held in memory while it is read. */
export const DRAWING_BYTES_MAX = 25_000_000

export interface DrawingTask {
  /** A file, or the bytes of one. */
  source: string | Uint8Array
  /** Where the PNG goes; its folder is made. */
  target: string
}

/** `noPicture`: neither TIFF, PNG nor JPG, whatever its name says. */
export type DrawingFault = 'noPicture' | 'tooLarge' | 'damaged'

/** The descriptor is null of a picture with nothing on it: it is shown, and never found by picture. */
export type TakenDrawing = { descriptor: Uint8Array | null } | { refused: DrawingFault }
