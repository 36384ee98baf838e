/** USPTO's mark drawing codes. */
import type { Drawing } from '#contracts/model/rights/trademark.ts'

/**
 * By the first digit; files write it alone (`4`) or with three zeros (`4000`). 1 was a typed drawing until 2003-11-02,
 * which equals a standard character mark today.
 */
const DRAWING_OF: Record<string, Drawing> = {
  1: 'standardCharacters',
  2: 'design',
  3: 'designAndWords',
  4: 'standardCharacters',
  5: 'stylised',
  6: 'none',
}

/** Null for an unknown code. */
export const drawingOfCode = (code: string): Drawing | null =>
  /^\d(000)?$/.test(code) ? (DRAWING_OF[code.charAt(0)] ?? null) : null
