import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import { BackIcon, DownloadIcon, RefreshIcon } from '#web/kit/parts/icons.tsx'

interface Action {
  loading: boolean
  onClick: () => void
}

interface ActionButtonsProps {
  /** With download and update, not the way back alone. */
  whole: boolean
  listPath: string
  download?: Action
  update?: Action
}

/** The buttons as such; those of a page that does not live yet do nothing. */
export function ActionButtons({ whole, listPath, download, update }: ActionButtonsProps) {
  const { t } = useTranslation('report')
  return (
    <>
      {whole && (
        <>
          <Button leftSection={<DownloadIcon />} {...download}>
            {t('download')}
          </Button>
          <Button variant="default" leftSection={<RefreshIcon />} {...update}>
            {t('update')}
          </Button>
        </>
      )}
      <Button component={Link} href={listPath} variant="subtle" color="gray" leftSection={<BackIcon size={16} />}>
        {t('back')}
      </Button>
    </>
  )
}
