import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { QrCode } from './qr-code.tsx'

test('draws exactly the dark modules of the code and a border of four light modules', async () => {
  const text = 'https://seller.example/'
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const markup = renderToStaticMarkup(<QrCode text={text} label="code" size={size} />)
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace('var(--paper)', '#fff')
    .replace('var(--paper-ink)', '#000')
  const pixels = await sharp(Buffer.from(markup)).greyscale().raw().toBuffer()
  const drawn = data.map((row, y) => row.map((_, x) => (pixels[y * size + x] ?? 255) < 128))
  expect(drawn).toEqual(data)
  expect(data.slice(0, 4).flat().some(Boolean)).toBe(false)
})
