import { ActionIcon, CopyButton } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import { CheckIcon } from '#web/kit/parts/icons.tsx'
import { Icon } from '#web/kit/report/icon.tsx'
import { toast } from '#web/kit/toast.ts'
import classes from './online-report.module.css'

/** Copies the ASIN; where the browser does not let it, says so. */
export function CopyAsin({ asin }: { asin: string }) {
  const { t } = useTranslation('report')
  return (
    <CopyButton value={asin}>
      {({ copied, copy }) => (
        <ActionIcon
          className={classes.copy}
          variant="subtle"
          size={26}
          color={copied ? 'teal' : 'gray'}
          aria-label={copied ? t('copied') : t('copyAsin')}
          onClick={() => (navigator.clipboard ? copy() : toast.refusal(t('copyFailed')))}
        >
          {copied ? <CheckIcon size={15} /> : <Icon name="copy" size={15} />}
        </ActionIcon>
      )}
    </CopyButton>
  )
}
