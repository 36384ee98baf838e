/** Valid and invalid upload forms. */
import fc, { type Arbitrary } from 'fast-check'
import sharp from 'sharp'
import type { Endpoint } from '#contracts/core/endpoint.ts'
import type { Body } from './step.ts'

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#06c' } })
const png = await picture.clone().png().toBuffer()
const jpeg = await picture.clone().jpeg().toBuffer()
/** Claims 65,535 × 65,535 pixels in a few bytes. */
const bomb = Buffer.from(png)
bomb.writeUInt32BE(65_535, 16)
bomb.writeUInt32BE(65_535, 20)
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>')

const BOUNDARY = 'a-boundary'

function form(part: { field: string; name: string; type: string; bytes: Buffer; end: string; times: number }): Buffer {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${part.field}"; filename="${part.name}"\r\ncontent-type: ${part.type}\r\n\r\n`
  const one = Buffer.concat([Buffer.from(head), part.bytes, Buffer.from('\r\n')])
  return Buffer.concat([...Array.from({ length: part.times }, () => one), Buffer.from(part.end)])
}

export function uploadOf({ types, bytes: limit }: NonNullable<Endpoint['upload']>): Arbitrary<Body | undefined> {
  const bytes = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(png, jpeg) },
    fc.constantFrom(bomb, svg, Buffer.alloc(0), Buffer.from('GIF89a')),
    fc.nat(png.length).map((length) => png.subarray(0, length)),
    fc.uint8Array({ maxLength: 200 }).map((some) => Buffer.concat([jpeg.subarray(0, 20), some])),
    // Rare, because megabytes take time.
    fc.nat(40).map((one) => (one === 0 ? Buffer.alloc(limit + 1) : png)),
  )
  const part = fc.record({
    field: fc.oneof({ weight: 6, arbitrary: fc.constant('file') }, fc.constantFrom('', 'other', '__proto__', 'file[]')),
    name: fc.constantFrom('a.png', '头像 💥.png', '../../a.png', '', 'a"b', 'x'.repeat(500)),
    type: fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...types) },
      fc.constantFrom('text/html', '', 'image/svg+xml'),
    ),
    bytes,
    end: fc.oneof(
      { weight: 6, arbitrary: fc.constant(`--${BOUNDARY}--\r\n`) },
      fc.constantFrom('', `--${BOUNDARY}`, '--'),
    ),
    times: fc.oneof({ weight: 6, arbitrary: fc.constant(1) }, fc.constantFrom(0, 2, 20)),
  })
  const multipart = `multipart/form-data; boundary=${BOUNDARY}`
  return fc.oneof(
    { weight: 9, arbitrary: part.map((of) => ({ type: multipart, content: form(of) })) },
    fc
      .constantFrom(undefined, 'image/png', 'application/json', 'multipart/form-data', 'multipart/form-data; boundary=')
      .map((type) => ({ type, content: png })),
    fc.constant(undefined),
  )
}
