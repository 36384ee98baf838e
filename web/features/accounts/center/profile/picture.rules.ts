/** Which pictures may become an avatar, and what is cut out of them. */
import { AVATAR_BYTES } from '#contracts/core/rules.ts'

export const PICTURE_TYPES = ['image/jpeg', 'image/png']

/** Why a file cannot be taken. What is in it, the server makes sure of. */
export function problemOf({ type, size }: { type: string; size: number }): 'type' | 'size' | undefined {
  if (!PICTURE_TYPES.includes(type)) return 'type'
  return size > AVATAR_BYTES ? 'size' : undefined
}

/** What is sent is as large as the part that was chosen, and not larger than this: the server draws it at half of it. */
export const SENT_SIZE = 512
