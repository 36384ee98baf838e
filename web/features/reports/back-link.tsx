import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import { BackIcon } from '#web/kit/parts/icons.tsx'
import type { ReportKindConfig } from './report-kind.ts'
import { useListPath } from './use-list-path.ts'

export function BackLink({ kind }: { kind: ReportKindConfig }) {
  const { t } = useTranslation('reports')
  return (
    <Button
      component={Link}
      href={useListPath(kind)}
      variant="subtle"
      color="gray"
      leftSection={<BackIcon size={16} />}
    >
      {t(`${kind.kind}.back`)}
    </Button>
  )
}
