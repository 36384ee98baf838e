/** What a visit that begins at a report asks for at once, beside the code that will draw it. */
import type { Input } from '#contracts/core/endpoint.ts'
import { readyTexts } from '#contracts/model/report/texts.ts'
import { beginCall } from '#web/api/begun.ts'
import { language } from '#web/api/language.ts'
import { token } from '#web/api/session.ts'
import type { KindOfReport } from '../report-kind.ts'
import { reportAddressOf } from './asked-report.ts'

/** Begins to read the report of an address and the words of reports; resolves when both are here. */
export async function beginReport(path: string): Promise<void> {
  // Whoever is not logged in comes to the login.
  if (!token.peek()) return
  const { kind, asked } = reportAddressOf(path)
  const report = asked && beginCall(kind.online, { query: asked.query } as Input<KindOfReport['online']>)
  await Promise.all([readyTexts(language.peek(), kind.kind), report])
}
