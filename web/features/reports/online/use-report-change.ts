import { useRef, useState } from 'react'
import { reports } from '#contracts/api/reports.ts'
import { failures } from '#contracts/core/failures.ts'
import { call, refreshAccount } from '#web/api/calls.ts'
import { Failure } from '#web/api/failure.ts'
import { useLanguage, useModule } from '#web/kit/session.ts'
import { toast } from '#web/kit/toast.ts'
import type { ReportRow } from './use-online-report.ts'

/** Makes the report again: `update` from state 1, `recreate` from state 2. Charged, so a second click is not a second call. */
export function useReportChange(row: ReportRow, action: 'update' | 'recreate', refetch: () => Promise<unknown>) {
  const module = useModule('asin_fx_update')
  const language = useLanguage()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)

  async function change() {
    if (running.current || !module) return
    running.current = true
    setBusy(true)
    try {
      await call(reports.productUpdate, {
        body: { mold_id: module.id, path: module.path, id: row.id, action, language },
      })
      await Promise.all([refetch(), refreshAccount()])
    } catch (thrown) {
      // Want of power opens its own dialog.
      if (!(thrown instanceof Failure && thrown.code === failures.insufficientPower.code)) toast.failure(thrown)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { change: () => void change(), busy, ready: module !== undefined, price: module?.value }
}
