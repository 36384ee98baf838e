import { Button } from '@mantine/core'
import { copyText } from '#web/kit/copy.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { type BrowserName, EXTENSIONS_PAGE } from '../browsers.ts'
import classes from './extensions-page.module.css'

export function ExtensionsPage({ browser }: { browser: BrowserName }) {
  const { t } = useTranslation('extension')
  const address = EXTENSIONS_PAGE[browser]
  return (
    <div className={classes.row}>
      <code>{address}</code>
      <Button size="xs" variant="light" onClick={() => void copyText(address)} aria-label={t('copyOf', { address })}>
        {t('copy')}
      </Button>
    </div>
  )
}
