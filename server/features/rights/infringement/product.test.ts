import { expect, it } from 'vitest'
import { STORY } from '#fixtures/story.ts'
import { TEST_CATALOGUE } from '#server/app/test-catalogue.test-setup.ts'
import { catalogueOf } from '#server/features/catalogue/catalogue.ts'
import { openCatalogue } from '#server/features/catalogue/catalogue-rows.ts'
import { productPicture } from './product.ts'

it('a product is seen by our own picture alone: of one elsewhere, and of the parcel in its place, there is none', async () => {
  const connection = openCatalogue(TEST_CATALOGUE)
  const product = catalogueOf(connection).product(STORY.asin, 'US', 0)
  connection.close()
  if (!product) throw new Error('The product of the story is there')
  expect((await productPicture(product))?.subarray(1, 4)).toEqual(Buffer.from('PNG'))
  expect(productPicture({ ...product, shape: null, imageUrl: 'https://m.media-amazon.com/images/I/a.jpg' })).toBeNull()
  expect(productPicture({ ...product, shape: null, imageUrl: null })).toBeNull()
})
