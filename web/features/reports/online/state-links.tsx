import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import type { ReportKindConfig } from '../report-kind.ts'
import { useListPath } from '../use-list-path.ts'

export function ListLink({ kind }: { kind: ReportKindConfig }) {
  const { t } = useTranslation('report')
  return (
    <Button component={Link} href={useListPath(kind)} variant="default">
      {t('back')}
    </Button>
  )
}

export function CreateLink({ path }: { path: string }) {
  const { t } = useTranslation('report')
  return (
    <Button component={Link} href={path}>
      {t('create')}
    </Button>
  )
}
