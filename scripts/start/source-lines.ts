import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/**
 * Makes stack traces name files and lines of the sources where they would name those of a bundle in the folder. The maps
 * are read by the first trace that is looked at; Node's own switch (--enable-source-maps) reads them at every start, which
 * takes as long as the start itself.
 */
export function nameSourceLines(folder: string): void {
  const places = new RegExp(`${RegExp.escape(pathToFileURL(folder).href)}/([\\w.-]+\\.js):(\\d+):(\\d+)`, 'g')
  const maps = new Map<string, SourceMap | undefined>()
  const mapOf = (name: string) => {
    if (!maps.has(name)) maps.set(name, readMap(join(folder, `${name}.map`)))
    return maps.get(name)
  }
  const inSources = (place: string, name: string, line: string, column: string): string => {
    const found = mapOf(name)?.findOrigin(Number(line), Number(column))
    if (!found || !('fileName' in found)) return place
    const file = new URL(found.fileName, pathToFileURL(join(folder, name)))
    return `${file.protocol === 'file:' ? fileURLToPath(file) : file}:${found.lineNumber}:${found.columnNumber}`
  }
  Error.prepareStackTrace = (error, frames) =>
    [Error.prototype.toString.call(error), ...frames.map((frame) => `    at ${frame}`)]
      .join('\n')
      .replace(places, inSources)
}

function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined // a newer bundle has taken its place
  }
}
