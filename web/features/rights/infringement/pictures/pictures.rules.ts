/** The pictures of a product: how many there may be, and what becomes of them. */
import { MOST_PICTURES } from '#contracts/model/rights/most-pictures.ts'
import { withAdded } from '../../parts/begun-check.ts'
import { after, type Step, type UploadItem } from '../../picture-picker/upload-item.ts'

export { MOST_PICTURES, withAdded }

/** What becomes of the pictures as they are by then. */
export type ChangePictures = (pictures: readonly string[]) => readonly string[]

/** With another in the place of one; when that has gone meanwhile, or the other is there already, nothing changes. */
export const withReplaced =
  (at: number, before: string | undefined) =>
  (picture: string): ChangePictures =>
  (pictures) =>
    before !== undefined && pictures[at] === before && !pictures.includes(picture)
      ? pictures.with(at, picture)
      : pictures

export const without =
  (at: number): ChangePictures =>
  (pictures) =>
    pictures.toSpliced(at, 1)

/** Those that are being read, after a step of one of them. */
export function itemsAfter(items: readonly UploadItem[], step: Step): readonly UploadItem[] {
  if (step.is === 'chosen') return [...items, ...[after(undefined, step)].filter((item) => item !== undefined)]
  return items.flatMap((item) => after(item, step) ?? [])
}
