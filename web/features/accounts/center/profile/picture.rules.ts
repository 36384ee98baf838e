import { AVATAR_BYTES } from '#contracts/core/rules.ts'

export const PICTURE_TYPES = ['image/jpeg', 'image/png']

/** Why a file cannot be chosen. The server checks the content. */
export function problemOf({ type, size }: { type: string; size: number }): 'type' | 'size' | undefined {
  if (!PICTURE_TYPES.includes(type)) return 'type'
  return size > AVATAR_BYTES ? 'size' : undefined
}

/** Largest edge of an uploaded avatar in pixels; the server halves it. Smaller parts are sent as they are. */
export const SENT_SIZE = 512
