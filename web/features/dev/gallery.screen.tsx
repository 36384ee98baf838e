import { Title } from '@mantine/core'
import { Suspense } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { LanguageSwitch } from '#web/kit/parts/language-switch.tsx'
import { ThemeSwitch } from '#web/kit/parts/theme-switch.tsx'
import { Waiting } from '#web/kit/parts/waiting.tsx'
import { Page } from '#web/kit/screens/page.tsx'
import { Exhibit } from './exhibit.tsx'
import { exhibits, ROOMS } from './exhibits.ts'
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
          {ROOMS.map((room) => (
            <div key={room}>
              <p>{t(`room.${room}`)}</p>
              <ul>
                {Object.keys(exhibits[room]).map((name) => (
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
          {ROOMS.map((room) => (
            <section key={room} aria-labelledby={`room-${room}`}>
              <Title order={2} id={`room-${room}`}>
                {t(`room.${room}`)}
              </Title>
              {Object.entries(exhibits[room]).map(([name, Show]) => (
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
