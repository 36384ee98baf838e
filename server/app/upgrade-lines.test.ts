import { expect, it } from 'vitest'
import { upgradeLines } from './upgrade-lines.ts'

it('prints the start of an upgrade, then its progress every two seconds', () => {
  const lines: string[] = []
  let now = 0
  const tell = upgradeLines(
    '/data/state.sqlite',
    (line) => lines.push(line),
    () => now,
  )
  tell({ name: '006-reports-markets', step: 6, steps: 11 })
  for (now = 100; now <= 4_500; now += 100)
    tell({ name: '006-reports-markets', step: 6, steps: 11, rows: { done: now, total: 4_500 } })
  expect(lines).toEqual([
    'Upgrading /data/state.sqlite: step 6 of 11',
    'Upgrading /data/state.sqlite: step 6 of 11, 2000 of 4500 rows',
    'Upgrading /data/state.sqlite: step 6 of 11, 4000 of 4500 rows',
  ])
})
