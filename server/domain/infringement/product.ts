/** A product of the catalogue as it is checked against rights. */
import type { Product } from '#contracts/model/catalogue.ts'
import { pictureOf } from '../pictures.ts'

/**
 * Our own picture of a product; null of one whose picture lies elsewhere: no address of others is ever fetched, and the
 * parcel that stands in its place shows nothing of it.
 */
export const productPicture = (product: Product): Promise<Uint8Array> | null =>
  product.shape === null || product.imageUrl === null ? null : pictureOf(product, 'png')
