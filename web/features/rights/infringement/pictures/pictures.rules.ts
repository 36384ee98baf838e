import { MAX_PICTURES } from '#contracts/model/rights/max-pictures.ts'
import { appendPicture } from '../../parts/check-draft.ts'
import { applyStep, type Step, type UploadItem } from '../../public/picture-picker/upload-item.ts'

export { appendPicture, MAX_PICTURES }

/** Computes the new list from the latest one, because the list may change while a picture loads. */
export type ChangePictures = (pictures: readonly string[]) => readonly string[]

/**
 * Replaces the picture `before`. Nothing changes if `before` was removed meanwhile or the list already has the new
 * picture.
 */
export const replacePicture =
  (at: number, before: string | undefined) =>
  (picture: string): ChangePictures =>
  (pictures) =>
    before !== undefined && pictures[at] === before && !pictures.includes(picture)
      ? pictures.with(at, picture)
      : pictures

export const removePicture =
  (at: number): ChangePictures =>
  (pictures) =>
    pictures.toSpliced(at, 1)

export function reduceItems(items: readonly UploadItem[], step: Step): readonly UploadItem[] {
  if (step.is === 'chosen') return [...items, ...[applyStep(undefined, step)].filter((item) => item !== undefined)]
  return items.flatMap((item) => applyStep(item, step) ?? [])
}
