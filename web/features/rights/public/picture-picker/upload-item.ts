/** The one item that the picker can hold, with its states (SPEC section 4, "Upload and picker"). */

export interface UploadItem {
  uid: number
  name: string
  /** Bytes; null for a lookup by product code. */
  size: number | null
  status: 'ready' | 'uploading' | 'success' | 'fail'
  percentage: number
  /** A data URL, empty until loaded. */
  url: string
  raw: File | null
}

export type Step =
  | { is: 'chosen'; item: Pick<UploadItem, 'uid' | 'name' | 'size' | 'raw'> }
  | { is: 'progress'; uid: number; percentage: number }
  | { is: 'done'; uid: number; url: string }
  | { is: 'failed'; uid: number }
  /** Without `uid`, the step removes whichever item the picker holds. */
  | { is: 'removed'; uid?: number }

/** Ignores steps of an item that was replaced meanwhile. A failed item stays until the step `removed`. */
export function applyStep(item: UploadItem | undefined, step: Step): UploadItem | undefined {
  if (step.is === 'chosen') return { ...step.item, status: 'ready', percentage: 0, url: '' }
  if (step.is === 'removed' && step.uid === undefined) return undefined
  if (!item || item.uid !== step.uid) return item
  if (step.is === 'removed') return undefined
  if (step.is === 'failed') return { ...item, status: 'fail' }
  if (step.is === 'done') return { ...item, status: 'success', percentage: 100, url: step.url }
  return { ...item, status: 'uploading', percentage: Math.max(item.percentage, Math.round(step.percentage)) }
}

export const isBusy = (item: UploadItem | undefined): boolean =>
  item?.status === 'ready' || item?.status === 'uploading'
