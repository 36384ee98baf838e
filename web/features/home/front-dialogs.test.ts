import { expect, test } from 'vitest'
import { FRONT_DIALOGS, frontDialogIn, frontDialogPath } from './front-dialogs.ts'

test('each dialog for guests has an address on the front page', () => {
  for (const dialog of FRONT_DIALOGS)
    expect(frontDialogIn(new URL(frontDialogPath(dialog), 'https://site.example').search)).toBe(dialog)
})

test.each(['', '?show=', '?show=admin', '?show=toString'])('the query “%s” opens no dialog', (search) =>
  expect(frontDialogIn(search)).toBeUndefined(),
)
