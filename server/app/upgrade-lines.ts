/** Progress lines while a start upgrades an old state: 3,000 reports take about ten seconds. */
import type { UpgradePart } from '#server/db/state.ts'

const EVERY_MS = 2_000

export function upgradeLines(file: string, print: (line: string) => void, now = () => performance.now()) {
  let printed = Number.NEGATIVE_INFINITY
  return ({ step, steps, rows }: UpgradePart): void => {
    if (now() - printed < EVERY_MS) return
    printed = now()
    const within = rows ? `, ${rows.done} of ${rows.total} rows` : ''
    print(`Upgrading ${file}: step ${step} of ${steps}${within}`)
  }
}
