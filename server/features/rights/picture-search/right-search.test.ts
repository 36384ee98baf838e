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

it('pictures of one account are read in their order, and those of another in between', async () => {
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

it('of one account a few pictures wait, and more are refused; others are not', async () => {
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
  // And none is counted any more.
  await search.by('A').read(png)
})

it('when pictures of many wait, those of anybody are refused', async () => {
  const search = searches()
  const png = await picture()
  const many = Array.from({ length: 61 }, (_, no) => search.by(`account ${no}`).read(png))
  await expect(search.by('another').read(png)).rejects.toMatchObject({ failure: 'tooManyPictures' })
  await Promise.all(many)
})

it('what the server asks for by itself is never too much', async () => {
  const search = searches()
  const png = await picture()
  const all = await Promise.all(Array.from({ length: 10 }, () => search.read(png)))
  expect(all.every((read) => typeof read !== 'string')).toBe(true)
})

it('checks of listings take turns of the accounts too, and too many of one are refused', async () => {
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
