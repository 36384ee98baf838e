/** The address of a small picture: our server draws it faster; others are as they are. */
export const thumbnailOf = (src: string | null) =>
  src?.startsWith('/images/product/') ? `${src}${src.includes('?') ? '&' : '?'}size=thumbnail` : src
