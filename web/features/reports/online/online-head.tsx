import { useTranslation } from '#web/kit/i18n.ts'
import { PageHead } from '#web/kit/screens/page.tsx'
import type { ReportKindConfig } from '../report-kind.ts'

export function OnlineHead({ kind }: { kind: ReportKindConfig }) {
  const { t } = useTranslation('shell')
  return <PageHead title={t(kind.kind === 'asin' ? 'title.online' : 'title.marketOnline')} />
}
