/** Amazon's hosts of product pictures. Pages may load pictures from their subdomains and from no other foreign host. */
export const PICTURE_DOMAINS = ['media-amazon.com', 'ssl-images-amazon.com', 'images-amazon.com'] as const

/** The address of an imported picture if pages may load it, else null. */
export function pictureAddress(value: unknown): string | null {
  const url = typeof value === 'string' && value.length <= 500 ? URL.parse(value) : null
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return null
  return PICTURE_DOMAINS.some((domain) => url.hostname.endsWith(`.${domain}`)) ? url.href : null
}

/** Whether we store the picture: drawn for a sample row, or saved by an import. */
export const isOurPicture = (imageUrl: string | null): boolean => imageUrl?.startsWith('/images/product/') ?? false

/** First letter or digit of a name, shown in place of a picture: `B` for "braxwick", `米` for "米家". */
export function initialOf(name: string): string | null {
  const first = name.normalize('NFKC').match(/[\p{L}\p{N}]/u)?.[0]
  return first?.toUpperCase().slice(0, first.length) ?? null
}
