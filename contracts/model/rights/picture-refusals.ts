/** The failures of reading a query picture, listed once for calls, server and screens. */
import type { FailureName } from '../../core/failures.ts'

/** Each failure and its variant for one of several pictures, whose message gives the number. */
export const PICTURE_REFUSALS = {
  wrongPicture: 'wrongPictureAmong',
  blankPicture: 'blankPictureAmong',
} as const satisfies Partial<Record<FailureName, FailureName>>

export type PictureRefusal = keyof typeof PICTURE_REFUSALS

export const isPictureRefusal = (failure: FailureName): failure is PictureRefusal => failure in PICTURE_REFUSALS

/** For a single picture. */
export const SINGLE_PICTURE_FAILURES = keysOf(PICTURE_REFUSALS)
/** For one of several pictures. */
export const LIST_PICTURE_FAILURES = Object.values(PICTURE_REFUSALS)

// The cast: Object.keys forgets the names, and an object literal has no others.
function keysOf<T extends object>(of: T) {
  return Object.keys(of) as (keyof T)[]
}
