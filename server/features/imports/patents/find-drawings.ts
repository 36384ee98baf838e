/** Finds the drawings that grants name: in the zip itself, beside the file, or in a folder named as the record. */
import { dirname, join } from 'node:path'
import { isPictureName, pictureKey, picturesIn } from '../picture-files.ts'
import type { XmlFile } from '../uspto/xml-files.ts'
import type { ZipEntry } from '../uspto/zip-directory.ts'

/** Where a drawing is: a file, or packed in the zip. */
export type DrawingPlace = { path: string } | { entry: ZipEntry }

export interface DrawingFinder {
  /** Null where the drawing is not at hand. `folder` is the record's. */
  find(name: string, folder: string | null): DrawingPlace | null
}

export function drawingFinder(file: string, { others }: XmlFile): DrawingFinder {
  const here = dirname(file)
  const beside = picturesIn(here)
  const packed = new Map(
    [...others].filter(([name]) => isPictureName(name)).map(([name, entry]) => [pictureKey(name), entry]),
  )
  // The drawings of a record are asked for one after the other.
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
