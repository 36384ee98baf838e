import { expect, it, onTestFinished } from 'vitest'
import { DevWorld } from '#contracts/api/dev/devtools-worlds.ts'
import { testApp } from '#server/app/test-app.test-support.ts'

it('lists worlds with the fields of the contract only, without secrets', async () => {
  const t = await testApp()
  onTestFinished(() => t.close())
  await t.seller({ 'x-world': 'another' })
  const { text, body } = await t.as().get('/__dev/worlds')
  expect(body.data.row.map(({ id }: { id: string }) => id).toSorted()).toEqual(['another', 'main'])
  for (const row of body.data.row)
    expect(Object.keys(row).toSorted()).toEqual(Object.keys(DevWorld.properties).toSorted())
  expect(text).not.toContain(t.app.worlds.main.secret)
})
