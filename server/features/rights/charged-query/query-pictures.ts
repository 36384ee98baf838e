import { randomBytes } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PictureRead } from '../picture-search/tasks.ts'
import type { RightsWorld } from '../rights.world.ts'

/** Writes the pictures and returns their file names. @param nameOf file name from a random text and the picture's index */
export function storePictures(
  { files }: Pick<RightsWorld, 'files'>,
  pictures: readonly PictureRead[],
  nameOf: (random: string, no: number) => string,
): string[] {
  const random = randomBytes(12).toString('hex')
  return pictures.map(({ png }, no) => {
    const file = nameOf(random, no)
    writeFileSync(join(files, file), png)
    return file
  })
}

export function removePictures({ files }: Pick<RightsWorld, 'files'>, pictures: readonly string[]): void {
  for (const picture of pictures) rmSync(join(files, picture), { force: true })
}
