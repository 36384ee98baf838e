/** Opens an XML file, plain, gzip or in a zip, as byte streams in constant memory. */
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { explainReadError, type FileProgress } from '../read-records.ts'
import { BrokenFileError } from '../split-records.ts'
import { readAt, readDirectory, type ZipEntry } from './zip-directory.ts'
import { unpackEntry, type ZipFile } from './zip-entry.ts'

export interface XmlFile {
  /** The file itself, or the XML files in the zip; read each to its end before the next. */
  texts: AsyncIterable<AsyncIterable<Buffer>>
  /** The zip's other files by name without folder, for drawings; empty without a zip. */
  others: ReadonlyMap<string, ZipEntry>
  unpack(entry: ZipEntry): AsyncIterable<Buffer>
}

/**
 * XML compresses to a twentieth, zeros to a thousandth. A file that unpacks to 200 times its size is a zip bomb, unless
 * it stays small.
 */
const BOMB = { times: 200, atLeast: 100_000_000 }

/**
 * Calls `use` with the opened file and closes it afterwards. Updates `progress` while reading. Throws {@link
 * BrokenFileError} where the file becomes unreadable.
 */
export async function withXmlFile<T>(
  file: string,
  progress: FileProgress,
  use: (xml: XmlFile) => Promise<T>,
): Promise<T> {
  const handle = await brokenOnError(file, open(file))
  try {
    return await use(await brokenOnError(file, openFile(file, handle, progress)))
  } finally {
    await handle.close()
  }
}

async function openFile(file: string, handle: FileHandle, progress: FileProgress): Promise<XmlFile> {
  const stat = await handle.stat()
  if (!stat.isFile())
    throw new BrokenFileError(null, `${file} is not a file${stat.isDirectory() ? ' but a folder' : ''}.`)
  const onRead = (bytes: number) => {
    progress.bytes += bytes
  }
  progress.totalBytes = stat.size
  const head = await readAt(handle, 0, 4)
  if (head.toString('latin1') === 'PK\u0003\u0004')
    return zipOf(await readDirectory(handle, stat.size), { file, handle, onRead }, progress)
  const isGzip = head[0] === 0x1f && head[1] === 0x8b
  return { texts: once(plain(file, isGzip, onRead, limitOf(stat.size))), others: new Map(), unpack: nothing }
}

function zipOf(entries: ZipEntry[], zip: ZipFile, progress: FileProgress): XmlFile {
  const isXml = ({ name }: ZipEntry) => /\.xml$/i.test(name)
  const texts = entries.filter(isXml)
  if (texts.length === 0) throw new BrokenFileError(null, 'The zip file has no XML file.')
  const limit = limitOf(progress.totalBytes)
  progress.totalBytes = texts.reduce((sum, { packedSize }) => sum + packedSize, 0)
  const others = entries.filter((entry) => !isXml(entry)).map((entry) => [fileName(entry.name), entry] as const)
  return {
    texts: (async function* () {
      let left = limit
      for (const entry of texts) {
        yield bounded(unpackEntry(entry, zip), left)
        left -= entry.size
      }
    })(),
    others: new Map(others),
    unpack: (entry) => unpackEntry(entry, { ...zip, onRead: () => {} }),
  }
}

async function* plain(file: string, isGzip: boolean, onRead: (bytes: number) => void, limit: number) {
  const source = createReadStream(file, { highWaterMark: 256 * 1024 })
  source.on('data', (chunk) => onRead(chunk.length))
  try {
    yield* isGzip
      ? bounded(
          pipeline(source, createGunzip(), () => {}),
          limit,
        )
      : source
  } catch (error) {
    throw asBroken(file, error)
  }
}

async function* bounded(bytes: AsyncIterable<Buffer>, limit: number): AsyncGenerator<Buffer> {
  let size = 0
  for await (const piece of bytes) {
    size += piece.length
    if (size > limit)
      throw new BrokenFileError(
        null,
        `The file unpacks to more than ${BOMB.times} times its size, which no file of the office does. The import stopped reading it.`,
      )
    yield piece
  }
}

const limitOf = (size: number) => Math.max(BOMB.atLeast, BOMB.times * size)

const fileName = (path: string) => path.replace(/^.*[\\/]/, '')

async function* once<T>(value: T): AsyncGenerator<T> {
  yield value
}

async function* nothing(): AsyncGenerator<Buffer> {}

const brokenOnError = <T>(file: string, work: Promise<T>): Promise<T> =>
  work.catch((error) => {
    throw asBroken(file, error)
  })

const asBroken = (file: string, error: unknown) =>
  error instanceof BrokenFileError ? error : new BrokenFileError(null, explainReadError(file, error))
