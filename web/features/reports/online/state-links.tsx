import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'

export const LIST_PATH = '/products/asin_fx/index'

export function ListLink() {
  const { t } = useTranslation('report')
  return (
    <Button component={Link} href={LIST_PATH} variant="default">
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
