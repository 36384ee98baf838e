/** The one thing in the picker's list, and what becomes of it: SPEC section 4, "Upload and picker". */

export interface UploadItem {
  uid: number
  name: string
  /** Bytes; null of a picture that is looked up by a product code. */
  size: number | null
  status: 'ready' | 'uploading' | 'success' | 'fail'
  percentage: number
  /** The picture as a data URL, once there is one. */
  url: string
  raw: File | null
}

export type Step =
  | { is: 'chosen'; item: Pick<UploadItem, 'uid' | 'name' | 'size' | 'raw'> }
  | { is: 'progress'; uid: number; percentage: number }
  | { is: 'done'; uid: number; url: string }
  | { is: 'failed'; uid: number }
  /** With the item, or whatever is there. */
  | { is: 'removed'; uid?: number }

/** The list after a step; what comes of an item that was replaced meanwhile changes nothing. What failed is removed next. */
export function after(item: UploadItem | undefined, step: Step): UploadItem | undefined {
  if (step.is === 'chosen') return { ...step.item, status: 'ready', percentage: 0, url: '' }
  if (step.is === 'removed' && step.uid === undefined) return undefined
  if (!item || item.uid !== step.uid) return item
  if (step.is === 'removed') return undefined
  if (step.is === 'failed') return { ...item, status: 'fail' }
  if (step.is === 'done') return { ...item, status: 'success', percentage: 100, url: step.url }
  return { ...item, status: 'uploading', percentage: Math.max(item.percentage, Math.round(step.percentage)) }
}

/** Whether its picture is still on its way. */
export const isBusy = (item: UploadItem | undefined): boolean =>
  item?.status === 'ready' || item?.status === 'uploading'
