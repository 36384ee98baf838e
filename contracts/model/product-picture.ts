/** Addresses from which product pictures load, and the initial that replaces a picture that does not load. */

/** Where Amazon keeps the pictures of its product pages. The page may load pictures from below these, and from nowhere else. */
export const PICTURE_DOMAINS = ['media-amazon.com', 'ssl-images-amazon.com', 'images-amazon.com'] as const

/** The address of an imported picture if a page of ours may load it, else null. */
export function pictureAddress(value: unknown): string | null {
  const url = typeof value === 'string' && value.length <= 500 ? URL.parse(value) : null
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return null
  return PICTURE_DOMAINS.some((domain) => url.hostname.endsWith(`.${domain}`)) ? url.href : null
}

/** Whether we hold the picture at the address: drawn for sample rows, or stored by an import. Others are only shown. */
export const isOurPicture = (imageUrl: string | null): boolean => imageUrl?.startsWith('/images/product/') ?? false

/** The first letter or digit of a name, as the neutral picture shows it: `B` of "braxwick", `米` of "米家". */
export function initialOf(name: string): string | null {
  const first = name.normalize('NFKC').match(/[\p{L}\p{N}]/u)?.[0]
  return first?.toUpperCase().slice(0, first.length) ?? null
}
