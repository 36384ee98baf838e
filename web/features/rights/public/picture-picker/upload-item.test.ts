import { expect, test } from 'vitest'
import { applyStep, type Step, type UploadItem } from './upload-item.ts'

const chosen: Step = { is: 'chosen', item: { uid: 2, name: 'lamp.png', size: 10, raw: null } }
const applyAll = (steps: Step[]) => steps.reduce<UploadItem | undefined>(applyStep, undefined)

test('an item goes from ready through uploading to success, and then holds the picture', () => {
  expect(applyAll([chosen])).toMatchObject({ status: 'ready', percentage: 0 })
  expect(applyAll([chosen, { is: 'progress', uid: 2, percentage: 40.4 }])).toMatchObject({
    status: 'uploading',
    percentage: 40,
  })
  expect(applyAll([chosen, { is: 'done', uid: 2, url: 'data:,x' }])).toMatchObject({
    status: 'success',
    percentage: 100,
    url: 'data:,x',
  })
})

test('a failed item stays until it is removed', () => {
  expect(applyAll([chosen, { is: 'failed', uid: 2 }])).toMatchObject({ status: 'fail' })
  expect(applyAll([chosen, { is: 'failed', uid: 2 }, { is: 'removed', uid: 2 }])).toBeUndefined()
  expect(applyAll([chosen, { is: 'removed' }])).toBeUndefined()
})

test('ignores steps of a replaced item', () => {
  const late: Step[] = [
    { is: 'progress', uid: 1, percentage: 90 },
    { is: 'done', uid: 1, url: 'data:,old' },
    { is: 'failed', uid: 1 },
    { is: 'removed', uid: 1 },
  ]
  for (const step of late) expect(applyAll([chosen, step])).toMatchObject({ uid: 2, status: 'ready' })
})
