import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import { BackIcon, DownloadIcon, RefreshIcon } from '#web/kit/parts/icons.tsx'
import classes from './online-report.module.css'

interface Action {
  loading: boolean
  onClick: () => void
}

interface ActionButtonsProps {
  /** If false, the download and update buttons are invisible but keep their space, so the back button does not move. */
  whole: boolean
  listPath: string
  download?: Action
  update?: Action
}

/** Server rendering passes no `download` and `update`, so the buttons do nothing. */
export function ActionButtons({ whole, listPath, download, update }: ActionButtonsProps) {
  const { t } = useTranslation('report')
  const unseen = whole ? {} : { className: classes.unseen, disabled: true }
  return (
    <>
      <Button leftSection={<DownloadIcon />} {...download} {...unseen}>
        {t('download')}
      </Button>
      <Button variant="default" leftSection={<RefreshIcon />} {...update} {...unseen}>
        {t('update')}
      </Button>
      <Button component={Link} href={listPath} variant="subtle" color="gray" leftSection={<BackIcon size={16} />}>
        {t('back')}
      </Button>
    </>
  )
}
