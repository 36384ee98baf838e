import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import { useListPath } from '../use-list-path.ts'

export function ListLink() {
  const { t } = useTranslation('report')
  const path = useListPath()
  return (
    <Button component={Link} href={path} variant="default">
      {t('back')}
    </Button>
  )
}

/** To the confirm screen, where the report is bought. */
export function CreateLink({ asin, marketplace }: { asin: string; marketplace: string }) {
  const { t } = useTranslation('report')
  return (
    <Button component={Link} href={`/product?${new URLSearchParams({ asin, marketplace })}`}>
      {t('create')}
    </Button>
  )
}
