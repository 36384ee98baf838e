import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkTexts } from './check.ts'
import { sampleProject } from './sample-project.test-support.ts'

test('a project without faults has no findings, and counts what was read', () => {
  expect(checkTexts(sampleProject())).toEqual({ files: 3, texts: 8, findings: [] })
})

test('an empty project has counts of zero', () => {
  const root = sampleProject()
  rmSync(join(root, 'web'), { recursive: true })
  rmSync(join(root, 'server'), { recursive: true })
  rmSync(join(root, 'contracts'), { recursive: true })
  expect(checkTexts(root)).toEqual({ files: 0, texts: 0, findings: [] })
})
