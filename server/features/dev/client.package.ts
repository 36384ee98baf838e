/** Packs scripts/dev-client as an npm package: a gzipped tar. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rootPath } from '#server/platform/root.ts'

const FOLDER = rootPath('scripts/dev-client')
const README = 'README.md'
/** Not called package.json in the repository, because that would make the folder a package with its own import aliases. */
const MANIFEST = 'manifest.json'
const PACKED = /\.mjs$|\.d\.mts$/

export const clientReadme = () => readFileSync(join(FOLDER, README))

export function clientPackage(): Buffer {
  const code = readdirSync(FOLDER).filter((name) => PACKED.test(name))
  const files = [
    { as: 'package.json', name: MANIFEST },
    ...[README, ...code.sort()].map((name) => ({ as: name, name })),
  ]
  const entries = files.map(({ as, name }) => entry(`package/${as}`, readFileSync(join(FOLDER, name))))
  return gzipSync(Buffer.concat([...entries, Buffer.alloc(2 * BLOCK)]))
}

const BLOCK = 512

/** One file of a tar (POSIX 1003.1, ustar): a header block, then the bytes padded to whole blocks. */
function entry(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(BLOCK)
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`
  head.write(name, 0)
  head.write(octal(0o644, 8), 100) // mode
  head.write(octal(0, 8), 108) // owner
  head.write(octal(0, 8), 116) // group
  head.write(octal(body.length, 12), 124)
  head.write(octal(0, 12), 136) // modification time 0, so that the same files give the same package
  head.write(' '.repeat(8), 148) // the checksum field counts as blanks in its own sum
  head.write('0', 156) // a plain file
  head.write('ustar\u000000', 257)
  const sum = head.reduce((total, byte) => total + byte, 0)
  head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return Buffer.concat([head, body, Buffer.alloc((BLOCK - (body.length % BLOCK)) % BLOCK)])
}
