import { expect, test } from 'vitest'
import { after, type Step, type UploadItem } from './upload-item.ts'

const chosen: Step = { is: 'chosen', item: { uid: 2, name: 'lamp.png', size: 10, raw: null } }
const through = (steps: Step[]) => steps.reduce<UploadItem | undefined>(after, undefined)

test('what is chosen is ready, then uploading, then a success with its picture', () => {
  expect(through([chosen])).toMatchObject({ status: 'ready', percentage: 0 })
  expect(through([chosen, { is: 'progress', uid: 2, percentage: 40.4 }])).toMatchObject({
    status: 'uploading',
    percentage: 40,
  })
  expect(through([chosen, { is: 'done', uid: 2, url: 'data:,x' }])).toMatchObject({
    status: 'success',
    percentage: 100,
    url: 'data:,x',
  })
})

test('what failed says so and is removed', () => {
  expect(through([chosen, { is: 'failed', uid: 2 }])).toMatchObject({ status: 'fail' })
  expect(through([chosen, { is: 'failed', uid: 2 }, { is: 'removed', uid: 2 }])).toBeUndefined()
  expect(through([chosen, { is: 'removed' }])).toBeUndefined()
})

test('what comes of one that was replaced changes nothing', () => {
  const late: Step[] = [
    { is: 'progress', uid: 1, percentage: 90 },
    { is: 'done', uid: 1, url: 'data:,old' },
    { is: 'failed', uid: 1 },
    { is: 'removed', uid: 1 },
  ]
  for (const step of late) expect(through([chosen, step])).toMatchObject({ uid: 2, status: 'ready' })
})
