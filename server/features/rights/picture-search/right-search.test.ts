import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { productSvg } from '#fixtures/catalogue/shapes/render.ts'
import { TEST_CATALOGUE, TEST_RIGHTS } from '#server/app/test-catalogue.test-setup.ts'
import { rightSearch } from './right-search.ts'

function searches() {
  const search = rightSearch(TEST_RIGHTS, TEST_CATALOGUE)
  onTestFinished(() => search.close())
  return search
}

const picture = () =>
  sharp(Buffer.from(productSvg('teapot', 1, { size: 200 })))
    .png()
    .toBuffer()

it('reads the pictures of each account in order and alternates between accounts', async () => {
  const search = searches()
  const png = await picture()
  const read: string[] = []
  const reads = (who: string) =>
    search
      .by(who)
      .read(png)
      .then(() => read.push(who))
  await Promise.all([...'AAAAABB'].map(reads))
  expect(read.join('')).toBe('ABABAAA')
})

it('refuses more than six waiting pictures of one account, but not those of another', async () => {
  const search = searches()
  const png = await picture()
  const reads = [...'AAAAAAAAAB'].map((who) => search.by(who).read(png))
  const refused = await Promise.all(
    reads.map((each) =>
      each.then(
        () => '',
        (error) => error.failure,
      ),
    ),
  )
  expect(refused).toEqual(['', '', '', '', '', '', '', 'tooManyPictures', 'tooManyPictures', ''])
  // The queue is empty again.
  await search.by('A').read(png)
})

it('refuses every account while sixty pictures wait', async () => {
  const search = searches()
  const png = await picture()
  const many = Array.from({ length: 61 }, (_, no) => search.by(`account ${no}`).read(png))
  await expect(search.by('another').read(png)).rejects.toMatchObject({ failure: 'tooManyPictures' })
  await Promise.all(many)
})

it('never refuses the server’s own pictures', async () => {
  const search = searches()
  const png = await picture()
  const all = await Promise.all(Array.from({ length: 10 }, () => search.read(png)))
  expect(all.every((read) => typeof read !== 'string')).toBe(true)
})

it('alternates listing checks between accounts and refuses too many of one', async () => {
  const search = searches()
  const checked: string[] = []
  const refused: string[] = []
  const checks = (who: string) =>
    search
      .by(who)
      .marksInListing({ text: 'Stainless travel mug' })
      .then(
        () => checked.push(who),
        (error) => refused.push(`${who} ${error.failure}`),
      )
  await Promise.all([...'AAAAAAAAAAAAAAAAAAAAAAAB'].map(checks))
  expect(checked.slice(0, 3).join('')).toBe('ABA')
  expect(refused).toEqual(['A tooManyAttempts', 'A tooManyAttempts'])
})
