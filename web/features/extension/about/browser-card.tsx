import { Button } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import { BROWSERS, type BrowserName } from '../browsers.ts'
import { DownloadButton } from '../install/download-button.tsx'
import { ExtensionsPage } from '../install/extensions-page.tsx'
import classes from './browser-card.module.css'
import { BrowserMark } from './browser-mark.tsx'

export function BrowserCard({ browser, onGuide }: { browser: BrowserName; onGuide: () => void }) {
  const { t } = useTranslation('extension')
  const recommended = browser === BROWSERS[0]
  return (
    <li className={classes.card} data-recommended={recommended || undefined}>
      <h3 className={classes.name}>
        <BrowserMark browser={browser} />
        {t(`browser.${browser}`)}
        {recommended && <Tag tone="good">{t('recommended')}</Tag>}
      </h3>
      <ExtensionsPage browser={browser} />
      <div className={classes.actions}>
        <DownloadButton browser={browser} primary={recommended} />
        <Button variant="subtle" onClick={onGuide} aria-label={t('stepsOf', { browser: t(`browser.${browser}`) })}>
          {t('steps')}
        </Button>
      </div>
    </li>
  )
}
