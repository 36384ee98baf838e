import { Title } from '@mantine/core'
import { useState } from 'react'
import { EXTENSION } from '#contracts/model/extension.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { CheckIcon } from '#web/kit/parts/icons.tsx'
import { Tag } from '#web/kit/parts/tag.tsx'
import { Page } from '#web/kit/screens/page.tsx'
import classes from './about/about.module.css'
import { BrowserCard } from './about/browser-card.tsx'
import { MiniProgram } from './about/mini-program.tsx'
import { ShopPicture } from './about/shop-picture.tsx'
import { BROWSERS, type BrowserName } from './browsers.ts'
import { InstallDialog } from './install/install-dialog.tsx'
import { InstallNotes } from './install/install-notes.tsx'

const GAINS = ['click', 'sites', 'private'] as const

export function AboutScreen() {
  const { t } = useTranslation('extension')
  const [guide, setGuide] = useState<BrowserName | null>(null)
  return (
    <Page title={t('title')} subtitle={t('lead')}>
      <div className={classes.screen}>
        <section className={classes.plugin} aria-labelledby="plugin">
          <div className={classes.words}>
            <Tag tone="good">v{EXTENSION.version}</Tag>
            <Title order={2} id="plugin" className={classes.headline}>
              {t('plugin.title')}
            </Title>
            <ul className={classes.gains}>
              {GAINS.map((gain) => (
                <li key={gain}>
                  <CheckIcon size={18} />
                  {t(`plugin.${gain}`)}
                </li>
              ))}
            </ul>
          </div>
          <ShopPicture />
        </section>
        <section aria-labelledby="browsers">
          <Title order={2} id="browsers" className={classes.subtitle}>
            {t('browsers')}
          </Title>
          <ul className={classes.browsers}>
            {BROWSERS.map((browser) => (
              <BrowserCard key={browser} browser={browser} onGuide={() => setGuide(browser)} />
            ))}
          </ul>
          <InstallNotes />
        </section>
        <MiniProgram />
        <InstallDialog browser={guide} onBrowser={setGuide} onClose={() => setGuide(null)} />
      </div>
    </Page>
  )
}
