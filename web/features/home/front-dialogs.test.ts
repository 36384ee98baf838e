import { expect, test } from 'vitest'
import { FRONT_DIALOGS, frontDialogIn, frontDialogPath } from './front-dialogs.ts'

test('each dialog for guests has an address on the front page', () => {
  for (const offer of FRONT_DIALOGS)
    expect(frontDialogIn(new URL(frontDialogPath(offer), 'https://site.example').search)).toBe(offer)
})

test.each(['', '?show=', '?show=admin', '?show=toString'])('%s opens nothing', (search) =>
  expect(frontDialogIn(search)).toBeUndefined(),
)
