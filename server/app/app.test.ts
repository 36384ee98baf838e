import { expect, it, onTestFinished } from 'vitest'
import { testApp } from './test-app.test-support.ts'

it('the app is built without an option that the next version of a dependency takes away', async () => {
  const warnings: string[] = []
  const note = ({ message }: Error) => warnings.push(message)
  process.on('warning', note)
  onTestFinished(() => void process.off('warning', note))
  const t = await testApp()
  onTestFinished(() => t.close())
  expect(warnings).toEqual([])
})
