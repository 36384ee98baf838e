/** Finds a grant's drawings: in the zip, next to the file, or in a folder named like the record. */
import { dirname, join } from 'node:path'
import { isPictureName, pictureKey, picturesIn } from '../picture-files.ts'
import type { XmlFile } from '../uspto/xml-files.ts'
import type { ZipEntry } from '../uspto/zip-directory.ts'

/** A file, or an entry of the zip. */
export type DrawingPlace = { path: string } | { entry: ZipEntry }

export interface DrawingFinder {
  /** Null if the drawing is not found. `folder` is the record's folder. */
  find(name: string, folder: string | null): DrawingPlace | null
}

export function drawingFinder(file: string, { others }: XmlFile): DrawingFinder {
  const here = dirname(file)
  const beside = picturesIn(here)
  const packed = new Map(
    [...others].filter(([name]) => isPictureName(name)).map(([name, entry]) => [pictureKey(name), entry]),
  )
  // A cache of one folder, because a record's drawings are requested together.
  let last = { folder: '', pictures: new Map<string, string>() }
  const within = (folder: string) => {
    if (last.folder !== folder) last = { folder, pictures: picturesIn(join(here, folder)) }
    return last.pictures
  }
  return {
    find(name, folder) {
      const key = pictureKey(name)
      const entry = packed.get(key)
      if (entry) return { entry }
      const path = beside.get(key) ?? (folder ? within(folder).get(key) : undefined)
      return path ? { path } : null
    },
  }
}
