/** `npm run size`: compares the built web's loading size with its budgets. */
import { budgets, eagerCharts } from './bundle/budgets.ts'
import { readChunks } from './bundle/chunks.ts'
import { rootPath } from './process/root.ts'

const dist = rootPath('web/dist')
const chunks = readChunks(dist)
for (const { what, kb, limit } of budgets(dist, chunks)) {
  const over = limit !== undefined && kb > limit
  console.log(
    `${over ? '✗' : ' '} ${kb.toFixed(1).padStart(6)} KB ${limit ? `of ${limit}`.padEnd(7) : '       '} ${what}`,
  )
  if (over) process.exitCode = 1
}
for (const source of eagerCharts(chunks)) {
  console.log(`✗ ${source} loads ECharts before it draws a chart`)
  process.exitCode = 1
}
