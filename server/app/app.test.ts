import { expect, it, onTestFinished } from 'vitest'
import { testApp } from './test-app.test-support.ts'

it('the app uses no deprecated option of a dependency', async () => {
  const warnings: string[] = []
  const note = ({ message }: Error) => warnings.push(message)
  process.on('warning', note)
  onTestFinished(() => void process.off('warning', note))
  const t = await testApp()
  onTestFinished(() => t.close())
  expect(warnings).toEqual([])
})
