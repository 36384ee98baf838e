import sharp from 'sharp'
import { expect, test } from 'vitest'
import { findProductCode, fitSize, problemIn, problemOf, sizeText } from './picture.rules.ts'

const sheet = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#fff' } })

test('accepts one JPG or PNG by the type that the browser reports', () => {
  expect(problemOf([{ type: 'image/png', size: 1 }])).toBeUndefined()
  expect(problemOf([{ type: 'image/jpeg', size: 1 }])).toBeUndefined()
  expect(problemOf([{ type: 'image/svg+xml', size: 1 }])).toBe('type')
  expect(problemOf([])).toBe('type')
  const both = { type: 'image/png', size: 1 }
  expect(problemOf([both, both])).toBe('one')
  expect(problemOf([{ type: 'image/png', size: 31 * 1024 * 1024 }])).toBe('tooLarge')
})

test('accepts only JPG and PNG content', async () => {
  expect(problemIn(await sheet(60, 40).png().toBuffer())).toBeUndefined()
  expect(problemIn(await sheet(60, 40).jpeg({ progressive: true }).toBuffer())).toBeUndefined()
  expect(problemIn(await sheet(60, 40).webp().toBuffer())).toBe('broken')
  expect(problemIn(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'))).toBe(
    'broken',
  )
  expect(problemIn(new Uint8Array())).toBe('broken')
})

test('rejects decompression bombs before decoding', async () => {
  const bomb = await sheet(60, 40).png().toBuffer()
  bomb.writeUInt32BE(100_000, 16)
  bomb.writeUInt32BE(100_000, 20)
  expect(problemIn(bomb)).toBe('tooLarge')
  const photo = await sheet(60, 40).jpeg().toBuffer()
  const frame = photo.indexOf(Buffer.from([0xff, 0xc0]))
  photo.writeUInt16BE(65_000, frame + 5)
  photo.writeUInt16BE(65_000, frame + 7)
  expect(problemIn(photo)).toBe('tooLarge')
})

test('rejects a JPG without a frame header instead of looping forever', async () => {
  const photo = await sheet(60, 40).jpeg().toBuffer()
  for (const end of [2, 3, 4, 11, 20]) expect(problemIn(photo.subarray(0, end))).toBe('broken')
  expect(problemIn(Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(64, 0xff)]))).toBe('broken')
  // A segment of length 0 must not loop forever.
  expect(problemIn(Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.from('ffe00000'.repeat(9), 'hex')]))).toBe('broken')
})

test('detects a truncated picture with an intact header', async () => {
  const jpg = await sheet(60, 40).jpeg().toBuffer()
  // An embedded thumbnail has its own end marker, and phones append data after the end.
  const small = Buffer.concat([Buffer.from('ffe10006', 'hex'), Buffer.from('ffd90000', 'hex')])
  const withSmall = Buffer.concat([jpg.subarray(0, 2), small, jpg.subarray(2)])
  expect(problemIn(Buffer.concat([withSmall, Buffer.alloc(50, 7)]))).toBeUndefined()
  expect(problemIn(withSmall.subarray(0, -40))).toBe('cut')
  const png = await sheet(60, 40).png().toBuffer()
  expect(problemIn(png.subarray(0, -10))).toBe('cut')
})

test.each([
  ['  https://www.amazon.com/Lamp/dp/B0SAMPLE01?th=1 \n', 'B0SAMPLE01'],
  ['see B0SAMPLE02, please', 'B0SAMPLE02'],
  ['b0sample01', undefined],
  ['B0SHORT', undefined],
  ['', undefined],
])('reads “%s” as the product code %s', (text, code) => expect(findProductCode(text)).toBe(code))

test('scales the longest side down to 1024 and keeps smaller pictures', () => {
  expect(fitSize({ width: 4000, height: 3000 })).toEqual({ width: 1024, height: 768 })
  expect(fitSize({ width: 300, height: 200 })).toEqual({ width: 300, height: 200 })
  expect(fitSize({ width: 9000, height: 1 })).toEqual({ width: 1024, height: 1 })
})

test('formats file sizes in KB and MB', () => {
  expect(sizeText(300)).toBe('1 KB')
  expect(sizeText(131_072)).toBe('128 KB')
  expect(sizeText(2_500_000)).toBe('2.4 MB')
})
