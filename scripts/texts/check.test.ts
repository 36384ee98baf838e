import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkTexts } from './check.ts'
import { sampleProject } from './sample-project.test-support.ts'

test('reports no findings and counts files and texts for a valid project', () => {
  expect(checkTexts(sampleProject())).toEqual({ files: 3, texts: 8, findings: [] })
})

test('counts nothing in an empty project', () => {
  const root = sampleProject()
  rmSync(join(root, 'web'), { recursive: true })
  rmSync(join(root, 'server'), { recursive: true })
  rmSync(join(root, 'contracts'), { recursive: true })
  expect(checkTexts(root)).toEqual({ files: 0, texts: 0, findings: [] })
})
