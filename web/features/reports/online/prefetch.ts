import type { Input } from '#contracts/core/endpoint.ts'
import { readyTexts } from '#contracts/model/report/texts.ts'
import { language } from '#web/api/language.ts'
import { prefetchCall } from '#web/api/prefetch.ts'
import { token } from '#web/api/session.ts'
import type { ReportKindConfig } from '../report-kind.ts'
import { reportAddressOf } from './report-request.ts'

/** Prefetches a report and the report texts while the code of the screen loads. */
export async function prefetchReport(path: string): Promise<void> {
  // Without a session, the app shows the login screen first, so prefetching would be useless.
  if (!token.peek()) return
  const { kind, request } = reportAddressOf(path)
  const report = request && prefetchCall(kind.online, { query: request.query } as Input<ReportKindConfig['online']>)
  await Promise.all([readyTexts(language.peek(), kind.kind), report])
}
