import { ActionIcon } from '@mantine/core'
import { copyText } from '#web/kit/copy.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Icon } from '#web/kit/report/icon.tsx'
import classes from './online-report.module.css'

/** Copies the ASIN. */
export function CopyAsin({ asin }: { asin: string }) {
  const { t } = useTranslation('report')
  return (
    <ActionIcon
      className={classes.copy}
      variant="subtle"
      size={26}
      color="gray"
      aria-label={t('copyAsin')}
      onClick={() => void copyText(asin)}
    >
      <Icon name="copy" size={15} />
    </ActionIcon>
  )
}
