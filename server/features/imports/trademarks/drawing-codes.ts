/** USPTO's codes for the drawing of a mark (table of mark drawing codes). */
import type { Drawing } from '#contracts/model/rights/trademark.ts'

/**
 * What the first digit stands for. Files write it alone (`4`) or with three noughts (`4000`). 1 was a typed drawing until
 * 2003-11-02, words in no particular form, which is what a standard character mark is now.
 */
const DRAWING_OF: Record<string, Drawing> = {
  1: 'standardCharacters',
  2: 'design',
  3: 'designAndWords',
  4: 'standardCharacters',
  5: 'stylised',
  6: 'none',
}

/** Null of a code that is not in the table. */
export const drawingOfCode = (code: string): Drawing | null =>
  /^\d(000)?$/.test(code) ? (DRAWING_OF[code.charAt(0)] ?? null) : null
