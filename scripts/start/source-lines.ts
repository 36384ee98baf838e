import { readFileSync } from 'node:fs'
import { SourceMap, type SourceOrigin } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const PLACES = /(file:[^\s()]+)\/([\w.-]+\.js):(\d+):(\d+)/g

/**
 * Makes stack traces show source files and lines instead of those of the bundle in the folder. A source map is read when
 * a trace first needs it; Node's --enable-source-maps reads all at every start, which doubles the start time.
 */
export function nameSourceLines(folder: string): void {
  const here = pathToFileURL(folder).href
  const maps = new Map<string, SourceMap | undefined>()
  const mapOf = (name: string) => {
    if (!maps.has(name)) maps.set(name, readMap(join(folder, `${name}.map`)))
    return maps.get(name)
  }
  const inSources = (place: string, at: string, name: string, line: string, column: string): string => {
    const found = at === here ? mapOf(name)?.findOrigin(Number(line), Number(column)) : undefined
    const { fileName, lineNumber, columnNumber }: Partial<SourceOrigin> = found ?? {}
    if (fileName === undefined) return place
    const file = new URL(fileName, pathToFileURL(join(folder, name)))
    return `${file.protocol === 'file:' ? fileURLToPath(file) : file}:${lineNumber}:${columnNumber}`
  }
  Error.prepareStackTrace = (error, frames) =>
    [Error.prototype.toString.call(error), ...frames.map((frame) => `    at ${frame}`)]
      .join('\n')
      .replace(PLACES, inSources)
}

function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined // a newer bundle has replaced it
  }
}
