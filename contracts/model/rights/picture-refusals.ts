/** Why a picture that is searched by is refused: the one list for calls, server and screens. */
import type { FailureName } from '../../core/failures.ts'

/** A picture of several is refused by another name, whose message says which. */
export const PICTURE_REFUSALS = {
  wrongPicture: 'wrongPictureAmong',
  blankPicture: 'blankPictureAmong',
} as const satisfies Partial<Record<FailureName, FailureName>>

export type PictureRefusal = keyof typeof PICTURE_REFUSALS

export const isPictureRefusal = (failure: FailureName): failure is PictureRefusal => failure in PICTURE_REFUSALS

/** Of a picture that is given alone. */
export const REFUSALS_ALONE = keysOf(PICTURE_REFUSALS)
/** Of one among several. */
export const REFUSALS_AMONG = Object.values(PICTURE_REFUSALS)

// The cast: Object.keys forgets the names, and an object literal has no others.
function keysOf<T extends object>(of: T) {
  return Object.keys(of) as (keyof T)[]
}
