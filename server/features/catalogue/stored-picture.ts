import { join } from 'node:path'
import type { Product } from '#contracts/model/catalogue.ts'

type Named = Pick<Product, 'marketplace' | 'asin'>

export const picturesFolder = (dataDir: string): string => join(dataDir, 'files', 'products')

/** @param folder from `picturesFolder` */
export const pictureFile = ({ marketplace, asin }: Named, folder: string): string =>
  join(folder, marketplace, `${asin}.webp`)

/** Each version has its own address, because caches keep an address for a day. */
export const pictureAddressOf = ({ marketplace, asin }: Named, version: string): string =>
  `/images/product/${marketplace}/${asin}.webp?v=${version}`

/** The version in the address of a stored picture; null for any other address. */
export const storedVersion = ({ imageUrl }: Pick<Product, 'imageUrl'>): string | null =>
  /^\/images\/product\/.+\?v=([0-9a-f]+)$/.exec(imageUrl ?? '')?.[1] ?? null
