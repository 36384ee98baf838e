import { AVATAR_BYTES } from '#contracts/core/rules.ts'

export const PICTURE_TYPES = ['image/jpeg', 'image/png']

/** Returns why a file is rejected by its type or size. The server also checks the content. */
export function problemOf({ type, size }: { type: string; size: number }): 'type' | 'size' | undefined {
  if (!PICTURE_TYPES.includes(type)) return 'type'
  return size > AVATAR_BYTES ? 'size' : undefined
}

/** Longest edge of an uploaded avatar in pixels. The server scales the picture down; the browser never enlarges it. */
export const MAX_UPLOAD_EDGE_PX = 512
