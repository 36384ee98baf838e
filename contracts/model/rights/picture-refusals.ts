/** Failures of reading a query picture. */
import type { FailureName } from '../../core/failures.ts'

/** Each failure for a single picture, and its variant for a list, whose message names the picture's number. */
export const PICTURE_REFUSALS = {
  wrongPicture: 'wrongPictureAmong',
  blankPicture: 'blankPictureAmong',
} as const satisfies Partial<Record<FailureName, FailureName>>

export type PictureRefusal = keyof typeof PICTURE_REFUSALS

export const isPictureRefusal = (failure: FailureName): failure is PictureRefusal => failure in PICTURE_REFUSALS

export const SINGLE_PICTURE_FAILURES = keysOf(PICTURE_REFUSALS)
export const LIST_PICTURE_FAILURES = Object.values(PICTURE_REFUSALS)

// Object.keys returns string[]; an object literal has no other keys.
function keysOf<T extends object>(of: T) {
  return Object.keys(of) as (keyof T)[]
}
