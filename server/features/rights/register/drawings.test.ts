import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { drawingOf, drawingsFolder } from './drawings.ts'

const shape = { family: 'travel-mug', seed: 3, stretch: 1 }

it('draws the view of a shape in black on white', async () => {
  const png = await drawingOf({ no: 1, kind: 'front', drawing: shape }, '')
  const { width, height, format, channels } = await sharp(png!).metadata()
  expect([width, height, format, channels]).toEqual([600, 600, 'png', 1])
  const { channels: [grey] = [] } = await sharp(png!).stats()
  expect([grey?.min, grey?.max]).toEqual([0, 255])
  expect(await drawingOf({ no: 2, kind: 'top', drawing: shape }, '')).not.toEqual(png)
})

it('returns the stored file of an office’s drawing, and null while it is missing', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'drawings-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const folder = drawingsFolder(dataDir)
  const view = { no: 1, kind: 'sheet', drawing: { file: 'US/1.png' } } as const
  expect(await drawingOf(view, folder)).toBeNull()
  mkdirSync(join(folder, 'US'), { recursive: true })
  writeFileSync(join(folder, 'US/1.png'), 'bytes')
  expect(String(await drawingOf(view, folder))).toBe('bytes')
  expect(await drawingOf({ no: 1, kind: 'front', drawing: null }, folder)).toBeNull()
})
