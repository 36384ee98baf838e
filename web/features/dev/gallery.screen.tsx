import { Title } from '@mantine/core'
import { Suspense } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { LanguageSwitch } from '#web/kit/parts/language-switch.tsx'
import { ThemeSwitch } from '#web/kit/parts/theme-switch.tsx'
import { Waiting } from '#web/kit/parts/waiting.tsx'
import { Page } from '#web/kit/screens/page.tsx'
import { Exhibit } from './exhibit.tsx'
import { exhibits, SECTIONS } from './exhibits.ts'
import classes from './gallery.module.css'

export function GalleryScreen() {
  const { t } = useTranslation('gallery')
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        <>
          <ThemeSwitch />
          <LanguageSwitch />
        </>
      }
    >
      <div className={classes.page}>
        <nav className={classes.nav} aria-label={t('contents')}>
          {SECTIONS.map((section) => (
            <div key={section}>
              <p>{t(`room.${section}`)}</p>
              <ul>
                {Object.keys(exhibits[section]).map((name) => (
                  <li key={name}>
                    <a href={`#${name}`}>
                      <code>{name}</code>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={classes.rooms}>
          {SECTIONS.map((section) => (
            <section key={section} aria-labelledby={`room-${section}`}>
              <Title order={2} id={`room-${section}`}>
                {t(`room.${section}`)}
              </Title>
              {Object.entries(exhibits[section]).map(([name, Show]) => (
                <Exhibit key={name} name={name}>
                  <Suspense fallback={<Waiting />}>
                    <Show />
                  </Suspense>
                </Exhibit>
              ))}
            </section>
          ))}
        </div>
      </div>
    </Page>
  )
}
