/** The address of a small picture: our server draws it faster; others are as they are. */
export const thumbnailOf = (src: string | null) =>
  src && /^\/images\/(product|offer)\//.test(src) ? `${src}${src.includes('?') ? '&' : '?'}size=thumbnail` : src
